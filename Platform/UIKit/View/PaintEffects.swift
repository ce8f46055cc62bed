import GTK

/// What happens to the picture of a view and all in it, by a floor above.
package struct PaintEffects {
  package struct Shadow: Hashable {
    package var color: UIColor
    package var radius, x, y: CGFloat
    package init(color: UIColor, radius: CGFloat, x: CGFloat, y: CGFloat) {
      (self.color, self.radius, self.x, self.y) = (color, radius, x, y)
    }
  }
  /// The shadow of what is seen.
  package var shadow: Shadow?
  /// How softly everything is seen, in points.
  package var blur: CGFloat = 0
  /// Where the view is cut off, in its own coordinates.
  package var outline: UIBezierPath?
  /// A subview that is not seen itself: the others are as opaque as it is.
  package var mask: UIView?
  /// Whether presses at a point of the bounds are for the view.
  package var contains: (@MainActor (CGPoint) -> Bool)?

  package init() {}

  /// Begins what ends with as many `pop`s as are given back.
  @MainActor func push(on snapshot: Snapshot, _ traits: UITraitCollection) -> Int {
    var pushes = 0
    if let shadow {
      snapshot.pushShadow(
        shadow.color.paint(with: traits), dx: shadow.x, dy: shadow.y, blur: shadow.radius * 2)
      pushes += 1
    }
    if blur > 0 {
      snapshot.pushBlur(blur * 2)
      pushes += 1
    }
    return pushes
  }
}

extension UIView {
  /// What happens to the picture of the view and all in it.
  package var paintEffects: PaintEffects {
    get { effects ?? PaintEffects() }
    set {
      effects = newValue
      queueOuterDraw()
    }
  }

  /// Paints the widget, cut off at the outline of the effects.
  func paintCut(
    _ snapshot: Snapshot, _ box: PaintRect, _ outline: UIBezierPath,
    _ draw: (Snapshot) -> Void
  ) {
    let bounds = outline.pathBounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let left = bounds.minX.rounded(.down)
    let top = bounds.minY.rounded(.down)
    snapshot.cut(
      PaintRect(
        x: left, y: top, width: bounds.maxX.rounded(.up) - left,
        height: bounds.maxY.rounded(.up) - top),
      evenOdd: outline.usesEvenOddFillRule, trace: outline.trace, draw)
  }

  package func containerContains(x: Double, y: Double) -> Bool {
    effects?.contains?(CGPoint(x: x, y: y)) ?? true
  }
}

extension UIBezierPath {
  /// A box around all points of the path and of its controls.
  var pathBounds: CGRect {
    var box: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat)?
    func take(_ point: CGPoint) {
      let old = box ?? (point.x, point.y, point.x, point.y)
      box = (
        min(old.left, point.x), min(old.top, point.y), max(old.right, point.x),
        max(old.bottom, point.y)
      )
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): take(point)
      case .curve(let one, let two, let end): [one, two, end].forEach(take)
      case .close: break
      }
    }
    guard let box else { return .zero }
    return CGRect(
      x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top)
  }
}
