import FioriSwiftUICore
import FioriThemeManager
import OnboardingTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("A field that says more about itself", .onScreen)
struct TextFieldFormViewLimitTests {
  @MainActor @Observable final class App {
    var text = ""
    @ObservationIgnored var presses = 0
  }

  private let app = App()

  private struct Page: View {
    @Bindable var app: App
    let make: (Binding<String>) -> TextFieldFormView
    var body: some View { make($app.text) }
  }

  private func show(
    _ look: ScreenLook = .standard, _ make: @escaping (Binding<String>) -> TextFieldFormView
  ) -> Screen {
    FioriSwiftUICoreTests.show(Page(app: app, make: make), size: .small, look: look)
  }

  private func label(_ role: String, _ screen: Screen) -> UILabel? {
    screen.settle()
    return screen.window.all(UILabel.self).first { $0.accessibilityIdentifier == role }
  }

  private func field(_ screen: Screen) throws -> UITextField {
    screen.settle()
    return try #require(screen.window.all(UITextField.self).first)
  }

  @Test("says that no more is taken once more was typed, and goes on being typed into")
  func full() async throws {
    let screen = show { TextFieldFormView(title: "Code", text: $0, maxTextLength: 4) }
    let before = try field(screen)
    try screen.type("1234", into: "Code")
    await screen.settleAll()
    #expect(label("fieldMessage", screen) == nil)
    try screen.type("5")
    await screen.settleAll()
    #expect(app.text == "1234")
    #expect(label("fieldMessage", screen)?.text == "No more characters can be entered.")
    #expect(screen.window.lastAnnouncement == "No more characters can be entered.")
    #expect(try field(screen) === before && before.isFirstResponder)
    screen.press(.backspace)
    await screen.settleAll()
    #expect(app.text == "123")
    #expect(label("fieldMessage", screen) == nil)
  }

  @Test("takes more than the limit where it may, and says that it is wrong")
  func beyond() async throws {
    let screen = show {
      TextFieldFormView(
        title: "Code", text: $0, maxTextLength: 4, hintText: "Four letters",
        isCharCountEnabled: true, allowsBeyondLimit: true)
    }
    #expect(label("fieldMessage", screen)?.text == "Four letters")
    try screen.type("12345", into: "Code")
    await screen.settleAll()
    #expect(app.text == "12345")
    #expect(label("fieldMessage", screen)?.text == "The text is too long. Shorten it.")
    #expect(label("fieldCount", screen)?.text == "5/4")
    #expect(try field(screen).accessibilityHint == "The text is too long. Shorten it.")
  }

  @Test("has the app's own words for what is not taken")
  func ownWordsWhenFull() async throws {
    let screen = show {
      TextFieldFormView(
        title: "Code", text: $0, maxTextLength: 4, charCountReachLimitMessage: "Full!")
    }
    try screen.type("12345", into: "Code")
    await screen.settleAll()
    #expect(label("fieldMessage", screen)?.text == "Full!")
  }

  @Test("has the app's own words for what is too long")
  func ownWordsBeyond() async throws {
    let screen = show {
      TextFieldFormView(
        title: "Code", text: $0, maxTextLength: 4, allowsBeyondLimit: true,
        charCountBeyondLimitMsg: "Too much!")
    }
    try screen.type("12345", into: "Code")
    await screen.settleAll()
    #expect(label("fieldMessage", screen)?.text == "Too much!")
  }

  @Test("counts what is typed, for the eye and for readers, but not what is secret")
  func count() async throws {
    app.text = "ab"
    let screen = show {
      TextFieldFormView(title: "Code", text: $0, maxTextLength: 9, isCharCountEnabled: true)
    }
    #expect(label("fieldCount", screen)?.text == "2/9")
    #expect(screen.textTree.contains("2 of 9 characters"))
    let secret = show {
      TextFieldFormView(
        title: "Code", text: $0, isSecureEnabled: true, maxTextLength: 9, isCharCountEnabled: true)
    }
    #expect(label("fieldCount", secret)?.text == "2/9")
    #expect(!secret.textTree.contains("of 9"))
    let boundless = show {
      TextFieldFormView(title: "Code", text: $0, isCharCountEnabled: true)
    }
    #expect(label("fieldCount", boundless) == nil)
  }

  @Test("that can only be read keeps its text, says so, and can have the focus")
  func readOnly() async throws {
    app.text = "maria"
    let screen = show {
      TextFieldFormView(title: "Name", text: $0, controlState: .readOnly)
    }
    let field = try field(screen)
    #expect(label("fieldMessage", screen)?.text == "Cannot be changed")
    #expect(field.accessibilityHint == "Cannot be changed")
    try screen.tap("Name")
    #expect(field.isFirstResponder)
    #expect(throws: ScreenError.self) { try screen.type("x") }
    screen.press(.backspace)
    await screen.settleAll()
    #expect(app.text == "maria" && field.text == "maria")
    let quiet = show {
      TextFieldFormView(
        title: "Name", text: $0, controlState: .readOnly, hidesReadOnlyHint: true)
    }
    #expect(label("fieldMessage", quiet) == nil)
  }

  @Test("that must be filled has a sign after its title, and a name that says it")
  func required() throws {
    let star = show { TextFieldFormView(title: "Name", text: $0, isRequired: true) }
    #expect(label("fieldTitle", star)?.text == "Name*")
    #expect(star.has("Name, required"))
    let words = show {
      TextFieldFormView(
        title: "Name", text: $0,
        mandatoryFieldIndicator: .both(" (needed)", Image(systemName: "bolt")), isRequired: true)
    }
    #expect(words.window.all(UILabel.self).contains { $0.text == "Name (needed)" })
    #expect(words.has("Name, required"))
    let without = show {
      TextFieldFormView(
        title: "Name", text: $0, mandatoryFieldIndicator: nil, isRequired: true)
    }
    #expect(label("fieldTitle", without)?.text == "Name")
    #expect(without.has("Name, required"))
    let optional = show { TextFieldFormView(title: "Name", text: $0) }
    #expect(label("fieldTitle", optional)?.text == "Name" && optional.has("Name"))
  }

  @Test("says that a machine has filled it")
  func notice() {
    let screen = show { TextFieldFormView(title: "Name", text: $0, isAINoticeEnabled: true) }
    #expect(label("fieldNotice", screen)?.text == "Written by AI. Check the text.")
  }

  @Test("has the app's button, beside the eye of a secret", arguments: [false, true])
  func action(isSecure: Bool) throws {
    let screen = show { [app] in
      TextFieldFormView(
        title: "Code", text: $0, isSecureEnabled: isSecure, actionIcon: Image(systemName: "camera"),
        action: { app.presses += 1 }, actionIconAccessibilityLabel: "Scan the code")
    }
    try screen.tap("Scan the code")
    #expect(app.presses == 1)
    let button = try screen.frame("actionButton")
    #expect(button.width >= 44 && button.height >= 44)
    #expect(screen.has("revealButton") == isSecure)
  }

  @Test("is never cut", arguments: [1.0, 2])
  func whole(_ scale: Double) {
    app.text = "0123456789"
    let screen = show(ScreenLook(textScale: scale)) {
      TextFieldFormView(
        title: "Name of the person who has the key", text: $0, maxTextLength: 8,
        isCharCountEnabled: true, allowsBeyondLimit: true, isAINoticeEnabled: true,
        isRequired: true, actionIcon: Image(systemName: "camera"), action: {},
        actionIconAccessibilityLabel: "Scan")
    }
    #expect(screen.layoutProblems() == [])
  }
}
