import UIKit

/// The tint of the place.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The colour to fill with.
  public func _resolve(in context: _ShapeContext) -> UIColor { context.tint }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the place.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
