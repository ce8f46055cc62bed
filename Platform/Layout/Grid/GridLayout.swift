/// Rows of cells whose columns have common widths: SwiftUI's `Grid`.
///
/// A column is as wide as its widest cell and a row as high as its highest. When the grid is offered
/// a width, columns share it as the elements of a `FlexibleStackLayout` do: the least flexible one
/// first, each with an equal share of what is left. Rows share a height in the same way. A cell over
/// several columns widens them evenly if they are too narrow together, and so does an element that
/// stands in no row. A row with fewer cells ends with empty ones.
///
/// ```swift
/// let grid = GridLayout(
///   rows: [.cells([.init(), .init()]), .whole(unsizedAxes: [.horizontal])],
///   horizontalSpacing: 8, verticalSpacing: 4)
/// ```
package struct GridLayout: LayoutContainer, Hashable {
  /// The rows; elements are assigned to their cells in order.
  package var rows: [Row]
  /// Where elements stand in their cells.
  package var alignment: LayoutAlignment
  /// What replaces the horizontal part in the column of the same index, if anything.
  package var columnAlignments: [AlignmentLine?]
  /// The distance between columns in points.
  package var horizontalSpacing: Double
  /// The distance between rows in points.
  package var verticalSpacing: Double
  /// Where leading is.
  package var direction: ReadingDirection

  /// Makes a grid; spacing left out is zero.
  package init(
    rows: [Row],
    alignment: LayoutAlignment = .center,
    columnAlignments: [AlignmentLine?] = [],
    horizontalSpacing: Double = 0,
    verticalSpacing: Double = 0,
    direction: ReadingDirection = .leftToRight
  ) {
    self.rows = rows
    self.alignment = alignment
    self.columnAlignments = columnAlignments
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.direction = direction
  }

  /// The size of all columns and rows with the distances between them.
  package func size(of elements: [any LayoutElement], proposal: ProposedSize) -> Size {
    let division = division(of: elements, proposal: proposal)
    return Length.size(
      Size(
        width: total(division.columns, on: .horizontal),
        height: total(division.rows, on: .vertical)))
  }

  /// The places of the elements in their cells, each with the size that it takes there.
  package func placements(
    of elements: [any LayoutElement], in bounds: Rect, proposal: ProposedSize
  ) -> [Placement] {
    let bounds = Length.rect(bounds)
    let division = division(of: elements, proposal: proposal)
    let sizes = zip(elements, division.proposals).map { $0.measured($1) }
    var origins = [Point](
      repeating: Point(x: bounds.minX, y: bounds.minY), count: elements.count)
    func starts(_ slots: [Slot], by line: AlignmentLine, on axis: LayoutAxis, room: Double)
      -> some Sequence<(Slot, Double)>
    {
      let group = AlignedGroup(
        slots.map { elements[$0.element] }, slots.map { sizes[$0.element] }, by: line, axis: axis)
      return zip(slots, group.starts(room: room))
    }
    var x = 0.0
    let byColumn = division.slots.grouped(division.columns.count) { $0.column }
    for (column, slots) in byColumn.enumerated() {
      // Only cells of this column alone share a line; a wider one has a room of its own.
      let groups = [slots.filter { $0.span == 1 }] + slots.filter { $0.span > 1 }.map { [$0] }
      for group in groups {
        guard let first = group.first else { continue }
        let room = width(of: first, columns: division.columns)
        for (slot, start) in starts(group, by: line(ofColumn: column), on: .horizontal, room: room)
        {
          origins[slot.element].x += x + start
        }
      }
      x += division.columns[column] + Length.offset(horizontalSpacing)
    }
    var y = 0.0
    let byRow = division.slots.grouped(division.rows.count) { $0.row }
    for (row, slots) in byRow.enumerated() {
      let room = division.rows[row]
      for (slot, start) in starts(slots, by: line(ofRow: row), on: .vertical, room: room) {
        origins[slot.element].y += y + start
      }
      y += room + Length.offset(verticalSpacing)
    }
    return elements.indices.map { index in
      let frame = Rect(origin: origins[index], size: sizes[index])
      return Placement(
        frame: frame.turned(direction, in: bounds), proposal: division.proposals[index])
    }
  }

  func line(ofColumn column: Int) -> AlignmentLine {
    let own = column < columnAlignments.count ? columnAlignments[column] : nil
    return own ?? alignment.horizontal
  }

  func line(ofRow row: Int) -> AlignmentLine {
    guard case .cells(_, let own) = rows[row] else { return alignment.vertical }
    return own ?? alignment.vertical
  }
}
