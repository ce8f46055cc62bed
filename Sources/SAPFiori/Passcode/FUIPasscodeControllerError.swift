/// Why an app does not take a passcode.
///
/// Texts that are made from an error, `print(error)` for instance, do not have the passcode in them.
public enum FUIPasscodeControllerError: Error {
  /// The passcode is wrong; `triesRemaining` may be `FUIPasscodePolicy.passcodePolicyNoLimit`.
  case invalidPasscode(code: String, triesRemaining: Int)
  /// The passcode is wrong, for a reason that the person reads.
  case failedToMatch(message: String, triesRemaining: Int)
  /// The passcode may not be used, for a reason that the person reads.
  case failedToMeetPolicy(message: String)
}

extension FUIPasscodeControllerError: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The error in words, without the passcode.
  public var description: String {
    switch self {
    case .invalidPasscode(_, let tries): "invalidPasscode(triesRemaining: \(tries))"
    case .failedToMatch(let message, let tries):
      "failedToMatch(message: \(message), triesRemaining: \(tries))"
    case .failedToMeetPolicy(let message): "failedToMeetPolicy(message: \(message))"
    }
  }

  /// The error in words, without the passcode.
  public var debugDescription: String { description }

  /// What `dump` shows: the error in words.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
