import UIKit

/// A ground through which little of what lies behind is seen.
///
/// Nothing is blurred on Linux: a material is the colour of the system's ground, nearly opaque, so
/// that what stands on it can be read whatever lies behind.
public struct Material: ShapeStyle, Hashable {
  /// From 0 to 1.
  private let opacity: CGFloat

  /// The most transparent.
  public static let ultraThin = Material(opacity: 0.8)
  /// More transparent than opaque ones.
  public static let thin = Material(opacity: 0.85)
  /// Neither thin nor thick.
  public static let regular = Material(opacity: 0.9)
  /// More opaque than transparent ones.
  public static let thick = Material(opacity: 0.95)
  /// The most opaque.
  public static let ultraThick = Material(opacity: 0.98)
  /// As bars are.
  public static let bar = Material(opacity: 0.95)

  /// The colour of the system's ground in the material's opacity.
  public func _resolve(in context: _ShapeContext) -> UIColor {
    UIColor.secondarySystemBackground.faded(by: opacity)
  }
}

extension ShapeStyle where Self == Material {
  /// The most transparent of materials.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material.
  public static var thinMaterial: Material { .thin }
  /// A material that is neither thin nor thick.
  public static var regularMaterial: Material { .regular }
  /// A thick material.
  public static var thickMaterial: Material { .thick }
  /// The most opaque of materials.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As bars are.
  public static var bar: Material { .bar }
}
