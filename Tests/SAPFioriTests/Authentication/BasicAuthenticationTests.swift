import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A basic authentication screen", .onScreen) struct BasicAuthenticationTests {
  private let root = UIViewController()
  private let screen: FUIBasicAuthenticationScreen
  private let navigation: UINavigationController
  private let verifier = Verifier()
  private let display: Screen

  init() {
    (navigation, screen) = FUIBasicAuthenticationScreen.createInstanceFromStoryboard()
    screen.delegate = verifier
    display = Screen(root)
    root.present(navigation, animated: false)
  }

  private func submit() throws {
    try display.type(" maria ", into: "usernameTextField")
    try display.type(" pass word ", into: "passwordTextField")
    try display.tap("signInButton")
  }

  private var message: String? {
    (try? display.find("errorMessageBannerTitleLabel") as? UILabel)?.text
  }

  @Test("asks for a name and a password, with texts of its own")
  func defaults() {
    #expect(screen.headlineLabel.text == "Sign In")
    #expect(screen.detailLabel.text == "Enter the name and the password of your account.")
    #expect(screen.signInButton.currentTitle == "Sign In")
    #expect(!screen.signInButton.isEnabled)
    #expect(screen.usernameTextField.isFirstResponder)
    let tree = display.textTree
    #expect(tree.contains("heading \"Sign In\" #headlineLabel"))
    #expect(tree.contains("text box \"User name\""))
    #expect(tree.contains("password \"Password\""))
  }

  @Test("hands the name over trimmed and the password as it is, and takes nothing meanwhile")
  func submitted() throws {
    try display.type("maria", into: "usernameTextField")
    #expect(!screen.signInButton.isEnabled)
    screen.usernameTextField.text = ""
    try submit()
    #expect(verifier.checks == [["maria", " pass word "]])
    #expect(!screen.signInButton.isEnabled)
    #expect(!screen.usernameTextField.isEnabled && !screen.passwordTextField.isEnabled)
    #expect(screen.navigationItem.leftBarButtonItem?.isEnabled == false)
    #expect(display.has("messageBannerTitleLabel"))
    #expect(display.window.lastAnnouncement == "Verifying Information…")
  }

  @Test("says why it was refused, and the password is at hand")
  func refused() async throws {
    try await HandClock.using { clock in
      try submit()
      verifier.answer("The name or the password is wrong.")
      #expect(message == "The name or the password is wrong.")
      #expect(
        display.window.lastAnnouncement == "Error: The name or the password is wrong.")
      #expect(screen.passwordTextField.isFirstResponder)
      verifier.answer(nil)
      clock.advance(by: 4)
      #expect(message == nil)
    }
  }

  @Test("takes Return from the name to the password, and there for Sign In")
  func keyboard() throws {
    try display.type("maria")
    display.press(.return)
    #expect(screen.passwordTextField.isFirstResponder)
    try display.type("pass word")
    display.press(.return)
    #expect(verifier.checks == [["maria", "pass word"]])
  }

  @Test("is left with Cancel and Escape, and not while it is being checked")
  func cancel() throws {
    try display.tap("cancelButton")
    display.press(.escape)
    #expect(verifier.cancels == 2)
    try submit()
    display.press(.escape)
    #expect(verifier.cancels == 2)
  }

  @Test("says so when nobody is there to sign in")
  func nobody() throws {
    screen.delegate = nil
    let log = try StandardError.text { try submit() }
    #expect(log.contains("didSignIn(_:username:password:completion:)"))
    #expect(!log.contains("pass word"))
    #expect(message == "Your information could not be checked. Try again later.")
    #expect(screen.signInButton.isEnabled)
  }

  @Test("takes what the app has filled in")
  func filledIn() {
    screen.usernameTextField.text = "maria"
    screen.passwordTextField.text = "pass"
    #expect(screen.signInButton.isEnabled)
  }

  @Test("helps nobody to misspell a name, and says what its fields are for")
  func inputTraits() {
    for field in [screen.usernameTextField, screen.passwordTextField] {
      #expect(field.autocapitalizationType == .none)
      #expect(field.autocorrectionType == .no)
      #expect(field.spellCheckingType == .no)
    }
    #expect(screen.usernameTextField.textContentType == .username)
    #expect(screen.passwordTextField.textContentType == .password)
  }

  @Test("takes a text of any length")
  func longText() throws {
    let long = String(repeating: "x", count: 10_000)
    screen.usernameTextField.text = long + "\n"
    screen.passwordTextField.text = long
    try display.tap("signInButton")
    #expect(verifier.checks == [[long, long]])
  }

  @Test("tells the password nowhere")
  func secret() throws {
    try display.type("pass word", into: "passwordTextField")
    try display.tap("secureShowButton")
    #expect(!display.textTree.contains("pass word"))
  }

  @Test("is what its storyboard starts with, in a navigation controller")
  func storyboard() throws {
    let start = UIStoryboard(name: "FUIBasicAuthenticationScreen", bundle: nil)
      .instantiateInitialViewController()
    let navigation = try #require(start as? UINavigationController)
    #expect(navigation.topViewController is FUIBasicAuthenticationScreen)
  }
}
