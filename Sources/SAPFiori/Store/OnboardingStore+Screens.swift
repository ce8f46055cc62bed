import Onboarding
import UIKit

extension OnboardingStore {
  /// Makes the screen on which a passcode is chosen. Show it in a navigation controller; it is dismissed
  /// where it was presented, and ``onChange`` tells when the store is open.
  public func makeCreateScreen() -> FUIPasscodeCreateController {
    let screen = FUIPasscodeCreateController.createInstanceFromStoryboard()
    screen.delegate = self
    screen.fingerUnlock = fingerUnlock
    screen.fingerPlacement = fingerPlacement
    return screen
  }

  /// Makes the screen on which the passcode is entered. Windows that are protected show it by
  /// themselves.
  public func makeInputScreen() -> FUIPasscodeInputController {
    let screen = FUIPasscodeInputController.createInstanceFromStoryboard()
    screen.delegate = self
    screen.fingerUnlock = fingerUnlock
    return screen
  }

  /// Makes the screens on which the passcode is replaced. Present them; they are dismissed at the end.
  public func makeChangeScreen() -> FUIPasscodeChangeController {
    let screen = FUIPasscodeChangeController.createInstanceFromStoryboard()
    screen.passcodeControllerDelegate = self
    screen.fingerUnlock = fingerUnlock
    return screen
  }

  // MARK: - Resetting

  /// Offers the recovery code where there is one, and a reset.
  func resetWanted(on screen: UIViewController) {
    guard state.mayBegin(.recoveryCode) else { return askForReset(on: screen) }
    let texts = ScreenTexts.current
    let alert = UIAlertController(
      title: FUIPasscodeController.resetPasscodeButtonString, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: texts[.cancelAction], style: .cancel))
    alert.addAction(
      UIAlertAction(title: texts[.recoveryEnterAction], style: .default) {
        [weak self, weak screen] _ in
        if let screen { self?.startRecovery(on: screen) }
      })
    alert.addAction(
      UIAlertAction(title: texts[.storeResetAction], style: .destructive) {
        [weak self, weak screen] _ in
        if let screen { self?.askForReset(on: screen) }
      })
    screen.present(alert, animated: true)
  }

  /// Does what ``onReset`` says, or asks whether all that the store keeps is to be removed.
  func askForReset(on screen: UIViewController) {
    if let onReset { return onReset(screen) }
    let texts = ScreenTexts.current
    let alert = UIAlertController(
      title: texts[.storeResetTitle], message: texts[.storeResetAdvice], preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: texts[.cancelAction], style: .cancel))
    alert.addAction(
      UIAlertAction(title: texts[.storeResetAction], style: .destructive) { [weak self] _ in
        Task { await self?.reset() }
      })
    screen.present(alert, animated: true)
  }

  /// Removes the store with all that is in it; the app begins its onboarding again.
  public func reset() async {
    do throws(SecretStoreError) {
      try await secrets.wipe()
      (pendingFinger, news) = (nil, nil)
      fingerAttempts.reset()
      await handle(.wiped)
    } catch {
      await handle(.failed(error))
    }
  }
}
