extension View {
  /// Not there: symbols stand still.
  @available(
    *, unavailable,
    message: "Symbols stand still on Linux: use rotationEffect or opacity with an animation."
  )
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }

  /// Not there: symbols stand still.
  @available(
    *, unavailable,
    message: "Symbols stand still on Linux: use rotationEffect or opacity with an animation."
  )
  public func symbolEffect<U: Equatable>(_ effect: SymbolEffect, value: U) -> some View { self }

  /// Not there: symbols have one colour.
  @available(*, unavailable, message: "Symbols of Linux have one colour: use foregroundStyle(_:).")
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Not there: symbols have one form.
  @available(*, unavailable, message: "Symbols of Linux have one form: name the one you mean.")
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Not there: content changes as a whole.
  @available(*, unavailable, message: "Content changes as a whole on Linux: use transition(_:).")
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Not there: colours are not mixed with what is below.
  @available(
    *, unavailable, message: "Colours are not mixed with what is below on Linux: use opacity(_:)."
  )
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Not there: letters keep their distance.
  @available(*, unavailable, message: "Letters keep their distance on Linux: use a lineLimit.")
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Not there: fonts have one width.
  @available(*, unavailable, message: "Fonts of Linux have one width: name a condensed one.")
  public func fontWidth(_ width: CGFloat?) -> some View { self }

  /// Not there: views are not moved from one place to another.
  @available(
    *, unavailable,
    message: "Views of one screen do not turn into others on Linux: use transition(_:)."
  )
  public func navigationTransition<S>(_ style: S) -> some View { self }
}

/// Not there: symbols stand still.
@available(
  *, unavailable,
  message: "Symbols stand still on Linux: use rotationEffect or opacity with an animation."
)
public struct SymbolEffect {
  /// Not there.
  public static var bounce: SymbolEffect { fatalError() }
  /// Not there.
  public static var pulse: SymbolEffect { fatalError() }
  /// Not there.
  public static var variableColor: SymbolEffect { fatalError() }
  /// Not there.
  public static var scale: SymbolEffect { fatalError() }
  /// Not there.
  public static var rotate: SymbolEffect { fatalError() }
  /// Not there.
  public static var wiggle: SymbolEffect { fatalError() }
  /// Not there.
  public static var breathe: SymbolEffect { fatalError() }
}

/// Not there: symbols have one colour.
@available(*, unavailable, message: "Symbols of Linux have one colour: use foregroundStyle(_:).")
public struct SymbolRenderingMode {
  /// Not there.
  public static var monochrome: SymbolRenderingMode { fatalError() }
  /// Not there.
  public static var hierarchical: SymbolRenderingMode { fatalError() }
  /// Not there.
  public static var palette: SymbolRenderingMode { fatalError() }
  /// Not there.
  public static var multicolor: SymbolRenderingMode { fatalError() }
}

/// Not there: symbols have one form.
@available(*, unavailable, message: "Symbols of Linux have one form: name the one you mean.")
public struct SymbolVariants {
  /// Not there.
  public static var none: SymbolVariants { fatalError() }
  /// Not there.
  public static var fill: SymbolVariants { fatalError() }
  /// Not there.
  public static var circle: SymbolVariants { fatalError() }
  /// Not there.
  public static var slash: SymbolVariants { fatalError() }
}

/// Not there: content changes as a whole.
@available(*, unavailable, message: "Content changes as a whole on Linux: use transition(_:).")
public struct ContentTransition {
  /// Not there.
  public static var identity: ContentTransition { fatalError() }
  /// Not there.
  public static var opacity: ContentTransition { fatalError() }
  /// Not there.
  public static var interpolate: ContentTransition { fatalError() }
  /// Not there.
  public static var symbolEffect: ContentTransition { fatalError() }
  /// Not there.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { fatalError() }
  /// Not there.
  public static func numericText(value: Double) -> ContentTransition { fatalError() }
}

/// Not there: colours are not mixed with what is below.
@available(
  *, unavailable, message: "Colours are not mixed with what is below on Linux: use opacity(_:)."
)
public enum BlendMode {
  /// Not there.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// Not there.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  /// Not there.
  case destinationOver, destinationOut, plusDarker, plusLighter
}
