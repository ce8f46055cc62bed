import Layout

/// The cells of one row of a `Grid`. In no grid it is like a `Group`.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Puts cells in a row; `alignment` replaces the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// A node that marks its cells as one row.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    GridRowNode(view, in: context)
  }
}

/// What the cells of one row have in common.
@MainActor final class GridRowMark {
  var alignment: VerticalAlignment?
}

private final class GridRowNode<Content: View>: _ViewNode<GridRow<Content>> {
  private let mark = GridRowMark()
  private var child: _ViewNode<Content>!
  private var cells: [TraitItem] = []

  override init(_ view: GridRow<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    mark.alignment = view.alignment
    child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
    take()
  }

  private func take() {
    let before = cells
    cells = child.items.map { item in
      before.first { $0.inner === item }
        ?? TraitItem(item, key: ObjectIdentifier(GridRowMark.self), value: mark)
    }
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { cells }

  override func itemsChanged() {
    take()
    super.itemsChanged()
  }

  override func update(_ view: GridRow<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    if mark.alignment != view.alignment {
      mark.alignment = view.alignment
      cells.first?.invalidate()
    }
    child.update(view.content, environment)
  }
}

/// The names of what cells tell their grid.
enum GridTrait {
  enum Columns {}
  enum UnsizedAxes {}
  enum ColumnAlignment {}
}

extension View {
  /// Says how many columns the view spans in the row of a `Grid`.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(GridTrait.Columns.self, count))
  }

  /// Says on which axes the view takes what the other cells need and asks for nothing itself.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    var unsized: Set<LayoutAxis> = []
    if axes.contains(.horizontal) { unsized.insert(.horizontal) }
    if axes.contains(.vertical) { unsized.insert(.vertical) }
    return modifier(TraitModifier(GridTrait.UnsizedAxes.self, unsized))
  }

  /// Says how the cells of the view's column are aligned from side to side.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(GridTrait.ColumnAlignment.self, guide.line))
  }

  /// Not there.
  @available(
    *, unavailable, message: "Give the Grid, the GridRow or the column an alignment instead."
  )
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
}
