/// A field for text.
///
/// ```swift
/// struct Name: View {
///   @State private var name = ""
///   var body: some View { TextField("Name", text: $name) }
/// }
/// ```
public struct TextField<Label: View>: View {
  private let title: Text
  private let prompt: Text?
  @Binding private var text: String

  /// The field.
  public var body: some View {
    TextInput(title: title, prompt: prompt, text: $text, isSecure: false)
  }
}

extension TextField where Label == Text {
  /// Makes a field with a localised title, which an empty field shows.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(titleKey, text: text, prompt: nil)
  }

  /// Makes a field with a localised title and something else to show while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    title = Text(titleKey)
    self.prompt = prompt
    _text = text
  }

  /// Makes a field with a title, which an empty field shows.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  /// Makes a field with a title and something else to show while it is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.title = Text(title)
    self.prompt = prompt
    _text = text
  }
}

/// A field for a secret. What is typed is shown as dots and never reaches assistive technology.
public struct SecureField<Label: View>: View {
  private let title: Text
  private let prompt: Text?
  @Binding private var text: String

  /// The field.
  public var body: some View {
    TextInput(title: title, prompt: prompt, text: $text, isSecure: true)
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a localised title, which an empty field shows.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(titleKey, text: text, prompt: nil)
  }

  /// Makes a field with a localised title and something else to show while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    title = Text(titleKey)
    self.prompt = prompt
    _text = text
  }

  /// Makes a field with a title, which an empty field shows.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.title = Text(title)
    prompt = nil
    _text = text
  }
}

/// UIKit's text field.
private struct TextInput: UIKitView {
  let title: Text
  let prompt: Text?
  @Binding var text: String
  let isSecure: Bool

  func makeWidget(_ node: _Node) -> UITextField {
    let field = UITextField()
    func current(_ node: _Node?) -> TextInput? { (node as? ViewItemNode<TextInput>)?.view }
    field.addAction(
      UIAction { [weak node, weak field] _ in
        guard let input = current(node) else { return }
        let typed = field?.text ?? ""
        if input.text != typed { input.text = typed }
      }, for: .editingChanged)
    field.addAction(
      UIAction { [weak node] _ in node?.environment.submit?.action() }, for: .editingDidEndOnExit)
    return field
  }

  func update(_ field: UITextField, _ node: _Node) {
    let environment = node.environment
    let looks = TextEnvironment(environment)
    let name = title.resolved(in: looks).string
    let hint = (prompt ?? title).resolved(in: looks).string
    let font = (environment.font ?? .body).uiFont(for: looks.category)
    if field.font != font { field.font = font }
    if field.placeholder != hint { field.placeholder = hint }
    if field.accessibilityLabel != name { field.accessibilityLabel = name }
    if field.isSecureTextEntry != isSecure { field.isSecureTextEntry = isSecure }
    if (field.text ?? "") != text { field.text = text }
    if field.isEnabled != environment.isEnabled { field.isEnabled = environment.isEnabled }
    if field.keyboardType != environment.keyboardType {
      field.keyboardType = environment.keyboardType
    }
    if field.textContentType != environment.textContentType {
      field.textContentType = environment.textContentType
    }
    let key = environment.submitLabel.returnKeyType
    if field.returnKeyType != key { field.returnKeyType = key }
  }
}
