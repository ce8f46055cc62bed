/// A line by which elements are aligned on one axis: a guide has a position in every element.
///
/// The axis on which a guide is a position is told beside it: on the horizontal one `start` is the
/// leading side, on the vertical one it is the top. Positions are distances from the start in
/// points, so they need no change when text runs from right to left.
///
/// ```swift
/// struct Chart: LayoutElement {
///   func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 80, height: 40) }
///   func guide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? {
///     line == .center && axis == .vertical ? 30 : nil
///   }
/// }
/// ```
package enum AlignmentLine: Hashable, Sendable {
  /// The leading side or the top.
  case start
  /// The middle.
  case center
  /// The trailing side or the bottom.
  case end
  /// A line of text; it has a position on the vertical axis and is the start on the other.
  case baseline(BaselineEdge)
  /// A line that somebody else has named by a type; the element may know its ordinary place.
  case custom(ObjectIdentifier)

  /// The position in something of that extent that has neither text nor an explicit guide.
  func ordinary(in size: Size, axis: LayoutAxis) -> Double {
    switch self {
    case .start, .custom: 0
    case .center: size.along(axis) / 2
    case .end: size.along(axis)
    case .baseline: axis == .vertical ? size.height : 0
    }
  }

  /// The position in `element` when it has `size`: the explicit guide or else the ordinary one.
  func position(in element: any LayoutElement, _ size: Size, axis: LayoutAxis) -> Double {
    if let guide = element.guide(self, axis: axis, in: size) { return Length.offset(guide) }
    if case .baseline(let edge) = self, axis == .vertical {
      return element.ascent(edge, in: size)
    }
    if case .custom = self, let place = element.ordinaryGuide(self, axis: axis, in: size) {
      return Length.offset(place)
    }
    return ordinary(in: size, axis: axis)
  }
}
