import UIKit

/// The colour of text that stands for what is still to be typed.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The colour to fill with.
  public func _resolve(in context: _ShapeContext) -> UIColor { .placeholderText }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands for what is still to be typed.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
