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

  func makeWidget(_ node: _Node) -> EditorScroll {
    let scroll = EditorScroll(frame: .zero)
    scroll.editor.backgroundColor = .clear
    scroll.onEdit = { [weak node] typed in
      guard let input = (node as? ViewItemNode<EditorInput>)?.view else { return }
      if input.text != typed { input.text = typed }
    }
    return scroll
  }

  func update(_ scroll: EditorScroll, _ node: _Node) {
    let environment = node.environment
    let editor = scroll.editor
    let category = UIContentSizeCategory(environment.dynamicTypeSize)
    let font = (environment.font ?? .body).uiFont(for: category)
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

/// A text view in a scroll view: what assistive technology is told goes to the text view.
final class EditorScroll: UIScrollView, UITextViewDelegate, SpokenThrough {
  let editor = UITextView(frame: .zero)
  var spokenView: UIView { editor }
  var onEdit: @MainActor (String) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(editor)
    editor.delegate = self
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = editor.sizeThatFits(CGSize(width: bounds.width, height: .infinity)).height
    let size = CGSize(width: bounds.width, height: max(height, bounds.height))
    if contentSize != size { contentSize = size }
    editor.frame = CGRect(origin: .zero, size: size)
  }

  func textViewDidChange(_ textView: UITextView) {
    setNeedsLayout()
    onEdit(textView.text)
  }
}
