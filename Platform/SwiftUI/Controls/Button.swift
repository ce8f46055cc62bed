/// Does something when it is pressed.
///
/// ```swift
/// struct Start: View {
///   @State private var presses = 0
///   var body: some View { Button("Start") { presses += 1 } }
/// }
/// ```
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  @LatestAction private var action: @MainActor () -> Void
  private let label: Label
  @Environment(\.anyButtonStyle) private var style

  /// Makes a button with a label of views.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a meaning.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    _action = LatestAction(wrappedValue: action)
    self.label = label()
  }

  /// The label in the style of the views around it.
  public var body: some View {
    if let style {
      style.make(
        PrimitiveButtonStyleConfiguration(role: role, label: AnyView(label), action: action))
    } else if let text = label as? Text {
      TextButton(text: text, role: role, action: action)
    } else {
      Pressable(action: action) { isPressed in
        DefaultButtonLabel(label: label, role: role, isPressed: isPressed)
      }
    }
  }
}

extension Button where Label == Text {
  /// Makes a button with a localised title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Makes a button with a localised title and a meaning.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a title and a meaning.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style was asked to make look otherwise.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let label = configuration.label
    self.init(role: configuration.role, action: configuration.trigger) { label }
  }
}

/// The looks of a button whose label is text: UIKit's own button.
private struct TextButton: UIKitView {
  let text: Text
  let role: ButtonRole?
  let action: @MainActor () -> Void

  static var readsObjects: Bool { false }

  func makeWidget(_ node: _Node) -> UIButton {
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [weak node] _ in (node as? ViewItemNode<TextButton>)?.view.action() },
      for: .primaryActionTriggered)
    return button
  }

  /// The action is asked for when the button is pressed: another one changes no looks.
  func looksLike(_ other: TextButton) -> Bool { text == other.text && role == other.role }

  func update(_ button: UIButton, _ node: _Node) {
    let environment = node.environment
    if button.isEnabled != environment.isEnabled { button.isEnabled = environment.isEnabled }
    let tint = role == .destructive ? UIColor.systemRed : environment.tintColor
    if button.tintColor != tint { button.tintColor = tint }
    switch text.resolved(in: TextEnvironment(environment)) {
    case .plain(let title, let font, _):
      if button.currentTitle != title { button.setTitle(title, for: .normal) }
      if let label = button.titleLabel, label.font != font { label.font = font }
    case .attributed(let title): button.setAttributedTitle(title, for: .normal)
    }
  }
}

/// The looks of a button whose label is no text.
struct DefaultButtonLabel<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .foregroundStyle(role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
      .opacity(isEnabled ? (isPressed ? 0.4 : 1) : 0.4)
  }
}
