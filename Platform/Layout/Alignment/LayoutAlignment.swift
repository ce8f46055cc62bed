/// Where an element stands in a larger rectangle, on both axes.
package struct LayoutAlignment: Hashable, Sendable {
  /// The place between leading and trailing.
  package var horizontal: AlignmentLine
  /// The place between top and bottom.
  package var vertical: AlignmentLine

  /// In the middle of both axes.
  package static let center = LayoutAlignment(horizontal: .center, vertical: .center)
  /// At the leading side, in the middle of the height.
  package static let leading = LayoutAlignment(horizontal: .start, vertical: .center)
  /// At the trailing side, in the middle of the height.
  package static let trailing = LayoutAlignment(horizontal: .end, vertical: .center)
  /// At the top, in the middle of the width.
  package static let top = LayoutAlignment(horizontal: .center, vertical: .start)
  /// At the bottom, in the middle of the width.
  package static let bottom = LayoutAlignment(horizontal: .center, vertical: .end)
  /// In the corner where text begins.
  package static let topLeading = LayoutAlignment(horizontal: .start, vertical: .start)
  /// In the upper corner where a line ends.
  package static let topTrailing = LayoutAlignment(horizontal: .end, vertical: .start)
  /// In the lower corner where a line begins.
  package static let bottomLeading = LayoutAlignment(horizontal: .start, vertical: .end)
  /// In the corner where text ends.
  package static let bottomTrailing = LayoutAlignment(horizontal: .end, vertical: .end)

  /// Makes an alignment.
  package init(horizontal: AlignmentLine, vertical: AlignmentLine) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The line that has its positions on `axis`.
  func line(on axis: LayoutAxis) -> AlignmentLine {
    axis == .horizontal ? horizontal : vertical
  }
}
