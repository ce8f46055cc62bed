import Layout

/// A shape that UIKit can cut views off at: a rectangle with round corners of one radius.
public protocol _ClippingShape: Shape {
  /// The rectangle and the radius of its corners in the room of a view.
  nonisolated func _clip(in rect: CGRect) -> (rect: CGRect, radius: CGFloat)
}

extension Rectangle: _ClippingShape {
  /// The rectangle.
  public func _clip(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
    (path(in: rect).boundingRect, 0)
  }
}

extension RoundedRectangle: _ClippingShape {
  /// The rectangle and its corners, which are quarters of a circle.
  public func _clip(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
    let inner = rect.shrunk(by: amount)
    let radius = max(0, min(cornerSize.width, cornerSize.height) - amount)
    return (inner, min(radius, inner.width / 2, inner.height / 2))
  }
}

extension Capsule: _ClippingShape {
  /// The rectangle with half its shorter side.
  public func _clip(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
    let inner = path(in: rect).boundingRect
    return (inner, min(inner.width, inner.height) / 2)
  }
}

extension Circle: _ClippingShape {
  /// The square around the circle with half its side.
  public func _clip(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
    let inner = path(in: rect).boundingRect
    return (inner, inner.width / 2)
  }
}

/// An item that is cut off at a shape: UIKit cuts off at rectangles with round corners, and paints
/// what is cut off at any other outline apart.
final class ClipItem: WrapperItem {
  let layer = ItemCanvas(frame: .zero)
  var shape: any Shape { didSet { canvas?.setNeedsLayout() } }
  var style: FillStyle { didSet { if oldValue != style { canvas?.setNeedsLayout() } } }

  init(_ inner: LayoutItem, _ shape: any Shape, _ style: FillStyle) {
    (self.shape, self.style) = (shape, style)
    super.init(inner)
    layer.content.items = [inner]
    layer.content.container = self
    own(layer)
  }

  override func place(_ placement: Placement) {
    let room = CGRect(placement.frame)
    let bounds = CGRect(origin: .zero, size: room.size)
    let clip = (shape as? any _ClippingShape)?._clip(in: bounds)
    let part = clip?.rect ?? bounds
    layer.place = { _, _ in
      Placement(
        frame: Rect(x: -part.minX, y: -part.minY, width: room.width, height: room.height),
        proposal: placement.proposal)
    }
    layer.move(to: part.offsetBy(dx: room.minX, dy: room.minY))
    cut(clip?.radius, bounds)
    layer.takeMotion()
    layer.setNeedsLayout()
  }

  private func cut(_ radius: CGFloat?, _ bounds: CGRect) {
    layer.clipsToBounds = radius != nil
    if let radius, layer.layer.cornerRadius != radius { layer.layer.cornerRadius = radius }
    guard radius == nil || layer.paintEffects.outline != nil else { return }
    var effects = layer.paintEffects
    effects.outline = radius == nil ? shape.path(in: bounds).bezierPath : nil
    effects.outline?.usesEvenOddFillRule = style.isEOFilled
    layer.paintEffects = effects
  }

  override func collectViews(into views: inout [UIView]) { views.append(layer) }
}

struct ClipModifier: ItemModifier {
  let shape: any Shape
  let style: FillStyle

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> ClipItem {
    ClipItem(item, shape, style)
  }

  func update(_ item: ClipItem, in environment: EnvironmentValues) {
    item.shape = shape
    item.style = style
  }
}

extension View {
  /// Cuts the view off at a shape. What is cut off can still be pressed: see `contentShape`.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Cuts the view off at its bounds.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Cuts the view off at its bounds with round corners, in points.
  @available(*, deprecated, message: "Use clipShape(RoundedRectangle(cornerRadius:)).")
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
