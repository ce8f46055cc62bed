import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A dynamic authentication screen", .onScreen) struct DynamicAuthenticationTests {
  private let story = SignInStory()
  private var display: Screen { story.display }

  @Test("asks for what the app wants, with the texts of the documentation")
  func defaults() throws {
    #expect(
      story.screen.detailLabel.text
        == "Please provide the information below to start the activation process.")
    #expect(story.screen.verifyingMessage == nil)
    let tree = display.textTree
    #expect(tree.contains("text box \"username\" = \"Admin\""))
    #expect(tree.contains("password \"password\""))
    #expect(tree.contains("button \"Cancel\" #cancelButton"))
    #expect(tree.contains("button \"Done\" disabled #doneButton"))
  }

  @Test("has the first empty field at hand")
  func focus() throws {
    #expect(try display.find("password").isFirstResponder)
  }

  @Test("lets Done be pressed when every field has a text, and no sooner")
  func done() throws {
    #expect(try !story.isDoneEnabled)
    try display.type("secret", into: "password")
    #expect(try !story.isDoneEnabled)
    try display.type("  ", into: "url")
    #expect(try !story.isDoneEnabled)
    try display.type("x", into: "url")
    #expect(try story.isDoneEnabled)
    (try display.find("username") as? UITextField)?.text = ""
    #expect(try !story.isDoneEnabled)
  }

  @Test("cannot be done without fields", arguments: [nil, []] as [[String]?])
  func noFields(_ names: [String]?) throws {
    story.screen.informationFields = names.map { _ in [] }
    #expect(try !story.isDoneEnabled)
  }

  @Test("hands the texts over in the order of the fields, and takes nothing meanwhile")
  func verifying() throws {
    try story.submit()
    #expect(story.verifier.checks == [["Admin", "secret word", "example.com"]])
    for name in ["username", "password", "url", "cancelButton", "doneButton"] {
      #expect(try !story.isEnabled(name), "\(name)")
    }
    #expect(story.message == "Verifying Information…")
    #expect(display.window.lastAnnouncement == "Verifying Information…")
    display.press(.escape)
    #expect(story.verifier.cancels == 0)
    #expect(story.root.presentedViewController === story.navigation)
  }

  @Test("shows the app's own words while it is being checked")
  func ownMessage() throws {
    story.screen.verifyingMessage = "One moment"
    try story.submit()
    #expect(story.message == "One moment")
  }

  @Test("says why it was refused, for four seconds, and lets the person try again")
  func refused() async throws {
    try await HandClock.using { clock in
      let story = SignInStory()
      try story.submit()
      story.verifier.answer("Wrong password.")
      #expect(story.message == "Wrong password.")
      #expect(story.display.window.lastAnnouncement == "Error: Wrong password.")
      #expect(try story.isDoneEnabled)
      #expect(try story.isEnabled("cancelButton"))
      #expect(try story.display.find("password").isFirstResponder)
      clock.advance(by: 3.9)
      #expect(story.message == "Wrong password.")
      clock.advance(by: 0.2)
      #expect(story.message == nil)
      #expect(!clock.isWaiting)
      try story.display.tap("doneButton")
      #expect(story.verifier.checks.count == 2)
    }
  }

  @Test("shows the field to be put right above the keyboard and below the message")
  func scrolledTo() throws {
    let story = SignInStory(size: .small, look: .largeText)
    try story.submit()
    story.verifier.answer("The account is locked. Ask your administrator.")
    let field = try story.display.find("password")
    let frame = field.convert(field.bounds, to: nil)
    let banner = try story.display.find("errorMessageBannerTitleLabel")
    #expect(frame.maxY <= story.display.window.bounds.maxY)
    #expect(frame.minY >= banner.convert(CGPoint(x: 0, y: banner.bounds.maxY), to: nil).y)
  }

  @Test("has a text of its own for an empty message")
  func emptyMessage() throws {
    try story.submit()
    story.verifier.answer("")
    #expect(story.message == "Your information could not be checked. Try again later.")
  }

  @Test("takes the message back when the person types")
  func typing() throws {
    try story.submit()
    story.verifier.answer("Wrong password.")
    try display.type("s", into: "password")
    #expect(story.message == nil)
  }

  @Test("takes the message away when all is right, and Cancel still leads out")
  func accepted() throws {
    try story.submit()
    story.verifier.answer(nil)
    #expect(story.message == nil)
    #expect(try !story.isDoneEnabled)
    try display.tap("cancelButton")
    #expect(story.verifier.cancels == 1)
  }

  @Test("ignores a second answer")
  func answeredTwice() throws {
    try story.submit()
    story.verifier.answer("Wrong password.")
    story.verifier.answer("Something else.")
    #expect(story.message == "Wrong password.")
    story.verifier.answer(nil)
    #expect(try story.isDoneEnabled)
  }

  @Test("ignores an answer that comes after it was left")
  func answeredLate() throws {
    try story.submit()
    story.root.dismiss(animated: false)
    story.verifier.answer("Wrong password.")
    story.root.present(story.navigation, animated: false)
    #expect(story.message == nil)
    #expect(try story.isDoneEnabled)
  }

  @Test("ignores an answer about fields that are others now")
  func otherFields() throws {
    try story.submit()
    story.screen.informationFields = SignInStory.fields
    story.verifier.answer("Wrong password.")
    #expect(story.message == nil)
    #expect(try story.isEnabled("password"))
  }

  @Test("goes on being checked below an alert")
  func alert() throws {
    try story.submit()
    story.screen.present(
      UIAlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: false)
    story.screen.dismiss(animated: false)
    #expect(story.message == "Verifying Information…")
    story.verifier.answer("Wrong password.")
    #expect(story.message == "Wrong password.")
  }

  @Test("takes an answer from any thread")
  func otherThread() async throws {
    story.verifier.onVerify = { completion in
      // The function may be called anywhere, which its type cannot say.
      nonisolated(unsafe) let completion = completion
      DispatchQueue.global().async { completion("From afar.") }
    }
    try story.submit()
    try await display.wait(until: "the answer") { story.message == "From afar." }
  }

  @Test("says so when nobody is there to check")
  func nobody() throws {
    story.screen.delegate = nil
    let log = try StandardError.text { try story.submit() }
    #expect(log.contains("verify(_:informationStrings:completion:)"))
    #expect(!log.contains("secret word"))
    #expect(story.message == "Your information could not be checked. Try again later.")
    #expect(try story.isDoneEnabled)
  }

  @Test("says so when the one who was to answer is gone")
  func forgotten() async throws {
    try story.submit()
    story.verifier.forget()
    try await display.wait(until: "the message") {
      story.message == "Your information could not be checked. Try again later."
    }
    #expect(try story.isDoneEnabled)
  }

  @Test("checks once for two presses")
  func twoPresses() throws {
    try story.submit()
    story.screen.navigationItem.rightBarButtonItem?.primaryAction.map { action in
      for _ in 0..<2 { UIControl().sendAction(action) }
    }
    #expect(story.verifier.checks.count == 1)
  }

  @Test("is left with Cancel and with Escape")
  func cancel() throws {
    try display.tap("cancelButton")
    display.press(.escape)
    #expect(story.verifier.cancels == 2)
  }

  @Test("is dismissed by Cancel where the app says nothing of it, or is gone")
  func defaultCancel() throws {
    final class Silent: FUIDynamicAuthenticationDelegate {
      func verify(
        _ controller: FUIDynamicAuthenticationScreen, informationStrings: [String],
        completion: @escaping ((_ errorMessage: String?) -> Void)
      ) {}
    }
    let silent = Silent()
    for delegate in [silent, nil] {
      let story = SignInStory()
      story.screen.delegate = delegate
      let log = try StandardError.text { try story.display.tap("cancelButton") }
      #expect(story.root.presentedViewController == nil)
      #expect(log.contains("didCancel(_:)") == (delegate == nil))
    }
  }

  @Test("is popped by Cancel where it was pushed")
  func pushed() throws {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let screen = FUIDynamicAuthenticationScreen()
    screen.informationFields = SignInStory.fields
    let display = Screen(navigation)
    navigation.pushViewController(screen, animated: false)
    try display.tap("cancelButton")
    #expect(navigation.topViewController === first)
  }

  @Test("is led through by the keyboard alone")
  func keyboard() throws {
    try display.type("secret word")
    display.press(.return)
    #expect(try display.find("url").isFirstResponder)
    try display.type("example.com")
    display.press(.return)
    #expect(story.verifier.checks == [["Admin", "secret word", "example.com"]])
  }

  @Test("does not take Return in the last field for Done while a field is empty")
  func returnTooSoon() throws {
    try display.type("example.com", into: "url")
    display.press(.return)
    #expect(story.verifier.checks.isEmpty)
  }

  @Test("is what its storyboard starts with, in a navigation controller")
  func storyboard() throws {
    let start = UIStoryboard(name: "FUIDynamicAuthenticationScreen", bundle: nil)
      .instantiateInitialViewController()
    let navigation = try #require(start as? UINavigationController)
    #expect(navigation.topViewController is FUIDynamicAuthenticationScreen)
  }

  @Test("is gone when it was left in the middle of a check")
  func memory() async throws {
    weak var left: FUIDynamicAuthenticationScreen?
    let root = UIViewController()
    let display = Screen(root)
    let verifier = Verifier()
    try {
      let (navigation, screen) = FUIDynamicAuthenticationScreen.createInstanceFromStoryboard()
      screen.informationFields = SignInStory.fields
      screen.delegate = verifier
      left = screen
      root.present(navigation, animated: false)
      try display.type("a", into: "password")
      try display.type("b", into: "url")
      try display.tap("doneButton")
      root.dismiss(animated: false)
    }()
    for _ in 0..<20 where left != nil { await Screen.turn() }
    #expect(verifier.checks.count == 1)
    #expect(left == nil)
  }
}
