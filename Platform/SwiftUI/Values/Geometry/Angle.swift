/// A turn.
public struct Angle: Hashable, Comparable, Sendable {
  /// The turn in radians.
  public var radians: Double

  /// No turn.
  public init() { radians = 0 }
  /// Makes a turn from radians.
  public init(radians: Double) { self.radians = radians }
  /// Makes a turn from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The turn in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public static let zero = Angle()
  /// Makes a turn from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Makes a turn from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether `lhs` turns less.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
