/// The height of a window in five steps, which set the paddings of the onboarding screens.
///
/// The steps are those of the Fiori design for iOS with its gaps closed: a height between two steps
/// belongs to the lower one.
public enum OnboardingHeightClass: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Below 667 points.
  case small
  /// From 667 points.
  case medium
  /// From 810 points.
  case large
  /// From 1024 points.
  case extraLarge
  /// From 1366 points.
  case extraExtraLarge

  /// The step of a height in points; what is no number counts as small.
  public init(availableHeight height: Double) {
    self =
      switch height {
      case 1366...: .extraExtraLarge
      case 1024...: .extraLarge
      case 810...: .large
      case 667...: .medium
      default: .small
      }
  }

  /// Whether the left step is lower.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
