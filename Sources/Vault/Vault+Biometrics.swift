import Onboarding
import Secrets

extension Vault {
  /// Makes an empty vault that a finger opens and no passcode, and leaves it open.
  ///
  /// When the finger or the keyring is lost, only a recovery code opens it.
  public func create(
    forMatchOf enrolment: BiometricEnrolment
  ) throws(SecretStoreError) {
    try make { id, key, _ throws(SecretStoreError) in
      try biometricSlot(enrolment, vault: id, wrapping: key)
    }
  }

  /// Opens the vault after a finger has matched, by the key that the keyring has for that.
  ///
  /// The match is a gate that the caller keeps: each program of the same person can read the key
  /// from an open keyring without any finger.
  public func unlock(
    afterMatchOf enrolment: BiometricEnrolment
  ) throws(SecretStoreError) -> UnlockOutcome {
    try match(enrolment, opens: true)
  }

  /// Why a match of these fingers would not open the vault now; nil where it would.
  public func obstacle(
    toMatchOf enrolment: BiometricEnrolment
  ) throws(SecretStoreError) -> UnlockOutcome.PasscodeReason? {
    guard case .passcodeRequired(let reason) = try match(enrolment, opens: false) else {
      return nil
    }
    return reason
  }

  private func match(
    _ enrolment: BiometricEnrolment, opens: Bool
  ) throws(SecretStoreError) -> UnlockOutcome {
    let outcome = try whileAlone { folder throws(SecretStoreError) -> UnlockOutcome in
      guard let session = try VaultSession(location, in: folder) else { throw .noVault }
      return try match(enrolment, session, opens: opens)
    }
    guard let outcome else { throw .noVault }
    return outcome
  }

  private func match(
    _ enrolment: BiometricEnrolment, _ session: VaultSession, opens: Bool
  ) throws(SecretStoreError) -> UnlockOutcome {
    guard let slot = session.file[.biometrics] else { return .passcodeRequired(.notEnabled) }
    if session.file[.passcode] != nil {
      let tries = try Tries(of: session, keyring: keyring)
      let delay = PasscodeThrottle.delay(after: tries.record.failures)
      if delay > .zero || tries.record.failures >= tries.throttle(limit: options.limit).limit {
        return .passcodeRequired(.tooManyTries)
      }
      if options.asksPasscodeAfterRestart, tries.record.passcodeBoot != clock().boot {
        return .passcodeRequired(.restarted)
      }
    }
    guard let secret = try keyring.key(.biometrics, of: session.file.id) else {
      return .passcodeRequired(.notEnabled)
    }
    let wrappingKey = try wrappingKey(secret, enrolment)
    guard let key = try slot.key(vault: session.file.id, unwrappingWith: wrappingKey) else {
      return .passcodeRequired(.enrolmentChanged)
    }
    _ = try ValueIndex(of: session.file, key: key)
    if opens { opened = OpenVault(id: session.file.id, key: key) }
    return .unlocked
  }

  /// Lets the open vault be opened by a finger too; needs the keyring.
  public func enableBiometrics(
    for enrolment: BiometricEnrolment
  ) throws(SecretStoreError) {
    try whileOpen { session, open throws(SecretStoreError) in
      let slot = try biometricSlot(enrolment, vault: open.id, wrapping: open.key)
      try session.change(with: open.key) { $0[.biometrics] = slot }
      try session.save()
    }
  }

  /// Ends that.
  public func disableBiometrics() throws(SecretStoreError) {
    try whileOpen { session, open throws(SecretStoreError) in
      guard session.file[.biometrics] != nil else { return }
      guard session.file.slots.count > 1 else { throw .refused(reason: .lastWay) }
      try session.change(with: open.key) { $0[.biometrics] = nil }
      try session.save()
      // Its slot is gone: the key opens nothing.
      try? keyring.removeKey(.biometrics, of: open.id)
    }
  }

  private func biometricSlot(
    _ enrolment: BiometricEnrolment, vault: VaultID, wrapping key: borrowing SecretBytes
  ) throws(SecretStoreError) -> KeySlot {
    let secret = try Sodium.randomSecret(Sodium.keyLength)
    try keyring.setKey(secret, .biometrics, of: vault)
    let wrappingKey = try wrappingKey(secret, enrolment)
    return KeySlot(
      .biometrics, derivation: nil, salt: Sodium.random(KeySlot.saltLength), vault: vault,
      wrapping: key, in: wrappingKey)
  }

  /// Bound to what is enrolled: other fingers make another key.
  private func wrappingKey(
    _ secret: borrowing SecretBytes, _ enrolment: BiometricEnrolment
  ) throws(SecretStoreError) -> SecretBytes {
    let names = [enrolment.reader] + enrolment.fingers
    let list = names.reduce(into: [UInt8]()) { $0 += Array($1.utf8) + [0] }
    return try Sodium.hash("foyer.vault.biometrics", list, key: secret)
  }
}
