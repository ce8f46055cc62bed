/// Where an element stands in a larger rectangle, on both axes.
package struct Alignment: Hashable, Sendable {
  /// The place between leading and trailing.
  package var horizontal: HorizontalAlignment
  /// The place between top and bottom.
  package var vertical: VerticalAlignment

  /// In the middle of both axes.
  package static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading side, in the middle of the height.
  package static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing side, in the middle of the height.
  package static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top, in the middle of the width.
  package static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom, in the middle of the width.
  package static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner where text begins.
  package static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper corner where a line ends.
  package static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower corner where a line begins.
  package static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner where text ends.
  package static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Makes an alignment.
  package init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The part that counts across a stack's `axis`.
  func across(_ axis: Axis) -> Lane {
    axis == .horizontal ? vertical.lane : horizontal.lane
  }
}
