import Onboarding
import Secrets
import UIKit

extension OnboardingStore {
  /// Makes the screen that offers a recovery code, makes it and shows it once. Show it in a navigation
  /// controller while the store is open; it is dismissed at the end where it was presented.
  ///
  /// ```swift
  /// @MainActor func offerRecovery(of store: OnboardingStore, on screen: UIViewController) {
  ///   let offer = UINavigationController(rootViewController: store.makeRecoveryCodeScreen())
  ///   screen.present(offer, animated: true)
  /// }
  /// ```
  ///
  /// A code that was made before opens nothing any more once another is shown.
  public func makeRecoveryCodeScreen() -> UIViewController { RecoveryCodeController(self) }

  /// Opens the store by its recovery code and gives it another passcode.
  ///
  /// - Parameters:
  ///   - code: The recovery code in UTF-8.
  ///   - newPasscode: The new passcode in UTF-8.
  /// - Returns: How that ended; windows are uncovered when the store is open.
  /// - Throws: `SecretStoreError`.
  public func recover(
    code: borrowing SecretBytes, newPasscode: borrowing SecretBytes
  ) async throws -> UnlockOutcome {
    try await begin(.recoveryCode)
    do throws(SecretStoreError) {
      let outcome = try await secrets.recover(code: code, newPasscode: newPasscode)
      if outcome == .unlocked { fingerAttempts.reset() }
      await handle(.ended(outcome))
      return outcome
    } catch {
      await handle(.failed(error))
      throw error
    }
  }

  /// Makes a recovery code in place of an earlier one.
  func makeRecoveryCode() async throws(SecretStoreError) -> Secret {
    do throws(SecretStoreError) {
      let code = Secret(try await secrets.makeRecoveryCode())
      // The store can be opened in one more way now.
      await handle(.retried)
      return code
    } catch {
      await handle(.failed(error))
      throw error
    }
  }

  /// Leaves the screen on which a store was made; a recovery code is offered in its place.
  func leaveCreation(_ screen: FUIPasscodeController) {
    guard offersRecoveryCode, case .unlocked = phase else { return screen.dismiss(animated: true) }
    let offer = RecoveryCodeController(self)
    if let navigation = screen.navigationController, screen.presentingViewController != nil {
      return navigation.setViewControllers([offer], animated: true)
    }
    let presenter = screen.presentingViewController
    screen.dismiss(animated: false)
    presenter?.present(UINavigationController(rootViewController: offer), animated: true)
  }

  /// Asks for the recovery code.
  func startRecovery(on screen: UIViewController) {
    let recovery = RecoveryController(self)
    self.recovery = recovery
    screen.present(recovery, animated: true)
  }

  /// The person gave the recovery up: what lies below may not be what it was.
  func recoveryEnded() {
    recovery = nil
    showCovers()
  }

  /// Whether the recovery code is asked for in a window.
  func isRecovering(in window: UIWindow) -> Bool { recovery?.viewIfLoaded?.window === window }
}
