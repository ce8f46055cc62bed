import SAPFiori
import UIKit

/// Leads from the server that was found to the work: licence, consent, signing in, a passcode, and the
/// download of what there is to do.
///
/// One step takes the place of another, so that there is no way back past a licence that was agreed to.
@MainActor final class StepsCoordinator {
  /// How the steps end.
  enum End { case done, left }

  private let navigationController: UINavigationController
  private let gate: PasscodeGate
  private let server: String
  private let onEnd: (End) -> Void
  private var download: WorkDownload?

  init(
    navigationController: UINavigationController, gate: PasscodeGate, server: String,
    onEnd: @escaping (End) -> Void
  ) {
    self.navigationController = navigationController
    self.gate = gate
    self.server = server
    self.onEnd = onEnd
  }

  func start() {
    let screen = FUIEULAViewController.createInstanceFromStoryboard()
    screen.headlineLabel.text = "End User License Agreement"
    screen.eulaTextView.attributedText = NSAttributedString(DemoTexts.licence)
    screen.requiresReading = true
    screen.delegate = self
    show(screen)
  }

  private func show(_ screen: UIViewController) {
    navigationController.setViewControllers([screen], animated: true)
  }

  private func askForConsent() {
    let screen = FUIUserConsentViewController()
    screen.forms = StepsTexts.consentForms
    screen.delegate = self
    show(screen)
  }

  private func signIn() {
    let screen = FUIBasicAuthenticationScreen()
    screen.delegate = self
    show(screen)
  }

  /// A person who gives up is where the account was asked for.
  private func choosePasscode() {
    gate.setUp(for: server) { [weak self] in self?.getWork() }
  }

  private func getWork() {
    let screen = FUIInfoViewController.createInstanceFromStoryboard()
    screen.titleTextView.text = "Stay Connected in the Field"
    screen.informationTextView.text =
      "Your work orders come in by themselves whenever there is a network connection."
    screen.primaryButton.setTitle("Continue", for: .normal)
    screen.delegate = self
    show(screen)
    let download = WorkDownload(on: screen)
    download.start()
    self.download = download
  }
}

extension StepsCoordinator: FUIEULADelegate {
  func eulaAccepted(on controller: FUIEULAViewController) { askForConsent() }
  func eulaRejected(on controller: FUIEULAViewController) { onEnd(.left) }
  func eulaCancelled(on controller: FUIEULAViewController) { onEnd(.left) }
}

extension StepsCoordinator: FUIUserConsentViewControllerDelegate {
  func userConsentViewController(
    viewController: FUIUserConsentViewController,
    didReceiveResponseToConsentForms forms: [FUIUserConsentForm]
  ) {
    if forms.allSatisfy({ $0.isUserAccepted || !$0.isRequired }) { signIn() } else { onEnd(.left) }
  }

  func userConsentViewController(
    viewController: FUIUserConsentViewController,
    didCancelConsentForms forms: [FUIUserConsentForm]
  ) {
    onEnd(.left)
  }
}

extension StepsCoordinator: FUIBasicAuthenticationDelegate {
  /// The demo knows nobody: what begins with "wrong" is refused, to show how that looks.
  func didSignIn(
    _ controller: FUIBasicAuthenticationScreen, username: String, password: String,
    completion: @escaping ((_ errorMessage: String?) -> Void)
  ) {
    Task { [weak self] in
      // Nobody cancels this wait.
      try? await Task.sleep(for: .seconds(0.8))
      let isRight = !password.hasPrefix("wrong")
      completion(isRight ? nil : "The name or the password is wrong.")
      if isRight { self?.choosePasscode() }
    }
  }

  func didCancel(_ controller: FUIBasicAuthenticationScreen) { onEnd(.left) }
}

extension StepsCoordinator: FUIInfoViewControllerDelegate {
  func primaryButtonTouched(on controller: FUIInfoViewController) { onEnd(.done) }
}
