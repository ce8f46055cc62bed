/// A side of a rectangle.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The edge where reading begins.
  case leading
  /// The edge where reading ends.
  case trailing

  /// Neither, one or both of the edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The edge where reading begins.
    public static let leading = Set(.leading)
    /// The edge where reading ends.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
