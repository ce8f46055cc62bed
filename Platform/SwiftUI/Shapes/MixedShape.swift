/// A shape on its way from one to another of its type; the other where they cannot be mixed.
@MainActor func mixedShape(_ one: any Shape, _ other: any Shape, _ share: Double) -> any Shape {
  func mix<S: Shape>(_ other: S) -> any Shape {
    if let other = other as? AnyShape, let one = one as? AnyShape {
      return AnyShape(mixedShape(one.shape, other.shape, share))
    }
    guard let one = one as? S else { return other }
    var shape = other
    shape.animatableData = one.animatableData.mixed(with: other.animatableData, share)
    return shape
  }
  return mix(other)
}

extension StrokeStyle {
  /// The line on its way from this width to another's.
  func mixed(with other: StrokeStyle, _ share: Double) -> StrokeStyle {
    var style = other
    style.lineWidth = lineWidth.mixed(with: other.lineWidth, share)
    style.dashPhase = dashPhase.mixed(with: other.dashPhase, share)
    return style
  }
}
