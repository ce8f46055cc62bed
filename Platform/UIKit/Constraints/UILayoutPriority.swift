/// How much a wish of a view counts against the others, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 1 to 1000.
  public let rawValue: Float
  /// Makes a priority from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// The default resistance to being smaller than the content.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default resistance to being larger than the content.
  public static let defaultLow = UILayoutPriority(250)
  /// Counts only where nothing else does.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
