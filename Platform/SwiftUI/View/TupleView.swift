/// Several views, one after another.
nonisolated public struct TupleView<Value>: PrimitiveView {
  /// The views.
  public var value: Value
  private let make: @MainActor (TupleView<Value>, _NodeContext) -> _ViewNode<TupleView<Value>>

  /// Puts views into one.
  public init<each Content: View>(_ value: (repeat each Content))
  where Value == (repeat each Content) {
    self.value = value
    make = { view, context in TupleNode<repeat each Content>(view, in: context) }
  }

  /// A node with a child for each view.
  @MainActor public static func _makeNode(
    _ view: TupleView<Value>, in context: _NodeContext
  ) -> _ViewNode<TupleView<Value>> {
    view.make(view, context)
  }
}

private final class TupleNode<each Content: View>: _ViewNode<TupleView<(repeat each Content)>> {
  private var nodes: (repeat _ViewNode<each Content>)!

  override init(_ view: TupleView<(repeat each Content)>, in context: _NodeContext) {
    super.init(view, in: context)
    let inside = _NodeContext(under: self, environment)
    nodes = (repeat (each Content)._makeNode(each view.value, in: inside))
  }

  override var children: [_Node] {
    guard let nodes else { return [] }
    var children: [_Node] = []
    for node in repeat each nodes { children.append(node) }
    return children
  }

  override func update(
    _ view: TupleView<(repeat each Content)>, _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    repeat (each nodes!).update(each view.value, environment)
  }
}
