import UIKit

/// The foreground of the place.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The colour to fill with.
  public func _resolve(in context: _ShapeContext) -> UIColor { context.foreground }

  /// The gradient of the place.
  public func _gradient(in context: _ShapeContext) -> _Gradient? { context.foregroundGradient }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the place.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
