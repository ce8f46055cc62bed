import OnboardingTesting
import SwiftUI
import Testing

private struct Entry: View {
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("Name", text: $text)
      Text(verbatim: "<\(text)>")
    }
  }
}

/// A style with a property of its own, written as apps do.
private struct Underlined: TextFieldStyle {
  @Environment(\.isEnabled) private var isEnabled
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack {
      configuration
      Text(verbatim: isEnabled ? "may be typed" : "fixed")
    }
  }
}

@MainActor @Suite("A text field", .onScreen) struct TextFieldTests {
  private func show(_ view: some View, _ look: ScreenLook = .standard) -> Screen {
    Screen(UIHostingController(rootView: view), look: look)
  }

  private func field(_ name: String, _ screen: Screen) throws -> UITextField {
    try #require(screen.find(name) as? UITextField)
  }

  @Test("takes all of the width that it is offered, whatever its text")
  func width() throws {
    let screen = show(
      VStack {
        TextField("Name", text: .constant(""))
        TextField("City", text: .constant("Zürich, where the river leaves the lake"))
        SecureField("Secret", text: .constant("a"))
      }.frame(width: 300))
    for name in ["Name", "City", "Secret"] {
      #expect(try field(name, screen).bounds.width == 300)
    }
  }

  @Test("shares a row with what stands beside it")
  func row() throws {
    let screen = show(
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 10)
        TextField("Name", text: .constant(""))
      }.frame(width: 200))
    #expect(try field("Name", screen).bounds.width == 150)
  }

  @Test("without an offer is as wide as its text, or as its placeholder", arguments: [1.0, 2.0])
  func ideal(scale: Double) throws {
    let look = ScreenLook(textScale: scale)
    let short = show(TextField("Name", text: .constant("")).fixedSize(), look)
    let long = show(TextField("Name", text: .constant("Wilhelmina")).fixedSize(), look)
    let narrow = try field("Name", short).bounds.width
    #expect(narrow > 30 * scale && narrow < 80 * scale)
    #expect(try field("Name", long).bounds.width > narrow * 1.5)
  }

  @Test("shows its placeholder as large as its text", arguments: [1.0, 2.0])
  func placeholder(scale: Double) throws {
    let screen = show(
      VStack {
        TextField("Name", text: .constant(""))
        Text("Beside it")
      }.padding(20), ScreenLook(textScale: scale))
    let label = try #require(screen.find("Beside it") as? UILabel)
    #expect(try field("Name", screen).font?.pointSize == label.font.pointSize)
    #expect(label.font.pointSize > 16 * scale)
    #expect(screen.layoutProblems() == [])
  }

  @Test("hands on what is typed")
  func typing() async throws {
    let screen = show(Entry())
    try screen.type("Ada", into: "Name")
    try await screen.wait(until: "the text") { screen.has("<Ada>") }
  }

  @Test("can be made in each documented way")
  func initialisers() throws {
    let text = Binding.constant("")
    let title = "Title"
    let screen = show(
      VStack {
        TextField("Key", text: text)
        TextField("Key 2", text: text, prompt: Text("Prompt"))
        TextField(title, text: text)
        TextField(title.dropLast(), text: text, prompt: Text("Other"))
        TextField(text: text, prompt: Text("Third")) { Text("Label") }
        SecureField("Secret", text: text)
        SecureField("Secret 2", text: text, prompt: Text("Hidden"))
        SecureField(title + "!", text: text)
        SecureField(title + "?", text: text, prompt: nil)
        SecureField(text: text) { Text("Fifth") }
      })
    let placeholders = [
      "Key": "Key", "Key 2": "Prompt", "Title": "Title", "Titl": "Other", "Label": "Third",
      "Secret": "Secret", "Secret 2": "Hidden", "Title!": "Title!", "Title?": "Title?",
      "Fifth": "Fifth",
    ]
    for (name, placeholder) in placeholders {
      #expect(try field(name, screen).placeholder == placeholder)
    }
    #expect(try field("Fifth", screen).isSecureTextEntry)
    #expect(try !field("Label", screen).isSecureTextEntry)
  }

  @Test("takes the looks and the input traits around it")
  func traits() throws {
    let screen = show(
      TextField("Mail", text: .constant("a"))
        .keyboardType(.emailAddress).textContentType(.emailAddress).submitLabel(.go)
        .textInputAutocapitalization(.never).autocorrectionDisabled()
        .multilineTextAlignment(.center).foregroundStyle(.red).disabled(true))
    let field = try field("Mail", screen)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.textContentType == .emailAddress)
    #expect(field.returnKeyType == .go)
    #expect(field.autocapitalizationType == .none)
    #expect(field.autocorrectionType == .no)
    #expect(field.textAlignment == .center)
    #expect(field.textColor == UIColor.systemRed)
    #expect(!field.isEnabled)
  }

  @Test("has an edge in the rounded style and none in the plain one")
  func styles() throws {
    let screen = show(
      VStack {
        TextField("Round", text: .constant("")).textFieldStyle(.roundedBorder)
        SecureField("Secret", text: .constant("")).textFieldStyle(.roundedBorder)
        TextField("Plain", text: .constant("")).textFieldStyle(.plain)
        TextField("Automatic", text: .constant("")).textFieldStyle(.automatic)
      })
    #expect(try field("Round", screen).borderStyle == .roundedRect)
    #expect(try field("Secret", screen).borderStyle == .roundedRect)
    #expect(try field("Plain", screen).borderStyle == .none)
    #expect(try field("Automatic", screen).borderStyle == .none)
    #expect(try field("Round", screen).bounds.height > field("Plain", screen).bounds.height)
  }

  @Test("can have a style of the app's own")
  func ownStyle() throws {
    let screen = show(
      TextField("Name", text: .constant("")).disabled(true).textFieldStyle(Underlined()))
    #expect(screen.has("fixed"))
    #expect(try field("Name", screen).bounds.width == screen.window.bounds.width)
  }
}
