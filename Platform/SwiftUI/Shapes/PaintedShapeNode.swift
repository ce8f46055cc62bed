import Layout

/// The view that a painted shape is drawn in.
final class ShapeCanvas: UIView {
  struct Coat: Equatable {
    let path: Path
    let kind: ShapePaint.Kind
    let color: UIColor
  }
  var coats: [Coat] = [] { didSet { if oldValue != coats { setNeedsDisplay() } } }
  /// Where the shape's corner is in the view, which is larger where a line reaches beyond.
  var origin = CGPoint.zero { didSet { if oldValue != origin { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    for coat in coats {
      let path = coat.path.bezierPath
      path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
      switch coat.kind {
      case .fill(let style):
        path.usesEvenOddFillRule = style.isEOFilled
        coat.color.setFill()
        path.fill()
      case .stroke(let style):
        path.lineWidth = style.lineWidth
        path.lineCapStyle = style.lineCap
        path.lineJoinStyle = style.lineJoin
        coat.color.setStroke()
        UIGraphicsGetCurrentContext()?.setLineDash(phase: style.dashPhase, lengths: style.dash)
        path.stroke()
      }
    }
  }
}

/// A painted shape's room.
final class ShapeItem: LayoutItem {
  let view = ShapeCanvas(frame: .zero)
  var shape: any Shape
  var paints: [(paint: ShapePaint, color: UIColor)] = [] { didSet { paint() } }
  private var size: Size?

  init(_ shape: any Shape) {
    self.shape = shape
    super.init()
    view.isUserInteractionEnabled = false
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(shape.sizeThatFits(ProposedViewSize(proposal)))
  }

  override func place(_ placement: Placement) {
    let frame = placement.frame
    if size != frame.size {
      size = frame.size
      paint()
    }
    let box = box(in: frame.size)
    view.origin = CGPoint(x: -box.minX, y: -box.minY)
    view.frame = box.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  override func collectViews(into views: inout [UIView]) { views.append(view) }

  private func paint() {
    guard let size else { return }
    let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    view.coats = paints.map { paint, color in
      ShapeCanvas.Coat(path: paint.shape.path(in: rect), kind: paint.kind, color: color)
    }
  }

  /// The shape's rectangle, with what is drawn outside of it.
  private func box(in size: Size) -> CGRect {
    var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    for coat in view.coats {
      let bounds = coat.path.boundingRect
      guard !bounds.isNull else { continue }
      var reach: CGFloat = 0
      if case .stroke(let style) = coat.kind {
        reach = style.lineWidth / 2
        // Square ends reach further, and so do pointed corners where the outline has any.
        if style.lineCap == .square { reach *= 2.0.squareRoot() }
        if style.lineJoin == .miter { reach = max(reach, coat.path.miterReach(style.lineWidth)) }
      }
      let outer = bounds.insetBy(dx: -reach, dy: -reach)
      if !box.insetBy(dx: -0.01, dy: -0.01).contains(outer) { box = box.union(outer) }
    }
    return box
  }
}

extension Path {
  /// How far pointed corners of a line may reach: to the limit, unless all corners are right angles
  /// or smooth.
  fileprivate func miterReach(_ width: CGFloat) -> CGFloat {
    var corners = 0
    var isSquare = true
    var last: CGPoint?
    forEach { element in
      switch element {
      case .move(let to): last = to
      case .line(let to):
        corners += 1
        if let last, last.x != to.x, last.y != to.y { isSquare = false }
        last = to
      case .curve(let to, _, _), .quadCurve(let to, _): last = to
      case .closeSubpath: break
      }
    }
    if corners == 0 { return width / 2 }
    return isSquare ? width / 2 : width * 5
  }
}

final class PaintedShapeNode<S: Shape>: _ViewNode<_PaintedShape<S>> {
  private let item: ShapeItem
  private let fields = ViewFields.of(S.self)

  override init(_ view: _PaintedShape<S>, in context: _NodeContext) {
    item = ShapeItem(view.shape)
    super.init(view, in: context)
    rerun()
  }

  override var items: [LayoutItem] { [item] }

  override func update(_ view: _PaintedShape<S>, _ environment: EnvironmentValues) {
    let isSame = fields.areSame(self.view.shape, view.shape)
    super.update(view, environment)
    if !isSame {
      item.shape = view.shape
      item.invalidate()
    }
    rerun()
  }

  override func rerun() {
    reader.read {
      let place = _ShapeContext(
        foreground: environment.foregroundColor, tint: environment.tintColor)
      item.paints = view.paints.map { ($0, $0.style._resolve(in: place)) }
    }
  }
}
