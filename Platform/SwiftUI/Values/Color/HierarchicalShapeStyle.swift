import UIKit

/// A rank of content: the foreground itself, or a weaker form of it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let rank: Int

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(rank: 0)
  /// The second rank.
  public static let secondary = HierarchicalShapeStyle(rank: 1)
  /// The third rank.
  public static let tertiary = HierarchicalShapeStyle(rank: 2)
  /// The fourth rank.
  public static let quaternary = HierarchicalShapeStyle(rank: 3)
  /// The fifth rank.
  public static let quinary = HierarchicalShapeStyle(rank: 4)

  /// The label colour of the rank where the foreground is the first of them; else the foreground at
  /// the opacity that the label colours have.
  public func _resolve(in context: _ShapeContext) -> UIColor {
    weakened(context.foreground)
  }

  /// The gradient of the place, at the opacity of the rank.
  public func _gradient(in context: _ShapeContext) -> _Gradient? {
    context.foregroundGradient?.mapColors { weakened($0) }
  }

  fileprivate func weakened(_ color: UIColor) -> UIColor {
    let isLabel = color == .label
    return switch rank {
    case 0: color
    case 1: isLabel ? .secondaryLabel : color.faded(by: 0.75)
    case 2: isLabel ? .tertiaryLabel : color.faded(by: 0.3)
    case 3: isLabel ? .quaternaryLabel : color.faded(by: 0.18)
    default: color.faded(by: 0.1)
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second rank of the foreground.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third rank of the foreground.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth rank of the foreground.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The fifth rank of the foreground.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle {
  /// The second rank of this style.
  public var secondary: some ShapeStyle { RankedStyle(base: self, rank: .secondary) }
  /// The third rank of this style.
  public var tertiary: some ShapeStyle { RankedStyle(base: self, rank: .tertiary) }
  /// The fourth rank of this style.
  public var quaternary: some ShapeStyle { RankedStyle(base: self, rank: .quaternary) }
  /// The fifth rank of this style.
  public var quinary: some ShapeStyle { RankedStyle(base: self, rank: .quinary) }
}

private struct RankedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let rank: HierarchicalShapeStyle

  func _resolve(in context: _ShapeContext) -> UIColor {
    rank.weakened(base._resolve(in: context))
  }

  func _gradient(in context: _ShapeContext) -> _Gradient? {
    base._gradient(in: context)?.mapColors { rank.weakened($0) }
  }

  func _isSame(_ other: any ShapeStyle) -> Bool {
    guard let other = other as? Self else { return false }
    return rank == other.rank && base._isSame(other.base)
  }
}
