import Foundation
import Onboarding

/// What the errors of an app mean to the flows.
enum PasscodeErrors {
  /// What is against a passcode that was chosen.
  static func message(for error: any Error) -> PasscodeMessage {
    .refused(reason: reason(of: error), triesRemaining: nil)
  }

  /// What is against a passcode that was entered. An error that is not about the passcode is no try.
  static func answer(for error: any Error) -> PasscodeEntry.Answer {
    switch error as? FUIPasscodeControllerError {
    case .invalidPasscode(_, let tries): .wrong(triesRemaining: tries)
    case .failedToMatch(let message, let tries): .refused(reason: message, triesRemaining: tries)
    case .failedToMeetPolicy(let message): .failed(reason: message)
    case nil: .failed(reason: reason(of: error))
    }
  }

  /// The words of an error; nil where it has none for people.
  static func reason(of error: any Error) -> String? {
    switch error as? FUIPasscodeControllerError {
    case .invalidPasscode: nil
    case .failedToMatch(let message, _), .failedToMeetPolicy(let message): message
    case nil: (error as? any LocalizedError)?.errorDescription
    }
  }
}
