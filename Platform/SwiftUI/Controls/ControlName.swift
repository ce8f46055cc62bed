import Layout

/// The name of a control that is the text of a label beside it.
@MainActor final class ControlName {
  private weak var control: UIView?
  private(set) var text = ""

  nonisolated init() {}

  /// Takes a control that the label names.
  func name(_ control: UIView) {
    self.control = control
    control.contentAccessibilityLabel = text
  }

  func take(_ text: String) {
    guard text != self.text else { return }
    self.text = text
    control?.contentAccessibilityLabel = text
  }
}

/// Gives a label's text to the control beside it, which speaks in its place.
struct NamingModifier: ItemModifier {
  let name: ControlName

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> NamingItem {
    let outer = NamingItem(item, name)
    outer.take()
    return outer
  }
  func update(_ item: NamingItem, in environment: EnvironmentValues) { item.take() }
}

final class NamingItem: WrapperItem {
  private let name: ControlName

  init(_ inner: LayoutItem, _ name: ControlName) {
    self.name = name
    super.init(inner)
  }

  override func invalidated() { take() }

  override func collectViews(into views: inout [UIView]) {
    super.collectViews(into: &views)
    take()
  }

  func take() {
    let views = inner.spokenViews
    name.take(views.compactMap(\.spokenName).joined(separator: ", "))
    let author = ObjectIdentifier(self)
    for view in views {
      AccessibilityRecord.of(view).set(AccessibilityNote(isMuted: true), by: author, on: view)
    }
  }
}
