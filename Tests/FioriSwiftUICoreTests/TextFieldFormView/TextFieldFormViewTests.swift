import FioriSwiftUICore
import FioriThemeManager
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A field with a title", .onScreen) struct TextFieldFormViewTests {
  @MainActor @Observable final class App {
    var text = ""
    var error: AttributedString?
    var isDisabled = false
    @ObservationIgnored var submits = 0
  }

  private struct Page: View {
    @Bindable var app: App
    var isSecure = false
    var maxTextLength: Int?

    var body: some View {
      TextFieldFormView(
        title: "Password", text: $app.text, isSecureEnabled: isSecure,
        controlState: app.isDisabled ? .disabled : .normal, errorMessage: app.error,
        maxTextLength: maxTextLength
      )
      .textFieldFormViewStyle(AuthTextFieldStyle())
      .onSubmit { app.submits += 1 }
    }
  }

  private func field(_ screen: Screen) throws -> UITextField {
    screen.settle()
    return try #require(screen.window.all(UITextField.self).first)
  }

  @Test("is called by its title, which is not read twice")
  func name() {
    let app = App()
    app.text = "maria"
    let screen = show(Page(app: app))
    #expect(screen.lines == ["text box \"Password\" = \"maria\""])
  }

  @Test("without a title is called by what an empty field shows")
  func placeholder() throws {
    let screen = show(
      TextFieldFormView(title: "", text: .constant(""), placeholder: "username"))
    #expect(screen.lines == ["text box \"username\""])
    let field = try field(screen)
    #expect(field.attributedPlaceholder?.string == "username")
  }

  @Test("reaches the app, and ends with Return")
  func typing() async throws {
    let app = App()
    let screen = show(Page(app: app))
    try screen.type("maria", into: "Password")
    screen.press(.return)
    await screen.settleAll()
    #expect(app.text == "maria")
    #expect(app.submits == 1)
  }

  @Test(
    "is neither capitalised nor corrected in the style for signing in", arguments: [false, true])
  func traits(_ isSecure: Bool) throws {
    let field = try field(show(Page(app: App(), isSecure: isSecure)))
    #expect(field.autocapitalizationType == .none)
    #expect(field.autocorrectionType == .no)
    #expect(field.spellCheckingType == .no)
  }

  @Test("shows a secret by a button that can be reached by keys, and hides it again")
  func reveal() async throws {
    let app = App()
    app.text = "a secret"
    let screen = show(Page(app: app, isSecure: true))
    let field = try field(screen)
    #expect(field.isSecureTextEntry)
    #expect(screen.lines.contains("button \"Show password\" #revealButton"))
    let button = try screen.frame("revealButton")
    #expect(button.width >= 44 && button.height >= 44)
    screen.press(.tab)
    #expect(field.isFirstResponder)
    screen.press(.tab)
    screen.press(.space)
    await screen.settleAll()
    #expect(!field.isSecureTextEntry)
    #expect(field.text == "a secret")
    #expect(screen.lines.contains { $0.hasPrefix("button \"Hide password\"") })
    try screen.tap("revealButton")
    await screen.settleAll()
    #expect(field.isSecureTextEntry)
  }

  @Test("never has a secret in the tree, shown or not")
  func secret() async throws {
    let app = App()
    app.text = "a secret"
    let screen = show(Page(app: app, isSecure: true))
    #expect(!screen.textTree.contains("a secret"))
    try screen.tap("revealButton")
    await screen.settleAll()
    #expect(!screen.textTree.contains("a secret"))
    #expect(screen.lines.contains { $0.hasPrefix("password \"Password\"") })
    let field = try field(screen)
    #expect(field.accessibilityValue == nil)
    #expect(field.input?.isSecure == true)
  }

  @Test("hides a secret when it cannot be used any more")
  func hidesAgain() async throws {
    let app = App()
    app.text = "a secret"
    let screen = show(Page(app: app, isSecure: true))
    try screen.tap("revealButton")
    await screen.settleAll()
    app.isDisabled = true
    await screen.settleAll()
    #expect(try field(screen).isSecureTextEntry)
    #expect(screen.isEnabled("revealButton") == false)
    #expect(try !field(screen).isEnabled)
  }

  @Test("keeps the text from under the button")
  func roomForButton() throws {
    let screen = show(Page(app: App(), isSecure: true))
    let field = try field(screen)
    let frame = field.convert(field.bounds, to: nil)
    #expect(frame.maxX <= (try screen.frame("revealButton").minX))
  }

  @Test("says what is wrong beside it, in its hint and aloud")
  func error() async throws {
    let app = App()
    let screen = show(Page(app: app))
    func message() -> UILabel? {
      screen.window.all(UILabel.self).first { $0.accessibilityIdentifier == "fieldMessage" }
    }
    #expect(message() == nil)
    app.error = "Nobody has this name."
    await screen.settleAll()
    #expect(try field(screen).accessibilityHint == "Nobody has this name.")
    #expect(screen.window.lastAnnouncement == "Nobody has this name.")
    #expect(message()?.text == "Nobody has this name.")
    app.error = nil
    await screen.settleAll()
    #expect(message() == nil)
  }

  @Test("takes no more than it should")
  func limit() async throws {
    let app = App()
    let screen = show(Page(app: app, maxTextLength: 4))
    try screen.type("123456", into: "Password")
    await screen.settleAll()
    #expect(app.text == "1234")
    #expect(try field(screen).text == "1234")
  }

  @Test("has its edge say that something is wrong", arguments: [false, true])
  func edge(_ isWrong: Bool) throws {
    let app = App()
    app.error = isWrong ? "Wrong" : nil
    let screen = show(Page(app: app))
    let frame = try field(screen).convert(try field(screen).bounds, to: nil)
    let pixel = try screen.color(at: CGPoint(x: 0.5, y: frame.midY), scale: 2)
    #expect((pixel[0] > 140 && pixel[2] < 60) == isWrong, "\(pixel)")
  }

  @Test("gets the focus by a press beside the text")
  func press() async throws {
    let screen = show(Page(app: App()))
    let field = try field(screen)
    let frame = field.convert(field.bounds, to: nil)
    try screen.tap(at: CGPoint(x: 4, y: frame.midY))
    await screen.settleAll()
    #expect(field.isFirstResponder)
  }

  @Test("has a title that the app may give its looks")
  func styled() throws {
    let screen = show(
      TextFieldFormView(title: "Name", text: .constant(""))
        .textFieldFormViewStyle(AuthTextFieldStyle())
        .titleStyle { configuration in
          configuration.title.font(.fiori(forTextStyle: .title1))
        })
    screen.settle()
    #expect(screen.window.all(UILabel.self).first { $0.text == "Name" }?.font.pointSize == 28)
  }

  @Test("is at least as high as a finger, and never cut", arguments: [1.0, 2.0])
  func size(_ scale: Double) throws {
    let app = App()
    app.error = "Niemand in der Benutzerkontenverwaltung hat diesen Namen."
    let screen = show(
      Page(app: app, isSecure: true), size: .small, look: ScreenLook(textScale: scale))
    #expect(screen.layoutProblems() == [])
    #expect(try screen.frame("revealButton").height >= 44)
  }
}
