import Layout

/// What becomes of the views in one that assistive technology is to see as an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate enum Way: Hashable, Sendable { case ignore, contain, combine }
  fileprivate let way: Way

  /// They are not seen: the element has only what modifiers say.
  public static let ignore = AccessibilityChildBehavior(way: .ignore)
  /// They are seen, in the element.
  public static let contain = AccessibilityChildBehavior(way: .contain)
  /// They are not seen: the element's name is made of theirs.
  public static let combine = AccessibilityChildBehavior(way: .combine)
}

extension View {
  /// Makes the view one element for assistive technology.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(ElementModifier(children: children))
  }
}

private struct ElementModifier: ItemModifier {
  let children: AccessibilityChildBehavior

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> ElementItem {
    let element = ElementItem(item)
    update(element, in: environment)
    return element
  }

  func update(_ item: ElementItem, in environment: EnvironmentValues) {
    item.way = children.way
    item.apply()
  }
}

/// An item in two views of its own: one that is seen, and one that hides what is in it.
private final class ElementItem: WrapperItem {
  var way = AccessibilityChildBehavior.Way.ignore
  private let ground: LayerItem
  private let element: LayerItem

  override init(_ inner: LayoutItem) {
    ground = LayerItem(inner)
    element = LayerItem(ground)
    super.init(element)
    element.layer.isAccessibilityElement = true
  }

  override func collectViews(into views: inout [UIView]) {
    super.collectViews(into: &views)
    apply()
  }

  func apply() {
    let hides = way != .contain
    if ground.layer.accessibilityElementsHidden != hides {
      ground.layer.accessibilityElementsHidden = hides
    }
    element.layer.contentAccessibilityLabel =
      way == .combine
      ? ground.layer.content.items.flatMap(\.heardViews).compactMap(\.spokenName)
        .joined(separator: ", ") : nil
  }
}

extension UIView {
  /// The name that the view has for assistive technology, unless it is hidden from it.
  var spokenName: String? {
    if isSilent { return nil }
    let name = accessibilityLabel ?? (self as? UILabel)?.text ?? ""
    return name.isEmpty ? nil : name
  }
}
