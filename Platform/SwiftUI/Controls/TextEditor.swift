import Layout

/// Text of many lines that a person edits. It takes all the room that it is offered.
///
/// ```swift
/// struct Note: View {
///   @State private var note = ""
///   var body: some View { TextEditor(text: $note).frame(height: 120) }
/// }
/// ```
public struct TextEditor: View {
  @Binding private var text: String

  /// Makes an editor.
  public init(text: Binding<String>) { _text = text }

  /// The editor, scrolling where the text is longer than its room.
  public var body: some View { EditorInput(text: $text) }
}

/// UIKit's text view.
private struct EditorInput: UIKitView {
  @Binding var text: String

  var fills: Bool { true }

  func makeWidget(_ node: _Node) -> EditorView {
    let editor = EditorView(frame: .zero)
    editor.backgroundColor = .clear
    editor.onEdit = { [weak node] typed in
      guard let input = (node as? ViewItemNode<EditorInput>)?.view else { return }
      if input.text != typed { input.text = typed }
    }
    return editor
  }

  func update(_ editor: EditorView, _ node: _Node) {
    let environment = node.environment
    let font = (environment.font ?? .body).uiFont(for: environment.textScale)
    if editor.font != font { editor.font = font }
    let color = environment.foregroundColor
    if editor.textColor != color { editor.textColor = color }
    let alignment = environment.multilineTextAlignment.native(in: environment.layoutDirection)
    if editor.textAlignment != alignment { editor.textAlignment = alignment }
    if editor.text != text { editor.text = text }
    if editor.isEditable != environment.isEnabled { editor.isEditable = environment.isEnabled }
    if editor.isSelectable != environment.isEnabled { editor.isSelectable = environment.isEnabled }
  }
}

/// UIKit's text view, which tells what a person types.
final class EditorView: UITextView, UITextViewDelegate {
  var onEdit: @MainActor (String) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func textViewDidChange(_ textView: UITextView) { onEdit(textView.text) }
}
