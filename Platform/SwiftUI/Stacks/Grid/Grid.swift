import Layout

/// Views in rows and columns: a column is as wide as its widest cell needs.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Name"); Text("Rahel") }
///   GridRow { Text("City"); Text("Walldorf") }
/// }
/// ```
/// A view that is in no row spans all columns. Distances are 8 points unless given.
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing, verticalSpacing: CGFloat?
  let content: Content

  /// Puts views in rows and columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// A node that arranges rows.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    GridNode(view, in: context)
  }
}

private final class GridNode<Content: View>: _ViewNode<Grid<Content>> {
  private let item = GridLayoutItem()
  private var child: _ViewNode<Content>!

  override init(_ view: Grid<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    apply()
    child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
    item.items = child.items
  }

  private func apply() {
    let base = GridLayout(
      rows: [], alignment: view.alignment.engine,
      horizontalSpacing: view.horizontalSpacing ?? defaultStackSpacing,
      verticalSpacing: view.verticalSpacing ?? defaultStackSpacing,
      direction: environment.layoutDirection.reading)
    if item.base != base { item.base = base }
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { [item] }
  override func itemsChanged() { item.items = child.items }

  override func update(_ view: Grid<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    apply()
    child.update(view.content, environment)
  }
}

/// Cells, whose rows are told by their traits.
private final class GridLayoutItem: LayoutItem {
  var base = GridLayout(rows: []) { didSet { invalidate() } }
  var items: [LayoutItem] = [] {
    didSet {
      for item in items { item.container = self }
      invalidate()
    }
  }

  private var rule: GridLayout {
    var rule = base
    var rows: [(mark: GridRowMark?, cells: [GridLayout.Cell], unsized: Set<LayoutAxis>)] = []
    for item in items {
      let mark = item.trait(GridRowMark.self) as? GridRowMark
      let unsized = item.trait(GridTrait.UnsizedAxes.self) as? Set<LayoutAxis> ?? []
      let span = item.trait(GridTrait.Columns.self) as? Int ?? 1
      let cell = GridLayout.Cell(span: span, unsizedAxes: unsized)
      if let mark, let last = rows.last, last.mark === mark {
        rows[rows.count - 1].cells.append(cell)
      } else {
        rows.append((mark, [cell], unsized))
      }
      guard mark != nil, let own = item.trait(GridTrait.ColumnAlignment.self) as? AlignmentLine
      else { continue }
      let column = rows[rows.count - 1].cells.dropLast().reduce(0) { $0 + $1.span }
      while rule.columnAlignments.count <= column { rule.columnAlignments.append(nil) }
      rule.columnAlignments[column] = own
    }
    rule.rows = rows.map { row in
      guard let mark = row.mark else { return .whole(unsizedAxes: row.unsized) }
      return .cells(row.cells, alignment: mark.alignment?.line)
    }
    return rule
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    rule.size(of: items, proposal: proposal)
  }
  override func findBaseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    rule.baseline(edge, of: items, in: size)
  }
  override func findGuide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? {
    rule.guide(line, axis: axis, of: items, in: size)
  }
  override var holdsGuides: Bool { items.contains(where: \.hasGuides) }

  override func place(_ placement: Placement) {
    let places = rule.placements(of: items, in: placement.frame, proposal: placement.proposal)
    for (item, place) in zip(items, places) { item.place(place) }
  }

  override func collectViews(into views: inout [UIView]) {
    for item in items.inDepthOrder { item.collectViews(into: &views) }
  }
}

extension LayoutItem {
  func trait<Key>(_ key: Key.Type) -> Any? { trait(ObjectIdentifier(key)) }
}
