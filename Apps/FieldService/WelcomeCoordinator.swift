import Onboarding
import SAPFiori
import UIKit

/// Leads from the welcome screen to the first page.
final class WelcomeCoordinator: FUIWelcomeControllerDelegate,
  FUIOnboardingScanViewControllerDelegate
{
  private let navigationController: UINavigationController
  private let accounts: DemoAccounts
  private let gate: PasscodeGate
  private let texts = OnboardingTexts.standard
  private var lookUp: Task<Void, Never>?
  private var steps: StepsCoordinator?

  init(
    navigationController: UINavigationController, accounts: DemoAccounts, gate: PasscodeGate
  ) {
    self.navigationController = navigationController
    self.accounts = accounts
    self.gate = gate
    gate.onReturn = { [weak self] in self?.returned(to: $0) }
  }

  /// Somebody has entered the passcode, and was here before; or has reset everything.
  private func returned(to server: String?) {
    steps = nil
    guard let server else { return start(options: LaunchArguments.configurationOptions) }
    lookUp?.cancel()
    noteWelcomeScreen(isShown: false)
    showWork(server: server)
  }

  func start(options: FUIWelcomeControllerConfigurationOption) {
    let screen = FUIWelcomeScreen.createInstanceFromStoryboard()
    screen.headlineLabel.text = "Field Service"
    screen.state = .notConfigured
    screen.configurationOptions = options
    screen.showsCancelButtonForDiscoveryService = true
    screen.cancelHandler = { [weak self] in self?.lookUp?.cancel() }
    screen.delegate = self
    noteWelcomeScreen(isShown: true)
    navigationController.setViewControllers([screen], animated: false)
  }

  /// Tells the app's delegate whether the screen is one that asks to stay upright.
  private func noteWelcomeScreen(isShown: Bool) {
    (UIApplication.shared.delegate as? AppDelegate)?.inFUIWelcomeScreen = isShown
  }

  func stop() { lookUp?.cancel() }

  // MARK: - FUIWelcomeControllerDelegate

  func welcomeController(
    _ welcomeController: FUIWelcomeController, shouldTryUserEmail userEmail: String
  ) {
    lookUp?.cancel()
    lookUp = Task { [weak self, weak welcomeController] in
      guard let self, let welcomeController else { return }
      do {
        let configuration = try await self.accounts.configuration(for: EmailAddress(userEmail))
        // A person may have gone back meanwhile.
        guard !Task.isCancelled,
          self.navigationController.topViewController === welcomeController
        else { return }
        self.showFirstPage(server: configuration.host)
      } catch DiscoveryError.cancelled {
        // The person ended it and is on the screen already.
      } catch {
        welcomeController.dismissLoadingIndicator()
        self.say(self.texts.message(forLookUp: error), on: welcomeController)
      }
    }
  }

  private func say(_ message: ErrorMessage, on controller: UIViewController) {
    let alert = UIAlertController(
      title: message.title, message: message.advice, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: texts[.okAction], style: .default))
    controller.present(alert, animated: true)
  }

  func welcomeController(
    _ welcomeController: FUIWelcomeController,
    willNavigateToActivationScreen activationScreen: FUIActivationScreen
  ) {
    activationScreen.delegate = self
  }

  func welcomeController(
    _ welcomeController: FUIWelcomeController,
    willNavigateToScannerScreen scanController: FUIOnboardingScanViewController
  ) {
    scanController.delegate = self
  }

  func shouldContinueUserOnboarding(_ welcomeController: FUIWelcomeController) {
    showFirstPage(server: "field.example.com")
  }

  func didSelectDemoMode(_ welcomeController: FUIWelcomeController) { showFirstPage(server: nil) }

  // MARK: - FUIOnboardingScanViewControllerDelegate

  private var host: String?

  func scanViewController(
    _ scanViewController: FUIOnboardingScanViewController,
    shouldValidateScanResult scanResult: String
  ) -> Bool {
    host = DemoAccounts.host(inCode: scanResult)
    return host != nil
  }

  func shouldContinueOnboarding(_ scanViewController: FUIOnboardingScanViewController) {
    showFirstPage(server: host)
  }

  // MARK: - The first page

  private func showFirstPage(server: String?) {
    noteWelcomeScreen(isShown: false)
    guard let server, LaunchArguments.wantsSteps else { return showWork(server: server) }
    let steps = StepsCoordinator(
      navigationController: navigationController, gate: gate, server: server
    ) { [weak self] end in
      self?.steps = nil
      switch end {
      case .done: self?.showWork(server: server)
      case .left: self?.start(options: LaunchArguments.configurationOptions)
      }
    }
    self.steps = steps
    steps.start()
  }

  private func showWork(server: String?) {
    let work = WorkOrdersController(server: server, lock: gate.lock)
    navigationController.setViewControllers([work], animated: true)
  }
}
