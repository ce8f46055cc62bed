/// Views that can be scrolled from code, to a view with an `id(_:)` or to an element of a `ForEach`.
///
/// ```swift
/// ScrollViewReader { scroll in
///   Button("To the end") { scroll.scrollTo(99, anchor: .bottom) }
///   ScrollView { ForEach(0..<100) { Text("\($0)") } }
/// }
/// ```
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Makes views that can be scrolled from code.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// A node in which identities are looked for.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ScrollReaderNode(view, in: context)
  }
}

/// Scrolls the scroll views of a `ScrollViewReader`.
@preconcurrency @MainActor public struct ScrollViewProxy {
  fileprivate weak var node: _Node?

  /// Scrolls until the view with an identity is seen: with the anchor of the view on that of the
  /// scroll view, or as little as it takes. It is done once what has changed is on the screen.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    let id = AnyHashable(id)
    node.graph.after { [weak node] in
      guard let node, node.isMounted else { return }
      node.find(id)?.scrollIntoView(anchor)
    }
  }
}

private final class ScrollReaderNode<Content: View>: _ViewNode<ScrollViewReader<Content>> {
  private var child: _ViewNode<Content>!

  override init(_ view: ScrollViewReader<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    let content = evaluate()
    child = Content._makeNode(content, in: _NodeContext(under: self, environment))
  }

  private func evaluate() -> Content {
    reader.read { view.content(ScrollViewProxy(node: self)) }
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func update(_ view: ScrollViewReader<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    rerun()
  }

  override func rerun() {
    let content = evaluate()
    child.update(content, environment)
  }
}

extension _Node {
  /// The node with an identity, in this one.
  fileprivate func find(_ id: AnyHashable) -> _Node? {
    if let found = (self as? any IdentifiedNodes)?.node(of: id) { return found }
    for child in children {
      if let found = child.find(id) { return found }
    }
    return nil
  }

  /// Scrolls the scroll view around until the views of the node are seen.
  fileprivate func scrollIntoView(_ anchor: UnitPoint?) {
    var views: [UIView] = []
    for item in items { item.collectViews(into: &views) }
    guard let first = views.first else { return }
    var top: UIView = first
    while let above = top.superview { top = above }
    top.layoutIfNeeded()
    var ground: UIView = first
    while let above = ground.superview, !(above is UIScrollView) { ground = above }
    guard let scroll = ground.superview as? UIScrollView else { return }
    scroll.layoutIfNeeded()
    let frames = views.map { $0.convert($0.bounds, to: ground) }
    let rect = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
    guard let anchor else { return scroll.scrollRectToVisible(rect, animated: false) }
    let inset = scroll.contentInset
    let room = scroll.bounds.inset(by: inset).size
    func offset(
      _ start: CGFloat, _ length: CGFloat, _ share: CGFloat, _ room: CGFloat,
      _ whole: CGFloat
    ) -> CGFloat {
      min(max(0, start + share * length - share * room), max(0, whole - room))
    }
    scroll.setContentOffset(
      CGPoint(
        x: offset(rect.minX, rect.width, anchor.x, room.width, scroll.contentSize.width)
          - inset.left,
        y: offset(rect.minY, rect.height, anchor.y, room.height, scroll.contentSize.height)
          - inset.top),
      animated: false)
  }
}
