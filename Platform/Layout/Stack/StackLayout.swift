/// The arrangement of UIKit's `UIStackView`.
///
/// Elements are asked for their ideal lengths, the distribution makes lengths and distances of them
/// that span the stack, and the alignment places each element across.
///
/// - With `.fill`, what is too much goes to the element that hugs least; what is missing is taken
///   from the elements that resist compression least, down to zero and then from the next. Among
///   equals the last element gives way first, both ways. An element that resists with 1000 never
///   shrinks, and the stack then reaches beyond its bounds at the trailing end.
/// - A vertical stack asks with its own width, so that height follows width. A horizontal stack
///   asks for the ideal width and asks again those elements that got another one.
/// - `isSpacer` means nothing here: UIKit's spacer is an empty view that hugs little.
///
/// ```swift
/// let form = StackLayout(axis: .vertical, spacing: 12, margins: Insets(16))
/// let height = form.size(of: [], proposal: ProposedSize(width: 320, height: nil)).height
/// ```
package struct StackLayout: LayoutContainer, Hashable {
  /// The direction in which elements follow one another.
  package var axis: LayoutAxis
  /// What becomes of the room along the axis.
  package var distribution: Distribution
  /// Where elements stand across the axis.
  package var alignment: Alignment
  /// The distance between neighbours in points; the least one where the distribution widens it.
  package var spacing: Double
  /// The distance after the element of the same index; `nil`, or no entry, means `spacing`.
  package var customSpacing: [Double?]
  /// The distance between the bounds and the elements.
  package var margins: Insets
  /// Where leading is; from right to left, everything is mirrored in the bounds.
  package var direction: ReadingDirection

  /// Makes a stack with UIKit's defaults for what is left out.
  package init(
    axis: LayoutAxis = .horizontal,
    distribution: Distribution = .fill,
    alignment: Alignment = .fill,
    spacing: Double = 0,
    customSpacing: [Double?] = [],
    margins: Insets = .zero,
    direction: ReadingDirection = .leftToRight
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.customSpacing = customSpacing
    self.margins = margins
    self.direction = direction
  }

  /// The size that the elements need, margins included.
  ///
  /// Along the axis it is the ideal length, or the proposed one if that is less. It is never less
  /// than margins, distances and elements that may not shrink. Across it is what they need.
  package func size(of elements: [any LayoutElement], proposal: ProposedSize) -> Size {
    let margins = Length.insets(margins)
    let inner = proposal.inset(by: margins)
    let across = inner.across(axis)
    let ideal = idealSizes(of: elements, across: across)
    let gaps = gaps(count: elements.count)
    let wanted = idealLength(ideal, gaps: gaps)
    let length = min(wanted, inner.along(axis) ?? wanted)
    let lengths = division(of: elements, ideal: ideal, gaps: gaps, length: length).lengths
    let sizes = sizes(of: elements, ideal: ideal, lengths: lengths, across: across)
    let content = Size(
      along: Length.measured(lengths.reduce(0, +) + gaps.reduce(0, +)),
      across: group(of: elements, sizes).extent,
      axis: axis)
    return content.outset(by: margins)
  }

  private func group(of elements: [any LayoutElement], _ sizes: [Size]) -> AlignedGroup {
    AlignedGroup(elements, sizes, by: alignment.line(across: axis), axis: axis.crossing)
  }

  /// The places of the elements; a stack goes by its bounds, so `proposal` is not used.
  package func placements(
    of elements: [any LayoutElement], in bounds: Rect, proposal: ProposedSize
  ) -> [Placement] {
    let bounds = Length.rect(bounds)
    let inner = bounds.inset(by: Length.insets(margins))
    let room = inner.size.across(axis)
    let ideal = idealSizes(of: elements, across: room)
    let division = division(
      of: elements, ideal: ideal, gaps: gaps(count: elements.count),
      length: inner.size.along(axis))
    let sizes = placedSizes(of: elements, ideal: ideal, lengths: division.lengths, room: room)
    let starts = group(of: elements, sizes).starts(room: room)
    var placements: [Placement] = []
    placements.reserveCapacity(elements.count)
    var position = 0.0
    for (index, size) in sizes.enumerated() {
      // On a baseline a short line may hang out of a low stack: the stack's sides are stronger.
      let across = min(max(0, starts[index]), max(0, room - size.across(axis)))
      let origin = Size(along: position, across: across, axis: axis)
      let frame = Rect(
        origin: Point(x: inner.minX + origin.width, y: inner.minY + origin.height), size: size)
      placements.append(
        Placement(frame: frame.turned(direction, in: bounds), proposal: ProposedSize(size)))
      position += size.along(axis)
      if index < division.gaps.count { position += division.gaps[index] }
    }
    return placements
  }
}
