import GTK
import Layout

/// The view that a painted shape is drawn in.
final class ShapeCanvas: UIView {
  struct Coat: Equatable {
    let path: Path
    let kind: ShapePaint.Kind
    let color: UIColor
    let gradient: _Gradient?
    let rect: CGRect
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
        if let gradient = coat.paint(origin, traitCollection) {
          UIGraphicsGetCurrentContext()?.paint(path, fill: true, gradient)
        } else {
          coat.color.setFill()
          path.fill()
        }
      case .stroke(let style):
        path.lineWidth = style.lineWidth
        path.lineCapStyle = style.lineCap
        path.lineJoinStyle = style.lineJoin
        UIGraphicsGetCurrentContext()?.setLineDash(phase: style.dashPhase, lengths: style.dash)
        if let gradient = coat.paint(origin, traitCollection) {
          UIGraphicsGetCurrentContext()?.paint(path, fill: false, gradient)
        } else {
          coat.color.setStroke()
          path.stroke()
        }
      }
    }
  }
}

extension ShapeCanvas: GroundPainting {
  /// Whether a fill covers the whole view.
  var paintsOpaqueGround: Bool {
    coats.contains { coat in
      guard case .fill = coat.kind, coat.gradient == nil else { return false }
      return coat.color.cgColor.alpha > 0.99 && coat.path.boundingRect.size == bounds.size
    }
  }
}

extension ShapeCanvas.Coat {
  fileprivate func paint(_ origin: CGPoint, _ traits: UITraitCollection) -> GradientPaint? {
    gradient?.paint(in: rect.offsetBy(dx: origin.x, dy: origin.y), traits)
  }
}

/// Paint with the colours of its place.
struct ResolvedPaint {
  var paint: ShapePaint
  var color: UIColor
  var gradient: _Gradient?

  /// On its way to another.
  @MainActor func mixed(
    with other: ResolvedPaint, _ share: Double, _ traits: UITraitCollection
  ) -> ResolvedPaint {
    if share == 1 { return other }
    var result = other
    var kind = other.paint.kind
    if case .stroke(let one) = paint.kind, case .stroke(let two) = other.paint.kind {
      kind = .stroke(one.mixed(with: two, share))
    }
    result.paint = ShapePaint(
      mixedShape(paint.shape, other.paint.shape, share), other.paint.style, kind)
    if color != other.color {
      let (one, two) = (color.paint(with: traits), other.color.paint(with: traits))
      result.color = UIColor(
        red: one.red.mixed(with: two.red, share), green: one.green.mixed(with: two.green, share),
        blue: one.blue.mixed(with: two.blue, share), alpha: one.alpha.mixed(with: two.alpha, share))
    }
    return result
  }
}

/// A painted shape's room.
final class ShapeItem: LayoutItem {
  let view = ShapeCanvas(frame: .zero)
  var shape: any Shape
  private var paints: [ResolvedPaint] = [] { didSet { paint() } }
  private var size: Size?

  init(_ shape: any Shape) {
    self.shape = shape
    super.init()
    view.isUserInteractionEnabled = false
    own(view)
  }

  /// Takes other paint, on its way as the transaction says.
  func take(_ target: [ResolvedPaint]) {
    let start = paints
    guard Transaction.current.animation != nil, start.count == target.count, size != nil else {
      // Ends what is on its way.
      view.follow("paints") { [weak self] _ in self?.paints = target }
      return
    }
    Transaction.current.animate {
      view.follow("paints") { [weak self] share in
        guard let self else { return }
        let traits = view.traitCollection
        paints = zip(start, target).map { $0.mixed(with: $1, share, traits) }
      }
    }
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
    view.move(to: box.offsetBy(dx: frame.minX, dy: frame.minY))
  }

  override func collectViews(into views: inout [UIView]) { views.append(view) }

  private func paint() {
    guard let size else { return }
    let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    view.coats = paints.map {
      ShapeCanvas.Coat(
        path: $0.paint.shape.path(in: rect), kind: $0.paint.kind, color: $0.color,
        gradient: $0.gradient, rect: rect)
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
      var place = _ShapeContext(
        foreground: environment.foregroundColor, tint: environment.tintColor)
      place.foregroundGradient = environment.foreground?._gradient(
        in: _ShapeContext(tint: environment.tintColor))
      let isMirrored = environment.layoutDirection == .rightToLeft
      item.take(
        view.paints.map { paint in
          let gradient = paint.style._gradient(in: place)
          return ResolvedPaint(
            paint: paint, color: paint.style._resolve(in: place),
            gradient: isMirrored ? gradient?.mirrored : gradient)
        })
    }
  }
}
