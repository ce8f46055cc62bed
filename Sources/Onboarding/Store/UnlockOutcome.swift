/// How a try to open a store ended.
public enum UnlockOutcome: Hashable, Sendable {
  /// The store is open.
  case unlocked
  /// The passcode is wrong: how many tries are left, and how long until the next.
  case rejected(triesLeft: Int, wait: Duration)
  /// The passcode was not looked at: there is so much time to wait.
  case throttled(wait: Duration)
  /// There were too many wrong passcodes, this one perhaps the last of them.
  case disabled
  /// There were too many wrong passcodes, and the store has removed itself.
  case wiped
  /// The finger opens nothing until the passcode was given.
  case passcodeRequired(PasscodeReason)
  /// The recovery code is not the one of this store.
  case wrongRecoveryCode
  /// The recovery code has a slip in it: its own check does not come out.
  case mistypedRecoveryCode

  /// Why a finger does not do.
  public enum PasscodeReason: Hashable, Sendable {
    /// Other fingers are enrolled than when the finger was enabled.
    case enrolmentChanged
    /// The machine was started since the passcode was given last.
    case restarted
    /// The passcode was disabled by wrong tries, and the finger with it.
    case tooManyTries
    /// The finger is not enabled for this store.
    case notEnabled
  }
}
