import UIKit

/// The ground of the first rank.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The colour to fill with.
  public func _resolve(in context: _ShapeContext) -> UIColor { .systemBackground }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground of the first rank.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
