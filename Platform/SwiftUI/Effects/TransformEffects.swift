/// Turns and scales a view about a point of its own; its room stays the same.
struct TransformEffect: EffectModifier {
  var angle = 0.0
  var scale = CGSize(width: 1, height: 1)
  var anchor = UnitPoint.center

  var numbers: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    AnimatablePair(angle, AnimatablePair(scale.width, scale.height))
  }

  func show(
    _ numbers: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>, on layer: EffectCanvas,
    in environment: EnvironmentValues
  ) {
    let size = layer.bounds.size
    let sign: CGFloat = environment.layoutDirection == .leftToRight ? 1 : -1
    let x = (anchor.x - 0.5) * size.width * sign
    let y = (anchor.y - 0.5) * size.height
    let transform = CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(scaleX: numbers.second.first, y: numbers.second.second))
      .concatenating(CGAffineTransform(rotationAngle: numbers.first))
      .concatenating(CGAffineTransform(translationX: x, y: y))
    UIView.performWithoutAnimation {
      if layer.transform != transform { layer.transform = transform }
    }
  }
}

/// Changes a view by a matrix about its upper left corner; its room stays the same.
struct MatrixEffect: EffectModifier {
  typealias Row = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  let matrix: CGAffineTransform

  var numbers: AnimatablePair<Row, Row> {
    AnimatablePair(
      Row(matrix.a, AnimatablePair(matrix.c, matrix.tx)),
      Row(matrix.b, AnimatablePair(matrix.d, matrix.ty)))
  }

  func show(
    _ numbers: AnimatablePair<Row, Row>, on layer: EffectCanvas, in environment: EnvironmentValues
  ) {
    let (x, y) = (layer.bounds.width / 2, layer.bounds.height / 2)
    let (one, two) = (numbers.first, numbers.second)
    let matrix = CGAffineTransform(
      a: one.first, b: two.first, c: one.second.first, d: two.second.first,
      tx: one.second.second, ty: two.second.second)
    let transform = CGAffineTransform(translationX: x, y: y).concatenating(matrix)
      .concatenating(CGAffineTransform(translationX: -x, y: -y))
    UIView.performWithoutAnimation {
      if layer.transform != transform { layer.transform = transform }
    }
  }
}

extension View {
  /// Shows the view turned about a point of its own; its room stays the same.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformEffect(angle: angle.radians, anchor: anchor))
  }

  /// Shows the view larger or smaller about a point of its own; its room stays the same.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Shows the view larger or smaller about a point of its own; its room stays the same.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Shows the view larger or smaller about a point of its own; its room stays the same.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(TransformEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// Shows the view changed by a matrix about its upper left corner; its room stays the same.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(MatrixEffect(matrix: transform))
  }

  /// Not there: views are flat.
  @available(*, unavailable, message: "Views are flat on Linux: use rotationEffect or scaleEffect.")
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
}
