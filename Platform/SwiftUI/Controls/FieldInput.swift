import GTK
import Layout

/// UIKit's text field.
struct FieldInput: UIKitView {
  let content: FieldContent

  func makeWidget(_ node: _Node) -> FieldWidget {
    let field = FieldWidget()
    let end = { [weak node] in
      (node as? ViewItemNode<FieldInput>)?.view.content.end?()
    }
    field.onReturn = { [weak node] in
      end()
      return node?.submitField() ?? false
    }
    field.addAction(UIAction { _ in end() }, for: .editingDidEnd)
    field.addAction(
      UIAction { [weak node, weak field] _ in
        Self.take(field?.text ?? "", from: field, node)
      }, for: .editingChanged)
    return field
  }

  func update(_ field: FieldWidget, _ node: _Node) {
    let environment = node.environment
    let looks = TextEnvironment(environment)
    field.contentAccessibilityLabel = content.title.resolved(in: looks).string
    let hint = (content.prompt ?? content.title).resolved(in: looks).string
    applyPlaceholder(hint, to: field, environment)
    // A secret is only ever shown in an input that was made for secrets.
    let shows = environment.revealsSecrets && field.input?.isSecure == true
    let isSecure = content.isSecure && !shows
    if field.isSecureTextEntry != isSecure { field.isSecureTextEntry = isSecure }
    show(field, environment)
    if field.isEnabled != environment.isEnabled { field.isEnabled = environment.isEnabled }
    if field.isReadOnly != environment.fieldIsReadOnly {
      field.isReadOnly = environment.fieldIsReadOnly
    }
    applyLooks(field, environment)
    applyTraits(field, environment)
  }

  private func applyPlaceholder(
    _ text: String, to field: FieldWidget, _ environment: EnvironmentValues
  ) {
    guard let color = environment.placeholderColor else {
      if field.placeholder != text { field.placeholder = text }
      return
    }
    let rich = NSAttributedString(string: text, attributes: [.foregroundColor: color])
    if field.attributedPlaceholder != rich { field.attributedPlaceholder = rich }
  }

  private func applyLooks(_ field: FieldWidget, _ environment: EnvironmentValues) {
    let font = (environment.font ?? .body).uiFont(for: environment.textScale)
    if field.font != font { field.font = font }
    let color = environment.foregroundColor
    if field.textColor != color { field.textColor = color }
    if field.tintColor != environment.tintColor { field.tintColor = environment.tintColor }
    if field.borderStyle != environment.fieldBorder {
      field.borderStyle = environment.fieldBorder
      field.invalidateIntrinsicContentSize()
    }
    let alignment = environment.multilineTextAlignment.native(in: environment.layoutDirection)
    if field.textAlignment != alignment { field.textAlignment = alignment }
  }

  private func applyTraits(_ field: FieldWidget, _ environment: EnvironmentValues) {
    if field.keyboardType != environment.keyboardType {
      field.keyboardType = environment.keyboardType
    }
    if field.textContentType != environment.textContentType {
      field.textContentType = environment.textContentType
    }
    let key = environment.submitLabel.returnKeyType
    if field.returnKeyType != key { field.returnKeyType = key }
    let capitals = environment.textCapitals?.type ?? .sentences
    if field.autocapitalizationType != capitals { field.autocapitalizationType = capitals }
    let correction: UITextAutocorrectionType =
      environment.autocorrectionDisabled ? .no : .default
    if field.autocorrectionType != correction { field.autocorrectionType = correction }
    let spelling: UITextSpellCheckingType = environment.autocorrectionDisabled ? .no : .default
    if field.spellCheckingType != spelling { field.spellCheckingType = spelling }
  }
}

extension TextAlignment {
  /// UIKit's name for the side; the leading one is that of the text's own script.
  func native(in direction: LayoutDirection) -> NSTextAlignment {
    switch self {
    case .leading: direction == .leftToRight ? .left : .right
    case .center: .center
    case .trailing: direction == .leftToRight ? .right : .left
    }
  }
}

/// A text field that says when Return was pressed.
final class FieldWidget: UITextField, UITextFieldDelegate {
  /// Whether somebody dealt with Return.
  var onReturn: @MainActor () -> Bool = { false }

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    // Without anybody, a button with the default action's key may want it; UIKit moves on else.
    !onReturn() && !handle(KeyPress(.enter))
  }

  private static let ruler = UILabel()

  /// The width in points that shows the whole text, or the whole placeholder without one.
  var idealWidth: Double {
    let typed = text ?? ""
    let ruler = Self.ruler
    ruler.font = font
    // How wide the letters of a secret are is nobody's business.
    ruler.text =
      typed.isEmpty
      ? placeholder : isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed
    // Two points for the caret, and the room inside the edge.
    return ruler.intrinsicContentSize.width.rounded(.up) + 2 + (borderStyle == .none ? 0 : 16)
  }
}

extension _Node {
  /// Does what `onSubmit` says; false where nobody does.
  func submitField() -> Bool {
    environment.submit?.action(environment.submitTrigger) ?? false
  }
}

/// Lets a field take all of the width that it is offered.
struct FieldWidthModifier: ItemModifier {
  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> FieldWidthItem {
    let field = FieldWidthItem(item)
    field.leastHeight = environment.fieldMinHeight
    return field
  }
  func update(_ item: FieldWidthItem, in environment: EnvironmentValues) {
    guard item.leastHeight != environment.fieldMinHeight else { return }
    item.leastHeight = environment.fieldMinHeight
    item.invalidate()
  }
}

final class FieldWidthItem: WrapperItem {
  /// In points.
  var leastHeight: CGFloat = 0

  override func measure(_ proposal: ProposedSize) -> Size {
    let field = (inner as? ViewItem<FieldWidget>)?.view
    let width = proposal.width ?? field?.idealWidth ?? 0
    let size = inner.sizeThatFits(ProposedSize(width: width, height: proposal.height))
    return Size(width: width, height: max(size.height, leastHeight))
  }
}
