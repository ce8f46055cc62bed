import GTK

/// Draws a symbol into a square.
@MainActor enum SymbolPainter {
  static func paint(
    _ symbol: Symbol, in rect: CGRect, color: PaintColor, mirrored: Bool, on canvas: Canvas
  ) {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    canvas.save()
    canvas.translate(x: rect.midX - side / 2, y: rect.midY - side / 2)
    canvas.scale(x: side / 24, y: side / 24)
    if mirrored && symbol.mirrors {
      canvas.translate(x: 24, y: 0)
      canvas.scale(x: -1, y: 1)
    }
    canvas.setColor(color)
    canvas.setLine(width: 2, cap: .round, join: .round)
    for stroke in symbol.strokes { paint(stroke, on: canvas) }
    canvas.restore()
  }

  private static func paint(_ stroke: Symbol.Stroke, on canvas: Canvas) {
    canvas.beginPath()
    switch stroke {
    case .line(let points):
      trace(points, on: canvas)
      canvas.stroke()
    case .closed(let points):
      trace(points, on: canvas)
      canvas.closePath()
      canvas.stroke()
    case .filled(let points):
      trace(points, on: canvas)
      canvas.closePath()
      canvas.fill()
    case .circle(let x, let y, let radius):
      circle(x, y, radius, on: canvas)
      canvas.stroke()
    case .disc(let x, let y, let radius):
      circle(x, y, radius, on: canvas)
      canvas.fill()
    case .box(let x, let y, let width, let height, let radius):
      box(x, y, width, height, radius, on: canvas)
      canvas.stroke()
    case .block(let x, let y, let width, let height, let radius):
      box(x, y, width, height, radius, on: canvas)
      canvas.fill()
    case .cut(let stroke):
      canvas.erasing {
        canvas.setLine(width: 2, cap: .round, join: .round)
        paint(stroke, on: canvas)
      }
    case .curve(let start, let one, let two, let end):
      canvas.move(x: start.0, y: start.1)
      canvas.curve(x1: one.0, y1: one.1, x2: two.0, y2: two.1, x: end.0, y: end.1)
      canvas.stroke()
    case .outline(let steps):
      trace(steps, on: canvas)
      canvas.stroke()
    case .shape(let steps):
      trace(steps, on: canvas)
      canvas.fill()
    }
  }

  private static func trace(_ steps: [Symbol.Step], on canvas: Canvas) {
    for step in steps {
      switch step {
      case .move(let x, let y): canvas.move(x: x, y: y)
      case .line(let x, let y): canvas.line(x: x, y: y)
      case .curve(let one, let two, let end):
        canvas.curve(x1: one.0, y1: one.1, x2: two.0, y2: two.1, x: end.0, y: end.1)
      case .close: canvas.closePath()
      }
    }
  }

  private static func trace(_ points: [(Double, Double)], on canvas: Canvas) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        canvas.move(x: point.0, y: point.1)
      } else {
        canvas.line(x: point.0, y: point.1)
      }
    }
  }

  private static func circle(_ x: Double, _ y: Double, _ radius: Double, on canvas: Canvas) {
    let path = UIBezierPath(
      ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    path.trace(on: canvas)
  }

  private static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double, on canvas: Canvas
  ) {
    UIBezierPath(
      roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius
    )
    .trace(on: canvas)
  }
}
