import UIKit

/// What shapes and text are filled with.
///
/// ```swift
/// Text("Optional").foregroundStyle(.secondary)
/// ```
public protocol ShapeStyle: Sendable {
  /// The colour to fill with in a place. Views call this; an app has no need to.
  func _resolve(in context: _ShapeContext) -> UIColor
  /// The gradient to fill with in a place, for styles that are one. Views call this.
  func _gradient(in context: _ShapeContext) -> _Gradient?
  /// Whether another style is known to fill in the same way.
  func _isSame(_ other: any ShapeStyle) -> Bool
}

extension ShapeStyle {
  /// None.
  public func _gradient(in context: _ShapeContext) -> _Gradient? { nil }

  /// Whether both are of one type whose values can be compared, and equal.
  public func _isSame(_ other: any ShapeStyle) -> Bool {
    AnyEquality.areEqual(self as Any, other as Any)
  }
}

/// What a style can refer to in the place where it is used.
public struct _ShapeContext: Hashable, Sendable {
  /// The colour of content of the first rank.
  public var foreground: UIColor
  /// The tint.
  public var tint: UIColor
  /// The gradient of content of the first rank, where it has one.
  public var foregroundGradient: _Gradient?

  /// Makes a context.
  public init(foreground: UIColor = .label, tint: UIColor = .tintColor) {
    (self.foreground, self.tint) = (foreground, tint)
  }
}

extension Color: ShapeStyle {
  /// The colour itself; the accent colour becomes the tint.
  public func _resolve(in context: _ShapeContext) -> UIColor { uiColor(tint: context.tint) }
}

/// Any style, its type hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of `style`.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// What the hidden style gives.
  public func _resolve(in context: _ShapeContext) -> UIColor { style._resolve(in: context) }

  /// The gradient of the hidden style.
  public func _gradient(in context: _ShapeContext) -> _Gradient? { style._gradient(in: context) }
}

extension AnyShapeStyle: Equatable {
  /// Whether both are known to fill in the same way.
  public static func == (one: Self, other: Self) -> Bool { one.style._isSame(other.style) }
}

extension ShapeStyle {
  /// This style with its opacity multiplied by `opacity`, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: self, share: opacity)
  }
}

private struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let share: Double

  func _resolve(in context: _ShapeContext) -> UIColor {
    base._resolve(in: context).faded(by: share)
  }

  func _gradient(in context: _ShapeContext) -> _Gradient? {
    base._gradient(in: context)?.mapColors { $0.faded(by: share) }
  }

  func _isSame(_ other: any ShapeStyle) -> Bool {
    guard let other = other as? Self else { return false }
    return share == other.share && base._isSame(other.base)
  }
}
