import SAPFiori
import Testing

/// The five ways in which the documentation launches a welcome screen, and what each shows.
struct LaunchSetting: Sendable, CustomTestStringConvertible {
  let name: String
  let state: FUIWelcomeControllerState
  let options: FUIWelcomeControllerConfigurationOption
  let detail: String
  /// The title of the primary button; nil where there is none.
  let action: String?
  let hasField: Bool

  var testDescription: String { name }

  static let standard = LaunchSetting(
    name: "standard", state: .isConfigured, options: [],
    detail: "Everything is ready. Sign in to begin.", action: "Start", hasField: false)
  static let link = LaunchSetting(
    name: "link", state: .notConfigured, options: [],
    detail: "To set the app up, follow the link in your welcome email.", action: nil,
    hasField: false)
  static let discovery = LaunchSetting(
    name: "discovery service", state: .notConfigured, options: .discoveryService,
    detail: "To set the app up, enter your work email address.", action: "Continue",
    hasField: true)
  static let scanner = LaunchSetting(
    name: "scanner", state: .notConfigured, options: .barcodeScanner,
    detail: "To set the app up, scan the QR code that your administrator gave you.",
    action: "Scan", hasField: false)
  static let activation = LaunchSetting(
    name: "activation", state: .notConfigured, options: [.discoveryService, .barcodeScanner],
    detail: "The app has to be activated before you can use it.", action: "Activate",
    hasField: false)

  static let all = [standard, link, discovery, scanner, activation]

  @MainActor func makeScreen() -> FUIWelcomeScreen {
    let screen = FUIWelcomeScreen.createInstanceFromStoryboard()
    screen.headlineLabel.text = "Field Service"
    screen.state = state
    screen.configurationOptions = options
    return screen
  }
}
