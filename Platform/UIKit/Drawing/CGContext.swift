import GTK

/// Where `draw(_:)` draws. Coordinates are points, from the top left.
@preconcurrency @MainActor public final class CGContext {
  private let canvas: Canvas
  private let path = UIBezierPath()
  private var fillColor = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)
  private var strokeColor = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)
  private var width: CGFloat = 1
  private var cap = CGLineCap.butt
  private var join = CGLineJoin.miter
  private var dash: [CGFloat] = []
  private var phase: CGFloat = 0
  private var saved:
    [(PaintColor, PaintColor, CGFloat, CGLineCap, CGLineJoin, [CGFloat], CGFloat)] =
      []

  init(_ canvas: Canvas) { self.canvas = canvas }

  /// Remembers colours, line, clip and transform.
  public func saveGState() {
    canvas.save()
    saved.append((fillColor, strokeColor, width, cap, join, dash, phase))
  }

  /// Takes up what was remembered last. Without a `saveGState()` before it nothing happens.
  public func restoreGState() {
    guard let state = saved.popLast() else { return }
    canvas.restore()
    (fillColor, strokeColor, width, cap, join, dash, phase) = state
  }

  /// Sets the colour of what is filled.
  public func setFillColor(_ color: CGColor) { fillColor = color.paint }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { strokeColor = color.paint }
  /// Sets the width of lines in points.
  public func setLineWidth(_ width: CGFloat) { self.width = width }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { self.cap = cap }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { self.join = join }
  /// Sets lengths of dashes and gaps in points; none is a whole line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (self.phase, dash) = (phase, lengths.filter { $0 > 0 })
  }

  /// Moves what is drawn next.
  public func translateBy(x: CGFloat, y: CGFloat) { canvas.translate(x: x, y: y) }
  /// Scales what is drawn next; zero is ignored, since nothing could be seen of it.
  public func scaleBy(x: CGFloat, y: CGFloat) { if x != 0, y != 0 { canvas.scale(x: x, y: y) } }
  /// Turns what is drawn next by radians.
  public func rotate(by angle: CGFloat) { canvas.rotate(radians: angle) }
  /// Applies a transform to what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {
    if transform.a * transform.d != transform.b * transform.c {
      canvas.concatenate(transform.native)
    }
  }

  /// Begins the path anew.
  public func beginPath() { path.removeAllPoints() }
  /// Begins a piece of the path.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Goes on straight.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Goes on along a circle; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.append(UIBezierPath(rect: rect)) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { path.append(UIBezierPath(ovalIn: rect)) }
  /// Goes back to where the piece began.
  public func closePath() { path.close() }

  /// Fills the path and begins it anew.
  public func fillPath() {
    paint(path, fill: true)
    beginPath()
  }

  /// Draws the path's line and begins it anew.
  public func strokePath() {
    canvas.setColor(strokeColor)
    setLine(width: width, cap: cap, join: join)
    path.trace(on: canvas)
    canvas.stroke()
    beginPath()
  }

  /// Keeps what is drawn next inside the path.
  public func clip() {
    clip(to: path)
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { paint(UIBezierPath(rect: rect), fill: true) }
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) {
    let outline = UIBezierPath(rect: rect)
    outline.lineWidth = width
    paint(outline, fill: false)
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { paint(UIBezierPath(ovalIn: rect), fill: true) }
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    canvas.clear(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Fills a path in the colour of fills, or draws its line in that of lines.
  package func paint(_ path: UIBezierPath, fill: Bool) { paint(path, fill: fill) { _ in } }

  func paint(_ path: UIBezierPath, fill: Bool, _ set: (Canvas) -> Void) {
    canvas.setColor(fill ? fillColor : strokeColor)
    set(canvas)
    if !fill { setLine(width: path.lineWidth, cap: path.lineCapStyle, join: path.lineJoinStyle) }
    path.trace(on: canvas)
    if fill { canvas.fill(evenOdd: path.usesEvenOddFillRule) } else { canvas.stroke() }
  }

  func draw(_ text: TextLayout, at point: CGPoint, opacity: Double) {
    text.draw(on: canvas, x: point.x, y: point.y, opacity: opacity)
  }

  package func clip(to path: UIBezierPath) {
    path.trace(on: canvas)
    canvas.clip(evenOdd: path.usesEvenOddFillRule)
  }

  private func setLine(width: CGFloat, cap: CGLineCap, join: CGLineJoin) {
    let nativeCap: Canvas.Cap =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let nativeJoin: Canvas.Join =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    canvas.setLine(
      width: width, cap: nativeCap, join: nativeJoin, dash: dash.map { Double($0) }, phase: phase)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that is drawn into at the moment; nil outside of `draw(_:)`.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.current }

/// The views that are drawing at the moment. A canvas is made only for those that ask for it.
@MainActor enum DrawingStack {
  @MainActor private final class Level {
    let make: @MainActor () -> Canvas
    lazy var context = CGContext(make())
    init(_ make: @escaping @MainActor () -> Canvas) { self.make = make }
    isolated deinit {}
  }

  private static var levels: [Level] = []

  static var current: CGContext? { levels.last?.context }

  static func within(
    _ snapshot: Snapshot, _ rect: CGRect, _ traits: UITraitCollection, _ draw: () -> Void
  ) {
    levels.append(
      Level {
        UITraitCollection.current = traits
        return snapshot.cairo(
          PaintRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height))
      })
    let before = UITraitCollection.current
    draw()
    UITraitCollection.current = before
    levels.removeLast()
  }
}
