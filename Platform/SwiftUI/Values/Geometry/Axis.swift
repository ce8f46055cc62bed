/// From side to side, or from top to bottom.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Neither, one or both of the directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
  }
}

extension Axis: CustomStringConvertible {
  /// The name of the direction.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
