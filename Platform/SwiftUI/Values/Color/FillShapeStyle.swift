import UIKit

/// A fill for shapes over any ground.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The colour to fill with.
  public func _resolve(in context: _ShapeContext) -> UIColor { .systemFill }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A fill for shapes over any ground.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
