/// Empty space that takes what a stack has left.
public struct Spacer: PrimitiveView {
  /// The least length in points; 8 unless given.
  public var minLength: CGFloat?

  /// Makes empty space.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// A node with an item and no view.
  public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode<Spacer> {
    SpacerNode(view, in: context)
  }

  private final class SpacerNode: _ViewNode<Spacer> {
    private let item = SpacerItem()

    override init(_ view: Spacer, in context: _NodeContext) {
      super.init(view, in: context)
      item.minLength = view.minLength ?? 8
    }

    override var items: [LayoutItem] { [item] }

    override func update(_ view: Spacer, _ environment: EnvironmentValues) {
      super.update(view, environment)
      let length = Double(view.minLength ?? 8)
      if item.minLength != length {
        item.minLength = length
        item.invalidate()
      }
    }
  }
}
