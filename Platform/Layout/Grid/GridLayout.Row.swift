extension GridLayout {
  /// One cell of a row: how an element takes part in its columns and its row.
  package struct Cell: Hashable, Sendable {
    /// How many columns the element spans, one or more.
    package var span: Int
    /// The axes on which the element takes what the others need and asks for nothing itself.
    package var unsizedAxes: Set<LayoutAxis>

    /// Makes a cell of one column unless told otherwise.
    package init(span: Int = 1, unsizedAxes: Set<LayoutAxis> = []) {
      self.span = max(1, span)
      self.unsizedAxes = unsizedAxes
    }
  }

  /// One row of a grid.
  package enum Row: Hashable, Sendable {
    /// Cells from the leading side on; `alignment`, if given, replaces the grid's in this row.
    case cells([Cell], alignment: AlignmentLine? = nil)
    /// A single element over all columns, one that stands in the grid and in no row.
    case whole(unsizedAxes: Set<LayoutAxis> = [])
  }

  /// A cell in its place.
  struct Slot {
    let element: Int
    let row: Int
    let column: Int
    let span: Int
    let unsizedAxes: Set<LayoutAxis>
  }

  /// The number of columns, that of the row with most.
  var columnCount: Int {
    let widest = rows.reduce(0) { most, row in
      guard case .cells(let cells, _) = row else { return max(most, 1) }
      return max(most, cells.reduce(0) { $0 + $1.span })
    }
    return widest
  }

  /// The places of `count` elements, which the rows take in their order.
  func slots(count: Int) -> [Slot] {
    let columns = columnCount
    var slots: [Slot] = []
    slots.reserveCapacity(count)
    for (row, content) in rows.enumerated() {
      switch content {
      case .whole(let unsizedAxes):
        slots.append(
          Slot(
            element: slots.count, row: row, column: 0, span: columns, unsizedAxes: unsizedAxes))
      case .cells(let cells, _):
        var column = 0
        for cell in cells {
          slots.append(
            Slot(
              element: slots.count, row: row, column: column, span: cell.span,
              unsizedAxes: cell.unsizedAxes))
          column += cell.span
        }
      }
    }
    precondition(
      slots.count == count, "A GridLayout needs as many elements as its rows have cells.")
    return slots
  }
}
