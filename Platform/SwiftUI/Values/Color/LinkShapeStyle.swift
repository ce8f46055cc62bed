import UIKit

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The colour to fill with.
  public func _resolve(in context: _ShapeContext) -> UIColor { .link }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
