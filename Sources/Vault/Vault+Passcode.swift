import Onboarding
import PrivateFiles
import Secrets

extension Vault {
  /// Makes an empty vault that opens by a passcode, and leaves it open.
  public func create(passcode: borrowing SecretBytes) throws(SecretStoreError) {
    let passcode = try Passcode.normalized(passcode)
    try make { id, key, deviceKey throws(SecretStoreError) in
      try passcodeSlot(passcode, deviceKey: deviceKey, vault: id, wrapping: key)
    }
  }

  /// Tries a passcode. The try is counted, on the disk and a second time, before the passcode is
  /// looked at; the same wrong passcode again is not.
  public func unlock(passcode: borrowing SecretBytes) throws(SecretStoreError) -> UnlockOutcome {
    let passcode = try Passcode.normalized(passcode)
    let outcome = try whileAlone { folder throws(SecretStoreError) in
      try unlock(passcode, in: folder)
    }
    guard let outcome else { throw .noVault }
    return outcome
  }

  private func unlock(
    _ passcode: borrowing SecretBytes, in folder: PrivateFolder
  ) throws(SecretStoreError) -> UnlockOutcome {
    guard let session = try VaultSession(location, in: folder) else { throw .noVault }
    let tries = try Tries(of: session, keyring: keyring)
    guard let slot = session.file[.passcode], let derivation = slot.derivation else {
      return .disabled
    }
    switch try verdict(tries) {
    case .wait(let wait): return .throttled(wait: wait)
    case .disabled: return try limitReached(session)
    case .ready(let triesLeft):
      if let lastWrong, try lastWrong.isSame(passcode) {
        return .rejected(triesLeft: triesLeft, wait: .zero)
      }
    }
    var throttle = tries.throttle(limit: options.limit)
    throttle.countTry(at: clock())
    try tries.keep(throttle)
    observer?(.counted(failures: throttle.failures))
    observer?(.evaluating)
    let wrappingKey = try wrappingKey(
      passcode, derivation, salt: slot.salt, deviceKey: tries.deviceKey)
    let key = try slot.key(vault: session.file.id, unwrappingWith: wrappingKey)
    observer?(.evaluated)
    guard let key else {
      lastWrong = try WrongPasscode(passcode)
      if throttle.failures == throttle.limit { return try limitReached(session) }
      return .rejected(
        triesLeft: throttle.limit - throttle.failures,
        wait: PasscodeThrottle.delay(after: throttle.failures))
    }
    try refresh(session, tries, passcode, key)
    lastWrong = nil
    opened = OpenVault(id: session.file.id, key: key)
    return .unlocked
  }

  private func limitReached(_ session: VaultSession) throws(SecretStoreError) -> UnlockOutcome {
    guard session.file.flags.contains(.wipesAtLimit) else { return .disabled }
    try remove(from: session.folder)
    return .wiped
  }

  /// Forgets the tries, and brings cost and limit to what the app wants now.
  private func refresh(
    _ session: VaultSession, _ tries: Tries, _ passcode: borrowing SecretBytes,
    _ key: borrowing SecretBytes
  ) throws(SecretStoreError) {
    let id = session.file.id
    let derivation = session.file[.passcode]?.derivation ?? .alone
    let wanted = derivation.raised(to: options.derivation(withDeviceKey: tries.deviceKey != nil))
    var raised = session.file[.passcode]
    if wanted != derivation {
      raised = try passcodeSlot(
        passcode, wanted, deviceKey: tries.deviceKey, vault: id, wrapping: key)
    }
    try session.change(with: key) { file in
      file.retryLimit = options.limit
      file.flags.setMembership(of: .wipesAtLimit, to: options.atLimit == .wipe)
      file[.passcode] = raised
    }
    try tries.forget(boot: clock().boot)
  }

  /// Gives an open vault a new passcode; the old one opens it no more.
  public func changePasscode(to passcode: borrowing SecretBytes) throws(SecretStoreError) {
    let passcode = try Passcode.normalized(passcode)
    try whileOpen { session, open throws(SecretStoreError) in
      let tries = try Tries(of: session, keyring: keyring)
      let slot = try passcodeSlot(
        passcode, deviceKey: tries.deviceKey, vault: open.id, wrapping: open.key)
      try session.change(with: open.key) { $0[.passcode] = slot }
      try tries.forget(boot: clock().boot)
    }
    lastWrong = nil
  }
}
