/// How large a person wants text, from extra small to five accessibility sizes.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  /// The category's name.
  public let rawValue: String

  /// Makes a category from its name; an unknown name counts as the default size.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The desktop has not said.
  public static let unspecified = Self(rawValue: "unspecified")
  /// Body text of 14 points.
  public static let extraSmall = Self(rawValue: "extraSmall")
  /// Body text of 15 points.
  public static let small = Self(rawValue: "small")
  /// Body text of 16 points.
  public static let medium = Self(rawValue: "medium")
  /// Body text of 17 points: the default.
  public static let large = Self(rawValue: "large")
  /// Body text of 19 points.
  public static let extraLarge = Self(rawValue: "extraLarge")
  /// Body text of 21 points.
  public static let extraExtraLarge = Self(rawValue: "extraExtraLarge")
  /// Body text of 23 points.
  public static let extraExtraExtraLarge = Self(rawValue: "extraExtraExtraLarge")
  /// Body text of 28 points.
  public static let accessibilityMedium = Self(rawValue: "accessibilityMedium")
  /// Body text of 33 points.
  public static let accessibilityLarge = Self(rawValue: "accessibilityLarge")
  /// Body text of 40 points.
  public static let accessibilityExtraLarge = Self(rawValue: "accessibilityExtraLarge")
  /// Body text of 47 points.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "accessibilityExtraExtraLarge")
  /// Body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "accessibilityExtraExtraExtraLarge")

  private static let bodySizes: [(category: Self, size: Double)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
    (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
  ]

  /// How much larger than by default text is: 1 for `.large`.
  var factor: Double {
    (Self.bodySizes.first { $0.category == self }?.size ?? 17) / 17
  }

  /// The category whose body text comes nearest to the default times `factor`.
  init(factor: Double) {
    self =
      Self.bodySizes.min { abs($0.size - 17 * factor) < abs($1.size - 17 * factor) }?.category
      ?? .large
  }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether `one` has the smaller text.
  public static func < (one: Self, other: Self) -> Bool { one.factor < other.factor }
}
