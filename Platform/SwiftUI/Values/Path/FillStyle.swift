/// How the inside of a path is told.
public struct FillStyle: Equatable, Sendable {
  /// Whether what is enclosed twice is outside.
  public var isEOFilled: Bool

  /// Makes a style; without `eoFill` all that is enclosed is inside.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }

  /// Not there: edges are always smoothed.
  @available(*, unavailable, message: "Edges are always smoothed on Linux: leave antialiased out.")
  public init(eoFill: Bool = false, antialiased: Bool) { fatalError() }
}
