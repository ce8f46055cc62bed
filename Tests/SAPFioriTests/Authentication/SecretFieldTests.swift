import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A secret in a field", .onScreen) struct SecretFieldTests {
  private let story = SignInStory()
  private var display: Screen { story.display }

  private func isHidden() throws -> Bool? {
    (try display.find("password") as? UITextField)?.isSecureTextEntry
  }

  @Test("is told nowhere, shown or hidden, while its field's name, role and state are")
  func tree() throws {
    try display.type("secret word", into: "password")
    for _ in 0..<2 {
      #expect(display.textTree.contains("password \"password\" focused"))
      #expect(!display.textTree.contains("secret word"))
      try display.tap(try isHidden() == true ? "secureShowButton" : "secureHideButton")
      try display.find("password").becomeFirstResponder()
    }
  }

  @Test("is shown by a button in the field, and hidden by the same")
  func button() throws {
    #expect(try isHidden() == true)
    #expect(display.textTree.contains("button \"Show password\" #secureShowButton"))
    try display.tap("secureShowButton")
    #expect(try isHidden() == false)
    #expect(display.textTree.contains("button \"Hide password\" focused #secureHideButton"))
    try display.tap("secureHideButton")
    #expect(try isHidden() == true)
  }

  @Test("is shown by the keyboard too, and the button keeps the focus")
  func keyboard() async throws {
    display.press(.tab)
    #expect(try display.find("secureShowButton").isFirstResponder)
    display.press(.space)
    try await display.wait(until: "the text is shown") { display.has("secureHideButton") }
    #expect(try display.find("secureHideButton").isFirstResponder)
  }

  @Test("is hidden again when it is submitted")
  func submitted() throws {
    try display.tap("secureShowButton")
    try story.submit()
    #expect(try isHidden() == true)
  }

  @Test("that the app filled in is in no description of its field")
  func description() {
    let field = FUIAuthenticationInformationField(
      placeholder: "password", isSecureText: true, informationString: "hunter2")
    var dumped = ""
    dump(field, to: &dumped)
    for text in ["\(field)", String(reflecting: field), dumped, "\([field])"] {
      #expect(!text.contains("hunter2"))
      #expect(text.contains("password"))
    }
    #expect(field == field)
    #expect(field.informationString == "hunter2")
  }

  @Test("is gone from the field once it was right and the screen is left")
  func left() throws {
    try story.submit()
    story.verifier.answer(nil)
    story.root.dismiss(animated: false)
    story.root.present(story.navigation, animated: false)
    #expect((try display.find("password") as? UITextField)?.text == "")
    #expect((try display.find("username") as? UITextField)?.text == "Admin")
  }

  @Test("has pictures of the app's own on its button")
  func pictures() throws {
    let field = FUITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let lock = try #require(UIImage(systemName: "lock"))
    field.secureShowImage = lock
    field.isFioriStyleSecureTextEntry = true
    let button = try #require(field.rightView as? UIButton)
    #expect(button.currentImage === lock)
    field.isFioriStyleSecureTextEntry = false
    #expect(field.rightView == nil)
    #expect(!field.isSecureTextEntry)
  }
}
