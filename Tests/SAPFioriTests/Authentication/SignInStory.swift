import OnboardingTesting
import SAPFiori
import UIKit

/// Checks what was typed when a test says so.
final class Verifier: FUIDynamicAuthenticationDelegate, FUIBasicAuthenticationDelegate {
  private(set) var checks: [[String]] = []
  private(set) var cancels = 0
  private var completions: [(String?) -> Void] = []
  /// Called instead of keeping the completion.
  var onVerify: ((@escaping (String?) -> Void) -> Void)?

  isolated deinit {}

  func verify(
    _ controller: FUIDynamicAuthenticationScreen, informationStrings: [String],
    completion: @escaping ((_ errorMessage: String?) -> Void)
  ) {
    take(informationStrings, completion)
  }

  func didSignIn(
    _ controller: FUIBasicAuthenticationScreen, username: String, password: String,
    completion: @escaping ((_ errorMessage: String?) -> Void)
  ) {
    take([username, password], completion)
  }

  private func take(_ strings: [String], _ completion: @escaping (String?) -> Void) {
    checks.append(strings)
    if let onVerify { onVerify(completion) } else { completions.append(completion) }
  }

  func didCancel(_ controller: FUIDynamicAuthenticationScreen) { cancels += 1 }
  func didCancel(_ controller: FUIBasicAuthenticationScreen) { cancels += 1 }

  /// Ends the last check.
  func answer(_ message: String?) { completions.last?(message) }

  /// Lets go of what ends the checks.
  func forget() { completions = [] }
}

/// A dynamic authentication screen that was presented, and the one who checks what is typed there.
@MainActor struct SignInStory {
  let root = UIViewController()
  let screen: FUIDynamicAuthenticationScreen
  let navigation: UINavigationController
  let verifier = Verifier()
  let display: Screen

  static let fields = [
    FUIAuthenticationInformationField(
      placeholder: "username", isSecureText: false, informationString: "Admin"),
    FUIAuthenticationInformationField(
      placeholder: "password", isSecureText: true, informationString: nil),
    FUIAuthenticationInformationField(
      placeholder: "url", isSecureText: false, informationString: nil),
  ]

  init(
    fields: [FUIAuthenticationInformationField]? = Self.fields, size: ScreenSize = .handheld,
    look: ScreenLook = .standard
  ) {
    (navigation, screen) = FUIDynamicAuthenticationScreen.createInstanceFromStoryboard()
    screen.informationFields = fields
    screen.delegate = verifier
    display = Screen(root, size: size, look: look)
    root.present(navigation, animated: false)
  }

  /// Fills the fields and presses Done.
  func submit() throws {
    try display.type("secret word", into: "password")
    try display.type("example.com", into: "url")
    try display.tap("doneButton")
  }

  var isDoneEnabled: Bool {
    get throws { try isEnabled("doneButton") }
  }

  func isEnabled(_ name: String) throws -> Bool {
    (try display.find(name) as? UIControl)?.isEnabled == true
  }

  /// The words of the message below the bar; nil where there is none.
  var message: String? {
    for role in ["messageBannerTitleLabel", "errorMessageBannerTitleLabel"] {
      if let label = try? display.find(role) as? UILabel { return label.text }
    }
    return nil
  }
}
