import Onboarding
import Secrets
import UIKit

/// Asks for the recovery code of a store, and then for another passcode.
///
/// It is presented on the screen on which the passcode was forgotten.
final class RecoveryController: UINavigationController {
  private weak var store: OnboardingStore?
  private let entry = RecoveryEntryController()
  private var flow = PasscodeRecovery()
  /// The code that is right: the store gets it once more, together with the new passcode.
  private var code: Secret?

  init(_ store: OnboardingStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    entry.delegate = self
    entry.onEdit = { [weak self] in self?.receive(.edited) }
    entry.onSubmit = { [weak self] in self?.submit($0) }
    viewControllers = [entry]
  }

  required init?(coder: NSCoder) { return nil }

  private func receive(_ event: PasscodeRecovery.Event) {
    flow.receive(event)
    guard flow.refusal == nil else { return }
    switch flow.step {
    case .code:
      code = nil
      if topViewController !== entry { popToRootViewController(animated: true) }
      entry.show(flow.step)
    case .checking: entry.show(flow.step)
    case .passcode: choosePasscode()
    case .done: leave()
    }
  }

  private func submit(_ secret: Secret?) {
    receive(.submitted)
    guard flow.refusal == nil else { return }
    guard let secret else { return receive(.checked(.mistyped)) }
    Task { [weak self, store] in
      guard let store else { return }
      do throws(SecretStoreError) {
        let check = try await store.secrets.check(recoveryCode: secret.bytes)
        if check == .right { self?.code = secret }
        self?.receive(.checked(check))
      } catch {
        self?.receive(.failed(reason: StoreFailure(reason: error).words))
      }
    }
  }

  private func choosePasscode() {
    let screen = FUIPasscodeCreateController.createInstanceFromStoryboard(false)
    screen.delegate = self
    screen.fingerUnlock = nil
    screen.navigationItem.hidesBackButton = true
    pushViewController(screen, animated: true)
  }

  /// The store is open. What asked for the passcode is not needed any more.
  private func leave() {
    code = nil
    let screen = presentingViewController
    dismiss(animated: true) { screen?.dismiss(animated: true) }
  }
}

// MARK: - PasscodeStoreDelegate

extension RecoveryController: PasscodeStoreDelegate {
  func passcodePolicy() -> FUIPasscodePolicy {
    var policy = store?.policy ?? FUIPasscodePolicy()
    // A store that has one is not left without.
    policy.noPasscodeRequired = false
    return policy
  }

  func objection(to secret: borrowing SecretBytes) -> String? { store?.objection(to: secret) }

  func trySecret(
    _ secret: borrowing SecretBytes, forInputMode inputMode: FUIPasscodeInputMode,
    fromController passcodeController: FUIPasscodeController
  ) async throws {
    guard let store, let code else { throw PasscodeNotHandled() }
    do {
      receive(.recovered(try await store.recover(code: code.bytes, newPasscode: secret)))
    } catch let error as SecretStoreError {
      throw StoreFailure(reason: error)
    }
  }

  func didCancelPasscodeEntry(fromController passcodeController: FUIPasscodeController) {
    code = nil
    dismiss(animated: true) { [store] in store?.recoveryEnded() }
  }
}
