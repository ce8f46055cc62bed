import Onboarding
import PrivateFiles

extension Vault {
  /// What there is, without asking the person for anything.
  ///
  /// When a clock was set back, the wait begins anew, and that is written down.
  public func status() throws(SecretStoreError) -> SecretStoreStatus {
    let status = try whileAlone { folder throws(SecretStoreError) in
      try look(in: folder)
    }
    return status ?? .noVault
  }

  private func look(in folder: PrivateFolder) throws(SecretStoreError) -> SecretStoreStatus {
    guard let session = try VaultSession(location, in: folder) else {
      opened = nil
      return .noVault
    }
    let keys = session.file.keys
    if opened?.id == session.file.id { return .unlocked(keys) }
    opened = nil
    let tries: Tries
    do throws(SecretStoreError) {
      tries = try Tries(of: session, keyring: keyring)
    } catch .deviceKeyMissing {
      return .needsRecovery(keys)
    }
    switch try verdict(tries) {
    case .ready(let triesLeft): return .locked(keys, triesLeft: triesLeft)
    case .wait(let wait): return .throttled(keys, wait: wait)
    case .disabled:
      guard session.file.flags.contains(.wipesAtLimit) else { return .disabled(keys) }
      // The program was ended between the last try and this.
      try remove(from: folder)
      return .noVault
    }
  }

  /// Whether a passcode may be tried; a wait that begins anew is kept.
  func verdict(_ tries: Tries) throws(SecretStoreError) -> PasscodeThrottle.Verdict {
    let before = tries.throttle(limit: options.limit)
    var throttle = before
    let verdict = throttle.verdict(at: clock())
    if throttle != before { try tries.keep(throttle) }
    return verdict
  }
}
