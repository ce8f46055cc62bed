/// The size that a container offers an element, which answers with the size that it takes.
///
/// A missing extent asks for the ideal one; zero asks for the least and infinity for the most.
/// What goes in is put right by `Length.proposed(_:)`, so equal questions are always equal keys.
///
/// ```swift
/// let column = ProposedSize(width: 320, height: nil)  // as tall as it takes
/// ```
package struct ProposedSize: Hashable, Sendable {
  /// The offered width in points, zero or more; `nil` asks for the ideal width.
  package let width: Double?
  /// The offered height in points, zero or more; `nil` asks for the ideal height.
  package let height: Double?

  /// Asks for the least size.
  package static let zero = ProposedSize(width: 0, height: 0)
  /// Asks for the ideal size.
  package static let unspecified = ProposedSize(width: nil, height: nil)
  /// Asks for the greatest size.
  package static let infinity = ProposedSize(width: .infinity, height: .infinity)

  /// Makes a proposal.
  package init(width: Double?, height: Double?) {
    self.width = Length.proposed(width)
    self.height = Length.proposed(height)
  }

  /// Proposes exactly `size`.
  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// Makes a proposal from an extent along `axis` and one across it.
  package init(along: Double?, across: Double?, axis: LayoutAxis) {
    switch axis {
    case .horizontal: self.init(width: along, height: across)
    case .vertical: self.init(width: across, height: along)
    }
  }

  /// The offer in the direction of `axis`.
  package func along(_ axis: LayoutAxis) -> Double? {
    axis == .horizontal ? width : height
  }

  /// The offer at right angles to `axis`.
  package func across(_ axis: LayoutAxis) -> Double? {
    axis == .horizontal ? height : width
  }

  /// The offer that is left inside `insets`.
  func inset(by insets: Insets) -> ProposedSize {
    ProposedSize(
      width: width.map { $0 - insets.leading - insets.trailing },
      height: height.map { $0 - insets.top - insets.bottom })
  }
}
