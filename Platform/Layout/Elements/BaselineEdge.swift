/// Which line of a text a baseline belongs to.
package enum BaselineEdge: Hashable, Sendable, CaseIterable {
  /// The topmost line.
  case first
  /// The bottommost line.
  case last
}
