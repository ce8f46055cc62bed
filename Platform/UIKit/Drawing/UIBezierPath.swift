import GTK

/// A path of lines and curves.
///
/// ```swift
/// let path = UIBezierPath(roundedRect: bounds, cornerRadius: 8)
/// UIColor.systemBlue.setFill()
/// path.fill()
/// ```
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    var end: CGPoint? {
      switch self {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
  }

  private(set) var elements: [Element] = []

  /// Width of the line in points.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines meet.
  open var lineJoinStyle: CGLineJoin = .miter
  /// Whether what is enclosed twice is outside.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() { super.init() }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// An ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    let k = 0.5522847498
    let dx = rect.width / 2 * k
    let dy = rect.height / 2 * k
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY),
      controlPoint1: CGPoint(x: rect.maxX, y: rect.midY + dy),
      controlPoint2: CGPoint(x: rect.midX + dx, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.midY),
      controlPoint1: CGPoint(x: rect.midX - dx, y: rect.maxY),
      controlPoint2: CGPoint(x: rect.minX, y: rect.midY + dy))
    addCurve(
      to: CGPoint(x: rect.midX, y: rect.minY),
      controlPoint1: CGPoint(x: rect.minX, y: rect.midY - dy),
      controlPoint2: CGPoint(x: rect.midX - dx, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY),
      controlPoint1: CGPoint(x: rect.midX + dx, y: rect.minY),
      controlPoint2: CGPoint(x: rect.maxX, y: rect.midY - dy))
    close()
  }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(max(0, cornerRadius), rect.width / 2, rect.height / 2)
    let corners = [
      (CGPoint(x: rect.maxX - radius, y: rect.minY + radius), -0.5 * CGFloat.pi),
      (CGPoint(x: rect.maxX - radius, y: rect.maxY - radius), 0),
      (CGPoint(x: rect.minX + radius, y: rect.maxY - radius), 0.5 * CGFloat.pi),
      (CGPoint(x: rect.minX + radius, y: rect.minY + radius), CGFloat.pi),
    ]
    for (center, angle) in corners {
      addArc(
        withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2,
        clockwise: true)
    }
    close()
  }

  /// A piece of a circle; angles in radians, 0 to the right, growing clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Begins a new piece at a point.
  open func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Goes on straight to a point.
  open func addLine(to point: CGPoint) { elements.append(.line(point)) }

  /// Goes on in a curve with two control points.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.append(.curve(controlPoint1, controlPoint2, end))
  }

  /// Goes on in a curve with one control point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    let start = currentPoint
    addCurve(
      to: end,
      controlPoint1: CGPoint(
        x: start.x + (controlPoint.x - start.x) * 2 / 3,
        y: start.y + (controlPoint.y - start.y) * 2 / 3),
      controlPoint2: CGPoint(
        x: end.x + (controlPoint.x - end.x) * 2 / 3, y: end.y + (controlPoint.y - end.y) * 2 / 3))
  }

  /// Goes on along a circle, after a straight line to its beginning.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, startAngle.isFinite,
      endAngle.isFinite
    else { return }
    var sweep = endAngle - startAngle
    if clockwise, sweep < 0 { sweep += 2 * .pi * (-sweep / (2 * .pi)).rounded(.up) }
    if !clockwise, sweep > 0 { sweep -= 2 * .pi * (sweep / (2 * .pi)).rounded(.up) }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let handle = 4 / 3 * tan(step / 4) * radius
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle)
    if elements.isEmpty { move(to: start) } else { addLine(to: start) }
    for piece in 0..<pieces {
      let from = startAngle + step * CGFloat(piece)
      let to = from + step
      let begin = point(from)
      let end = point(to)
      addCurve(
        to: end,
        controlPoint1: CGPoint(x: begin.x - handle * sin(from), y: begin.y + handle * cos(from)),
        controlPoint2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)))
    }
  }

  /// Goes back to where the piece began.
  open func close() { elements.append(.close) }

  /// Takes everything out.
  open func removeAllPoints() { elements = [] }

  /// Adds the pieces of another path.
  open func append(_ path: UIBezierPath) { elements += path.elements }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { elements.isEmpty }

  /// Where the next line would begin.
  open var currentPoint: CGPoint {
    guard elements.last == .close else { return elements.last?.end ?? .zero }
    // A closed piece goes on from where it began.
    let start = elements.last { if case .move = $0 { true } else { false } } ?? elements.first
    return start?.end ?? .zero
  }

  /// Moves, scales or turns every point.
  open func apply(_ transform: CGAffineTransform) {
    elements = elements.map {
      switch $0 {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .curve(let one, let two, let end):
        .curve(one.applying(transform), two.applying(transform), end.applying(transform))
      case .close: .close
      }
    }
  }

  /// Fills the inside with the current context's fill colour.
  open func fill() {
    UIGraphicsGetCurrentContext()?.paint(self, fill: true)
  }

  /// Draws the line with the current context's stroke colour.
  open func stroke() {
    UIGraphicsGetCurrentContext()?.paint(self, fill: false)
  }

  /// Keeps what is drawn next inside the path.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: self) }

  func trace(on canvas: Canvas) {
    canvas.beginPath()
    for element in elements {
      switch element {
      case .move(let point): canvas.move(x: point.x, y: point.y)
      case .line(let point): canvas.line(x: point.x, y: point.y)
      case .curve(let one, let two, let end):
        canvas.curve(x1: one.x, y1: one.y, x2: two.x, y2: two.y, x: end.x, y: end.y)
      case .close: canvas.closePath()
      }
    }
  }
}

/// How lines end.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// How lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
