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
  /// The nodes, each with the place of its view in the tuple: to go through a pack again at each
  /// update would ask the runtime for every type in it.
  private var parts: [(offset: Int, node: _Node)] = []

  override init(_ view: TupleView<(repeat each Content)>, in context: _NodeContext) {
    super.init(handingOnIn: context)
    let inside = _NodeContext(under: self, environment)
    var end = 0
    func add<Part: View>(_ part: Part) {
      let alignment = MemoryLayout<Part>.alignment
      let offset = (end + alignment - 1) / alignment * alignment
      parts.append((offset, Part._makeNode(part, in: inside)))
      end = offset + MemoryLayout<Part>.size
    }
    repeat add(each view.value)
    precondition(end == MemoryLayout<(repeat each Content)>.size, "A tuple lies otherwise.")
  }

  override var children: [_Node] { parts.map(\.node) }

  override func update(
    _ view: TupleView<(repeat each Content)>, _ environment: EnvironmentValues
  ) {
    withUnsafePointer(to: view) { take(viewAt: $0, environment) }
  }

  override func take(viewAt address: UnsafeRawPointer, _ environment: EnvironmentValues) {
    self.environment = environment
    // The tuple is the first property: it lies where the view does.
    for part in parts { part.node.take(viewAt: address + part.offset, environment) }
  }
}
