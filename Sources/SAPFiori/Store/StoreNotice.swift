import Foundation
import Onboarding

/// What a person reads while no passcode can be tried, and what can be done about it.
struct StoreNotice: Hashable {
  /// What a button does.
  enum Action: Hashable { case retry, reset }

  let message: ErrorMessage
  let actions: [Action]

  /// Makes the notice of a phase; nil where none is needed.
  @MainActor init?(for phase: OnboardingStoreState.Phase) {
    let texts = ScreenTexts.current
    switch phase {
    case .throttled(_, let wait):
      message = ErrorMessage(
        title: texts[.passcodeWaitTitle], advice: Self.advice(after: wait, texts))
      actions = [.reset]
    case .disabled:
      message = ErrorMessage(
        title: texts[.passcodeNoTriesTitle],
        advice: FUIPasscodeController.enterCredentialsMessageString)
      actions = [.reset]
    case .needsRecovery:
      message = texts.message(for: SecretStoreError.deviceKeyMissing)
      actions = [.retry, .reset]
    case .trouble(let error):
      message = texts.message(for: error)
      actions = [.retry]
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

  var errorDescription: String? {
    let message = OnboardingTexts.standard.message(for: reason)
    return message.title + "\n" + message.advice
  }
}
