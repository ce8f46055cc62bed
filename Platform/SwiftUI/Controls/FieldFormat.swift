/// How a field shows a text that is kept without marks: a number in groups, for instance.
package struct FieldFormat {
  /// The text with its marks, and the caret in it for a caret in the text without; in characters.
  package let shown: @MainActor (_ text: String, _ caret: Int) -> (text: String, caret: Int)
  /// The text without marks.
  package let plain: @MainActor (_ shown: String) -> String
  /// Whether a text may be what a person has typed so far.
  package let accepts: @MainActor (_ text: String) -> Bool

  /// Makes a format.
  package init(
    shown: @escaping @MainActor (_ text: String, _ caret: Int) -> (text: String, caret: Int),
    plain: @escaping @MainActor (_ shown: String) -> String,
    accepts: @escaping @MainActor (_ text: String) -> Bool
  ) {
    self.shown = shown
    self.plain = plain
    self.accepts = accepts
  }
}

private enum FieldFormatKey: EnvironmentKey {
  static var defaultValue: FieldFormat? { nil }
}

private enum FieldIsReadOnlyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether what is in the fields here can be read and copied, and not changed.
  package var fieldIsReadOnly: Bool {
    get { self[FieldIsReadOnlyKey.self] }
    set { self[FieldIsReadOnlyKey.self] = newValue }
  }

  /// How the fields here show what is kept; nil shows it as it is.
  package var fieldFormat: FieldFormat? {
    get { self[FieldFormatKey.self] }
    set { self[FieldFormatKey.self] = newValue }
  }
}

extension FieldInput {
  /// Takes what a person has typed, if it may be that.
  static func take(_ typed: String, from field: FieldWidget?, _ node: _Node?) {
    guard let node = node as? ViewItemNode<FieldInput> else { return }
    let content = node.view.content
    guard let format = node.environment.fieldFormat else {
      if content.text != typed { content.text = typed }
      return
    }
    let plain = format.plain(typed)
    if content.text != plain, format.accepts(plain) { content.text = plain }
    // Marks are put right also where the text without them is the same. GTK has yet to move the caret.
    DispatchQueue.main.async { [weak node, weak field] in
      if let node, let field { node.view.show(field, node.environment) }
    }
  }

  /// Shows the text, and leaves the caret where it belongs.
  func show(_ field: FieldWidget, _ environment: EnvironmentValues) {
    let typed = field.text ?? ""
    guard let format = environment.fieldFormat else {
      if typed != content.text { field.text = content.text }
      return
    }
    let caret = field.input?.selection.upperBound ?? typed.count
    let before = format.plain(String(typed.prefix(caret))).count
    let shown = format.shown(content.text, before)
    guard typed != shown.text else { return }
    field.text = shown.text
    let place = min(max(0, shown.caret), shown.text.count)
    field.input?.selection = place..<place
  }
}
