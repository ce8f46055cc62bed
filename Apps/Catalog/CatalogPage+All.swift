import SAPFiori
import UIKit

extension CatalogPage {
  /// Every page. A new screen adds its lines here.
  package static let all: [CatalogPage] =
    welcomePages + activationPages + scannerPages + passcodeScreenPages + multiUserPages
    + betweenPages + progressControlPages + messagePages + commonPages + swiftUIPages
    + signInPages + storePages

  /// The pages with these names, in their order; all without any.
  static func chosen(_ names: [String]) throws(CatalogError) -> [CatalogPage] {
    guard !names.isEmpty else { return all }
    var chosen: [CatalogPage] = []
    for name in names {
      guard let page = all.first(where: { $0.name == name }) else {
        throw .unknownPage(name: name)
      }
      chosen.append(page)
    }
    return chosen
  }

  private static let welcomePages = [
    welcome("welcome-email", options: .discoveryService),
    welcome("welcome-link"),
    welcome("welcome-scanner", options: .barcodeScanner),
    welcome("welcome-activation", options: [.discoveryService, .barcodeScanner]),
    welcome("welcome-configured", state: .isConfigured),
    welcome("welcome-headline-image", options: .discoveryService) {
      $0.headlineImageView.image = CatalogSamples.wordmark
    },
    welcome("welcome-typed", options: .discoveryService) {
      $0.emailTextField.text = CatalogSamples.email
    },
    welcome("welcome-invalid", options: .discoveryService) {
      $0.emailTextField.text = "maria.keller"
    } steps: {
      $0.press($0.primaryActionButton)
    },
    welcome("welcome-lookup", options: .discoveryService) {
      $0.emailTextField.text = CatalogSamples.email
    } steps: {
      $0.press($0.primaryActionButton)
    },
    welcome("welcome-lookup-cancel", options: .discoveryService) {
      $0.emailTextField.text = CatalogSamples.email
      $0.showsCancelButtonForDiscoveryService = true
    } steps: {
      $0.press($0.primaryActionButton)
    },
    welcome("welcome-no-demo", options: .discoveryService) { $0.isDemoAvailable = false },
    welcome("welcome-long", options: .discoveryService, set: CatalogSamples.setLongTexts),
    welcome("welcome-focus", options: .discoveryService) { _ in
    } steps: {
      $0.emailTextField.becomeFirstResponder()
    },
  ]

  private static let activationPages = [
    activation("activation"),
    activation("activation-invalid") {
      $0.emailTextField.text = "maria.keller@"
    } steps: {
      $0.press($0.primaryActionButton)
    },
    activation("activation-lookup") {
      $0.emailTextField.text = CatalogSamples.email
    } steps: {
      $0.press($0.primaryActionButton)
    },
  ]

  private static let commonPages = [
    CatalogPage(
      "alert", "Alert",
      make: { UINavigationController(rootViewController: CatalogSamples.welcomeScreen()) },
      steps: { $0.present(CatalogSamples.alert(), animated: false) }),
    CatalogPage(
      "alert-choice", "Alert",
      make: { UINavigationController(rootViewController: CatalogSamples.welcomeScreen()) },
      steps: { $0.present(CatalogSamples.choiceAlert(), animated: false) }),
    CatalogPage("loading-indicator", "Loading indicator", make: { LoadingIndicatorController() }),
  ]
}
