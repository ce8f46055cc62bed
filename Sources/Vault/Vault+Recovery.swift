import Onboarding
import Secrets

extension Vault {
  /// Makes a code that opens the vault without passcode and keyring, in place of an earlier one.
  public func makeRecoveryCode() throws(SecretStoreError) -> SecretBytes {
    let secret = try Sodium.randomSecret(RecoveryCode.secretLength)
    let text = try RecoveryCode.text(for: secret)
    try whileOpen { session, open throws(SecretStoreError) in
      let wrappingKey = try wrappingKey(secret, of: open.id)
      let slot = KeySlot(
        .recoveryCode, derivation: nil, salt: Sodium.random(KeySlot.saltLength), vault: open.id,
        wrapping: open.key, in: wrappingKey)
      try session.change(with: open.key) { $0[.recoveryCode] = slot }
      try session.save()
    }
    return text
  }

  /// What there is to say of a recovery code. Nothing is opened, and nothing is counted: a code has 128
  /// random bits.
  public func check(
    recoveryCode code: borrowing SecretBytes
  ) throws(SecretStoreError) -> RecoveryCodeCheck {
    guard let secret = try RecoveryCode.secret(in: code) else { return .mistyped }
    let isRight = try whileAlone { folder throws(SecretStoreError) -> Bool in
      guard let session = try VaultSession(location, in: folder) else { throw .noVault }
      return try key(of: session, by: secret) != nil
    }
    guard let isRight else { throw .noVault }
    return isRight ? .right : .wrong
  }

  /// Opens the vault by its recovery code and gives it a new passcode.
  ///
  /// The tries are forgotten. The finger has to be enabled anew; the code stays good until another
  /// is made.
  public func recover(
    code: borrowing SecretBytes, newPasscode: borrowing SecretBytes
  ) throws(SecretStoreError) -> UnlockOutcome {
    let passcode = try Passcode.normalized(newPasscode)
    guard let secret = try RecoveryCode.secret(in: code) else { return .mistypedRecoveryCode }
    let outcome = try whileAlone { folder throws(SecretStoreError) -> UnlockOutcome in
      guard let session = try VaultSession(location, in: folder) else { throw .noVault }
      return try recover(session, secret, passcode)
    }
    guard let outcome else { throw .noVault }
    return outcome
  }

  private func recover(
    _ session: VaultSession, _ secret: borrowing SecretBytes, _ passcode: borrowing SecretBytes
  ) throws(SecretStoreError) -> UnlockOutcome {
    let id = session.file.id
    guard let key = try key(of: session, by: secret) else { return .wrongRecoveryCode }
    let tries = try triesAfterRecovery(session)
    let passcodeSlot = try passcodeSlot(
      passcode, deviceKey: tries.deviceKey, vault: id, wrapping: key)
    let hasDeviceKey = tries.deviceKey != nil
    try session.change(with: key) { file in
      file.flags.setMembership(of: .deviceKey, to: hasDeviceKey)
      file[.passcode] = passcodeSlot
      file[.biometrics] = nil
    }
    try tries.forget(boot: clock().boot)
    lastWrong = nil
    opened = OpenVault(id: id, key: key)
    return .unlocked
  }

  /// The key of the vault; nil where the code is not its own.
  private func key(
    of session: VaultSession, by secret: borrowing SecretBytes
  ) throws(SecretStoreError) -> SecretBytes? {
    guard let slot = session.file[.recoveryCode] else { return nil }
    let wrappingKey = try wrappingKey(secret, of: session.file.id)
    return try slot.key(vault: session.file.id, unwrappingWith: wrappingKey)
  }

  /// The tries as they are; where the keyring or its key is gone, a count that begins anew, with a
  /// new key in the keyring where there is one.
  private func triesAfterRecovery(_ session: VaultSession) throws(SecretStoreError) -> Tries {
    do throws(SecretStoreError) {
      return try Tries(of: session, keyring: keyring)
    } catch {
      guard error == .deviceKeyMissing || error == .keyring(reason: .absent) else { throw error }
      let deviceKey = try makeDeviceKey(of: session.file.id)
      return try Tries(session, deviceKey: deviceKey, keyring: keyring)
    }
  }

  private func wrappingKey(
    _ secret: borrowing SecretBytes, of vault: VaultID
  ) throws(SecretStoreError) -> SecretBytes {
    try Sodium.hash("foyer.vault.recovery", vault.bytes, key: secret)
  }
}
