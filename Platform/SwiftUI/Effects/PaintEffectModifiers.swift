/// A shadow of what is seen of a view.
struct ShadowEffect: EffectModifier {
  let color: Color
  let radius, x, y: CGFloat

  var numbers: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    AnimatablePair(radius, AnimatablePair(x, y))
  }

  func show(
    _ numbers: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
    on layer: EffectCanvas, in environment: EnvironmentValues
  ) {
    let shadow = PaintEffects.Shadow(
      color: color.uiColor(tint: environment.tintColor), radius: max(0, numbers.first),
      x: numbers.second.first, y: numbers.second.second)
    if layer.paintEffects.shadow != shadow { layer.paintEffects.shadow = shadow }
  }
}

struct BlurEffect: EffectModifier {
  let radius: CGFloat
  var numbers: CGFloat { radius }
  func show(_ numbers: CGFloat, on layer: EffectCanvas, in environment: EnvironmentValues) {
    let radius = max(0, numbers)
    if layer.paintEffects.blur != radius { layer.paintEffects.blur = radius }
  }
}

/// The shape in which presses are for a view.
struct ContentShapeModifier: LayerModifier {
  let shape: any Shape
  let eoFill: Bool
  func change(_ layer: UIView, in environment: EnvironmentValues) {
    layer.paintEffects.contains = { [weak layer, shape, eoFill] point in
      guard let layer else { return false }
      return shape.path(in: CGRect(origin: .zero, size: layer.bounds.size))
        .contains(point, eoFill: eoFill)
    }
  }
}

/// Kinds of use for which a view may have a shape of its own.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Presses and clicks.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// There is no dragging of views.
  @available(*, unavailable, message: "Views are not dragged and dropped on Linux.")
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// There are no menus of a context.
  @available(*, unavailable, message: "There are no context menus on Linux: use a Button.")
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
}

extension View {
  /// Lets what is seen of the view throw a shadow; radius and offsets in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, x: x, y: y))
  }

  /// Shows the view softly; radius in points. The softness reaches beyond the view's room; an opaque
  /// one is cut off there.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius))
      .modifier(OpaqueCutModifier(isCut: opaque))
  }

  /// Says in which shape of the view presses and gestures are for it.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Says in which shape of the view presses and gestures are for it.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }
}

/// Cuts off what an opaque blur has taken beyond the view's room.
private struct OpaqueCutModifier: ViewModifier {
  let isCut: Bool
  func body(content: Content) -> some View {
    if isCut { content.clipped() } else { content }
  }
}
