import Discovery
import Onboarding
import SAPFiori
import UIKit

/// Leads to the welcome screen in both ways that the documentation of the screen shows.
class StartController: UIViewController, FUIWelcomeControllerDelegate {
  private let stack = UIStackView()
  private let reportLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Companion"
    stack.axis = .vertical
    stack.spacing = 12
    addButton("By Segue") { [weak self] in
      self?.performSegue(withIdentifier: "showWelcome", sender: nil)
    }
    addButton("By Program") { [weak self] in self?.showByProgram() }
    addButton("Look Up") { [weak self] in self?.lookUp() }
    stack.addArrangedSubview(reportLabel)
    view.addSubview(stack)
  }

  private func addButton(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton(configuration: .filled())
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    stack.addArrangedSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stack.frame = CGRect(
      x: 20, y: view.safeAreaInsets.top + 20, width: view.bounds.width - 40, height: 240)
  }

  // MARK: - As the documentation has it

  // swift-format-ignore
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
  let vc = segue.destination as! FUIWelcomeScreen
  vc.state = .isConfigured
  vc.detailLabel.text = "Thank you for downloading SAP Project Companion for Managers."
  vc.delegate = self
  }

  private func showByProgram() {
    // Let `AppDelegate` know that we are entering the screen
    (UIApplication.shared.delegate as! AppDelegate).inFUIWelcomeScreen = true

    // Make sure we rotate to portrait mode
    let value = UIInterfaceOrientation.portrait.rawValue
    UIDevice.current.setValue(value, forKey: "orientation")

    // Present the screen
    let vc = FUIWelcomeScreen.createInstanceFromStoryboard()
    vc.detailLabel.text = "Thank you for downloading SAP Project Companion for Managers."
    self.navigationController?.pushViewController(vc, animated: true)
  }

  func shouldContinueUserOnboarding(_ welcomeController: FUIWelcomeController) {
    let onboardingScreen = welcomeController
    onboardingScreen.dismiss(animated: true, completion: nil)

    // Let `AppDelegate` know that we are exiting the view
    (UIApplication.shared.delegate as! AppDelegate).inFUIWelcomeScreen = false
    reportLabel.text = "Continued"
  }

  // MARK: - The helper

  /// Asks a port of this machine on which nobody answers: the error tells whether the helper ran.
  private func lookUp() {
    guard let url = URL(string: "http://127.0.0.1:9") else { return }
    let service = DiscoveryService(baseURL: url, addresses: .loopback)
    Task {
      do throws(DiscoveryError) {
        _ = try await WebFingerDiscovery(service: service)
          .configuration(for: EmailAddress.sample)
        reportLabel.text = "Found"
      } catch {
        reportLabel.text = "\(error)"
      }
    }
  }
}
