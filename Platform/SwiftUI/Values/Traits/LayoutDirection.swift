import UIKit

/// The direction in which a person reads.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As English.
  case leftToRight
  /// As Arabic.
  case rightToLeft

  /// Makes a direction from UIKit's; nil when that is unspecified.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// Makes UIKit's direction.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
