/// The division of SwiftUI's `HStack` and `VStack`.
///
/// The stack serves the elements with the highest `priority.division` first and keeps for the
/// others what they need at least. Among equals, the least flexible one is asked first, and each is
/// offered an equal share of what is left; what it does not take goes to those after it. Spacers
/// come last and have no extent across. Without a proposed length everybody gets the ideal one.
///
/// One rule is not SwiftUI's: where a row would break a word, and others can do with less without a
/// broken word of their own, they get less.
///
/// ```swift
/// let row = FlexibleStackLayout(axis: .horizontal, alignment: .top, spacing: 8)
/// let frames = row.frames(
///   of: [SpacerElement()], in: Rect(x: 0, y: 0, width: 320, height: 44))
/// ```
package struct FlexibleStackLayout: LayoutContainer, Hashable {
  /// The direction in which elements follow one another.
  package var axis: LayoutAxis
  /// Where elements stand across the axis: a horizontal stack reads the vertical part.
  package var alignment: LayoutAlignment
  /// The distance between neighbours in points.
  package var spacing: Double
  /// The distance after the element of the same index; `nil`, or no entry, means `spacing`.
  package var customSpacing: [Double?]
  /// Where leading is; from right to left, everything is mirrored in the bounds.
  package var direction: ReadingDirection

  /// Makes a stack; spacing left out is zero, since SwiftUI's default depends on the neighbours.
  package init(
    axis: LayoutAxis,
    alignment: LayoutAlignment = .center,
    spacing: Double = 0,
    customSpacing: [Double?] = [],
    direction: ReadingDirection = .leftToRight
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.customSpacing = customSpacing
    self.direction = direction
  }

  /// The size that the elements take of `proposal`; more than it when they cannot do with less.
  package func size(of elements: [any LayoutElement], proposal: ProposedSize) -> Size {
    let sizes = division(of: elements, proposal: proposal).sizes
    let length = sizes.indices.reduce(0.0) { sum, index in
      sum + sizes[index].along(axis) + gap(after: index, count: sizes.count)
    }
    return Size(
      along: Length.measured(length),
      across: group(of: elements, sizes).extent, axis: axis)
  }

  /// The places of the elements, from the leading end or from the top.
  ///
  /// `proposal` is divided once more, because dividing the answer would wrap texts anew.
  package func placements(
    of elements: [any LayoutElement], in bounds: Rect, proposal: ProposedSize
  ) -> [Placement] {
    let bounds = Length.rect(bounds)
    let division = division(of: elements, proposal: proposal)
    let starts = group(of: elements, division.sizes).starts(room: bounds.size.across(axis))
    var placements: [Placement] = []
    placements.reserveCapacity(elements.count)
    var position = 0.0
    for (index, size) in division.sizes.enumerated() {
      let origin = Size(along: position, across: starts[index], axis: axis)
      let frame = Rect(
        origin: Point(x: bounds.minX + origin.width, y: bounds.minY + origin.height), size: size)
      placements.append(
        Placement(
          frame: frame.turned(direction, in: bounds), proposal: division.proposals[index]))
      position += size.along(axis) + gap(after: index, count: elements.count)
    }
    return placements
  }

  /// The sum of a row, the widest of a column.
  package func wordWidth(of elements: [any LayoutElement]) -> Double {
    let widths = elements.map(\.wordWidth)
    let widest = widths.max() ?? 0
    guard axis == .horizontal, widest > 0 else { return widest }
    return elements.indices.reduce(0.0) { sum, index in
      let least =
        widths[index] > 0
        ? widths[index] : elements[index].measured(ProposedSize(width: 0, height: nil)).width
      return sum + least + gap(after: index, count: elements.count)
    }
  }

  private func group(of elements: [any LayoutElement], _ sizes: [Size]) -> AlignedGroup {
    let across = axis.crossing
    return AlignedGroup(elements, sizes, by: alignment.line(on: across), axis: across)
  }

  /// The distance after an element, zero after the last.
  func gap(after index: Int, count: Int) -> Double {
    guard index + 1 < count else { return 0 }
    guard index < customSpacing.count, let custom = customSpacing[index] else {
      return Length.offset(spacing)
    }
    return Length.offset(custom)
  }
}
