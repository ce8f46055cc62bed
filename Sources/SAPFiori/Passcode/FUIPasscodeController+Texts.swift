import Foundation
import Onboarding

/// Texts that an app sets for all passcode screens. Each holds for the pages that are shown from then
/// on; until it is set, it is the kit's in the language of the screens.
extension FUIPasscodeController {
  /// The title where a passcode is chosen.
  public static var choosePasscodeTitleString: String {
    get { PasscodeStrings.choose ?? ScreenTexts.current[.passcodeCreateTitle] }
    set { PasscodeStrings.choose = newValue }
  }

  /// The title where it is typed once more.
  public static var confirmPasscodeString: String {
    get { PasscodeStrings.confirm ?? ScreenTexts.current[.passcodeConfirmTitle] }
    set { PasscodeStrings.confirm = newValue }
  }

  /// What to do where a passcode is chosen; `%d` stands for the least number of characters.
  public static var setPasscodeMessageFormat: String {
    get { PasscodeStrings.setFormat ?? ScreenTexts.current[.passcodeCreateDetail] }
    set { PasscodeStrings.setFormat = newValue }
  }

  /// The button that explains what a finger does.
  public static var learnMoreTouchIDLinkString: String {
    get { PasscodeStrings.learnMore ?? ScreenTexts.current[.fingerLearnMoreAction] }
    set { PasscodeStrings.learnMore = newValue }
  }

  /// The button for those who do not know their passcode.
  public static var resetPasscodeButtonString: String {
    get { PasscodeStrings.reset ?? ScreenTexts.current[.passcodeResetAction] }
    set { PasscodeStrings.reset = newValue }
  }

  /// What to do when no tries are left.
  public static var enterCredentialsMessageString: String {
    get { PasscodeStrings.enterCredentials ?? ScreenTexts.current[.passcodeNoTriesAdvice] }
    set { PasscodeStrings.enterCredentials = newValue }
  }

  /// The message of ``setPasscodeMessageFormat`` for a length.
  static func setPasscodeMessage(minLength: Int) -> String {
    setPasscodeMessageFormat.replacing(/%(?:\d+\$)?(?:l*d|@)/) { _ in "\(minLength)" }
  }

  /// Takes the app's texts back.
  package static func resetStrings() { PasscodeStrings.takeBack() }
}

/// What an app has set.
@MainActor private enum PasscodeStrings {
  static var choose: String?
  static var confirm: String?
  static var setFormat: String?
  static var learnMore: String?
  static var reset: String?
  static var enterCredentials: String?

  static func takeBack() {
    (choose, confirm, setFormat, learnMore, reset, enterCredentials) = (
      nil, nil, nil, nil, nil, nil
    )
  }
}
