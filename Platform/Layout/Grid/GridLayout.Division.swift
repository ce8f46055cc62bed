extension GridLayout {
  /// The widths of the columns, the heights of the rows and what each element is offered.
  struct Division {
    var slots: [Slot]
    var columns: [Double]
    var rows: [Double]
    var proposals: [ProposedSize]
  }

  /// Divides `proposal`: first the width among columns, then the height among rows.
  func division(of elements: [any LayoutElement], proposal: ProposedSize) -> Division {
    let slots = slots(count: elements.count)
    let columns = columnWidths(of: elements, in: slots, width: proposal.width)
    let byRow = slots.filter { !$0.unsizedAxes.contains(.vertical) }
      .grouped(rows.count) { $0.row }
    let heights = shared(proposal.height, among: rows.count, on: .vertical) { row, height in
      let sized = byRow[row]
      let sizes = sized.map { slot in
        elements[slot.element].measured(
          ProposedSize(width: width(of: slot, columns: columns), height: height))
      }
      return AlignedGroup(
        sized.map { elements[$0.element] }, sizes, by: line(ofRow: row), axis: .vertical
      ).extent
    }
    let proposals = slots.map { slot in
      ProposedSize(width: width(of: slot, columns: columns), height: heights[slot.row])
    }
    return Division(slots: slots, columns: columns, rows: heights, proposals: proposals)
  }

  private func columnWidths(
    of elements: [any LayoutElement], in slots: [Slot], width: Double?
  ) -> [Double] {
    let sized = slots.filter { !$0.unsizedAxes.contains(.horizontal) }
    let count = columnCount
    let single = sized.filter { $0.span == 1 }.grouped(count) { $0.column }
    var widths = shared(width, among: count, on: .horizontal) { column, width in
      let proposal = ProposedSize(width: width, height: nil)
      let cells = single[column].map { elements[$0.element] }
      return AlignedGroup(
        cells, cells.map { $0.measured(proposal) }, by: line(ofColumn: column), axis: .horizontal
      ).extent
    }
    // What spans few columns comes first, so that what spans more finds them wide already.
    for slot in sized.filter({ $0.span > 1 }).sorted(by: { $0.span < $1.span }) {
      let present = self.width(of: slot, columns: widths)
      let left = width.map { max(0, $0 - total(widths, on: .horizontal)) }
      let offer = left.map { present + $0 }
      let needed = elements[slot.element].measured(ProposedSize(width: offer, height: nil)).width
      guard needed > present else { continue }
      for column in slot.column..<slot.column + slot.span {
        widths[column] += (needed - present) / Double(slot.span)
      }
    }
    return widths
  }

  /// The extents of `count` columns or rows that share `length`; `nil` gives each the ideal one.
  private func shared(
    _ length: Double?, among count: Int, on axis: LayoutAxis, extent: (Int, Double?) -> Double
  ) -> [Double] {
    guard let length else { return (0..<count).map { extent($0, nil) } }
    let flexibilities = (0..<count).map { extent($0, .infinity) - extent($0, 0) }
    let order = flexibilities.indices.sorted {
      (flexibilities[$0], $0) < (flexibilities[$1], $1)
    }
    var extents = [Double](repeating: 0, count: count)
    var left = length - total(extents, on: axis)
    for (position, index) in order.enumerated() {
      extents[index] = extent(index, max(0, left) / Double(count - position))
      left -= extents[index]
    }
    return extents
  }

  /// What a cell has, the distances inside it included.
  func width(of slot: Slot, columns: [Double]) -> Double {
    total(columns[slot.column..<slot.column + slot.span], on: .horizontal)
  }

  /// The sum of neighbouring extents and the distances between them.
  func total(_ extents: some Collection<Double>, on axis: LayoutAxis) -> Double {
    let spacing = Length.offset(axis == .horizontal ? horizontalSpacing : verticalSpacing)
    return extents.reduce(0, +) + spacing * Double(max(0, extents.count - 1))
  }
}

extension [GridLayout.Slot] {
  /// The slots of each column or each row, of which there are `count`.
  func grouped(_ count: Int, by index: (GridLayout.Slot) -> Int) -> [[GridLayout.Slot]] {
    var groups = [[GridLayout.Slot]](repeating: [], count: count)
    for slot in self { groups[index(slot)].append(slot) }
    return groups
  }
}
