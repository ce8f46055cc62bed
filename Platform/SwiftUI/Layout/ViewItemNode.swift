/// A view that is one UIKit view.
@MainActor protocol UIKitView: PrimitiveView {
  associatedtype Widget: UIView
  /// Makes the UIKit view, without its values.
  func makeWidget(_ node: _Node) -> Widget
  /// Gives the UIKit view the values of this one and of what is around it.
  func update(_ widget: Widget, _ node: _Node)
  /// Whether the view takes all that it is offered.
  var fills: Bool { get }
  /// Whether another value looks the same, so that the UIKit view can stay as it is.
  func looksLike(_ other: Self) -> Bool
  /// Whether `update` can come upon an observable object: through a binding, or in a function of the
  /// app's.
  static var readsObjects: Bool { get }
  /// Whether the UIKit view itself runs the way that is said around the view.
  static var followsDirection: Bool { get }
  /// Called when the view has left the screen for good.
  static func end(_ widget: Widget)
}

extension UIKitView {
  var fills: Bool { false }
  static var readsObjects: Bool { true }
  static var followsDirection: Bool { true }
  static func end(_ widget: Widget) {}
  func looksLike(_ other: Self) -> Bool { ViewFields.of(Self.self).areSame(self, other) }

  /// A node that owns the UIKit view.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ViewItemNode(view, in: context)
  }
}

final class ViewItemNode<V: UIKitView>: _ViewNode<V> {
  private var item: ViewItem<V.Widget>!

  override init(_ view: V, in context: _NodeContext) {
    super.init(view, in: context)
    item = ViewItem(view.makeWidget(self))
    item.fills = view.fills
    rerun()
  }

  /// The UIKit view.
  var widget: V.Widget { item.view }

  override var items: [LayoutItem] { [item] }

  override var spokenText: String {
    if item.isSilent || item.view.accessibilityElementsHidden { return "" }
    return item.view.accessibilityLabel ?? (item.view as? UILabel)?.text ?? ""
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    let isSame =
      !reader.isStale && self.view.looksLike(view)
      && !environment.differs(from: self.environment, in: reader.environmentKeys)
    super.update(view, environment)
    if !isSame { rerun() }
  }

  override func rerun() {
    func update() {
      Transaction.current.animate {
        if V.followsDirection { item.view.follow(environment.layoutDirection) }
        view.update(item.view, self)
      }
    }
    if V.readsObjects { reader.read(update) } else { reader.readValues(update) }
  }

  override func unmount() {
    super.unmount()
    V.end(item.view)
  }
}

extension UIView {
  /// Runs the way that is said around a view of SwiftUI.
  fileprivate func follow(_ direction: LayoutDirection) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard isRightToLeft != (direction == .rightToLeft) else { return }
    semanticContentAttribute = direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
  }
}
