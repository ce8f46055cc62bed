import Foundation
import Onboarding

/// What a person reads while no passcode can be tried, and what can be done about it.
struct StoreNotice: Hashable {
  /// What a button does.
  enum Action: Hashable { case proceed, retry, recover, reset }

  let message: ErrorMessage
  /// The first one stands out, unless it is the reset.
  let actions: [Action]

  private init(_ message: ErrorMessage, _ actions: [Action]) {
    (self.message, self.actions) = (message, actions)
  }

  /// A finger that the person wanted does not open the store, which is open.
  @MainActor static var fingerNotSaved: StoreNotice {
    let texts = ScreenTexts.current
    return StoreNotice(
      ErrorMessage(title: texts[.fingerTitle], advice: texts[.fingerNotSaved]), [.proceed])
  }

  /// Makes the notice of a phase; nil where none is needed.
  @MainActor init?(for phase: OnboardingStoreState.Phase) {
    let texts = ScreenTexts.current
    let hasCode = phase.keys.contains(.recoveryCode)
    switch phase {
    case .throttled(_, let wait):
      message = ErrorMessage(
        title: texts[.passcodeWaitTitle], advice: Self.advice(after: wait, texts))
      actions = hasCode ? [.recover, .reset] : [.reset]
    case .disabled:
      message = ErrorMessage(
        title: texts[.passcodeNoTriesTitle],
        advice: hasCode
          ? texts[.recoveryAdvice] : FUIPasscodeController.enterCredentialsMessageString)
      actions = hasCode ? [.recover, .reset] : [.reset]
    case .needsRecovery:
      message = texts.message(for: SecretStoreError.deviceKeyMissing)
      actions = hasCode ? [.recover, .retry, .reset] : [.retry, .reset]
    case .trouble(let error):
      message = texts.message(for: error)
      // Whether there is a code is not known; it opens a store whose keyring is gone.
      actions = error == .keyring(reason: .absent) ? [.retry, .recover] : [.retry]
    case .unknown, .noVault, .locked, .unlocking, .unlocked: return nil
    }
  }

  /// When a passcode is taken again. The minute is the one that is full by then.
  static func advice(after wait: Duration, _ texts: OnboardingTexts) -> String {
    let end = Date.now.addingTimeInterval(wait / .seconds(1) + 59)
    let time = end.formatted(
      Date.FormatStyle(date: .omitted, time: .shortened)
        .locale(Locale(identifier: texts.language)))
    return texts.text(.passcodeWaitAdvice, time)
  }
}

/// Why a store did not take a passcode, in the words that the screen shows.
struct StoreFailure: LocalizedError, Hashable {
  let reason: SecretStoreError

  /// The words of the screens.
  var words: String {
    let message = OnboardingTexts.standard.message(for: reason)
    return message.title + "\n" + message.advice
  }

  var errorDescription: String? { words }
}
