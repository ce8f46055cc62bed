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

/// An item that is cut off at a shape.
final class ClipItem: WrapperItem {
  let layer = Canvas(frame: .zero)
  var shape: any _ClippingShape { didSet { canvas?.setNeedsLayout() } }

  init(_ inner: LayoutItem, _ shape: any _ClippingShape) {
    self.shape = shape
    super.init(inner)
    layer.content.items = [inner]
    layer.clipsToBounds = true
  }

  override func place(_ placement: Placement) {
    let room = CGRect(placement.frame)
    let clip = shape._clip(in: CGRect(origin: .zero, size: room.size))
    layer.place = { _, _ in
      Placement(
        frame: Rect(
          x: -clip.rect.minX, y: -clip.rect.minY, width: room.width, height: room.height),
        proposal: placement.proposal)
    }
    layer.frame = clip.rect.offsetBy(dx: room.minX, dy: room.minY)
    if layer.layer.cornerRadius != clip.radius { layer.layer.cornerRadius = clip.radius }
    layer.setNeedsLayout()
  }

  override func collectViews(into views: inout [UIView]) { views.append(layer) }
}

struct ClipModifier: ItemModifier {
  let shape: any _ClippingShape

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> ClipItem {
    ClipItem(item, shape)
  }

  func update(_ item: ClipItem, in environment: EnvironmentValues) { item.shape = shape }
}

extension View {
  /// Cuts the view off at a rectangle, a rounded rectangle, a capsule or a circle.
  public func clipShape<S: _ClippingShape>(_ shape: S) -> some View {
    modifier(ClipModifier(shape: shape))
  }

  /// Not there: GTK cuts widgets off at rectangles with round corners only.
  @available(
    *, unavailable, message: "Use Rectangle, RoundedRectangle, Capsule or Circle to cut off."
  )
  @_disfavoredOverload
  public func clipShape<S: Shape>(_ shape: S) -> some View { self }
}
