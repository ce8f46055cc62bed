import UIKit

/// The foreground of the place.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The colour to fill with.
  public func _resolve(in context: _ShapeContext) -> UIColor { context.foreground }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the place.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
