import UIKit

/// The colour of thin lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The colour to fill with.
  public func _resolve(in context: _ShapeContext) -> UIColor { .separator }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of thin lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
