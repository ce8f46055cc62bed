/// What a `Canvas` draws with, in points from the top left.
///
/// It is a value: what is changed in a copy, such as its place, does not touch the other. What both
/// draw comes on the same canvas.
@preconcurrency @MainActor public struct GraphicsContext {
  private struct Clip {
    let path: Path
    let style: FillStyle
  }
  private let drawing: CGContext
  private let traits: UITraitCollection
  private var clips: [Clip] = []
  /// The values around the canvas.
  public let environment: EnvironmentValues
  /// How what is drawn next is moved, scaled and turned.
  public var transform = CGAffineTransform.identity
  /// How transparent each thing that is drawn next is: 0 for not seen, 1 for opaque.
  public var opacity = 1.0

  init(_ drawing: CGContext, _ environment: EnvironmentValues, _ traits: UITraitCollection) {
    (self.drawing, self.environment, self.traits) = (drawing, environment, traits)
  }

  // MARK: - Place

  /// Scales what is drawn next.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn next.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn next.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Puts a transform before those of what is drawn next.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Keeps what is drawn next inside a path too.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append(Clip(path: path.applying(transform), style: style))
  }

  // MARK: - Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    within {
      let native = path.bezierPath
      native.usesEvenOddFillRule = style.isEOFilled
      paint(native, fill: true, path.boundingRect, shading)
    }
  }

  /// Draws the line of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    within {
      let native = path.bezierPath
      native.lineWidth = style.lineWidth
      native.lineCapStyle = style.lineCap
      native.lineJoinStyle = style.lineJoin
      drawing.setLineDash(phase: style.dashPhase, lengths: style.dash)
      paint(native, fill: false, path.boundingRect, shading)
    }
  }

  /// Draws the line of a path, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws in a copy of the context: what it changes is for what it draws alone.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  private func paint(
    _ path: UIBezierPath, fill: Bool, _ rect: CGRect, _ shading: Shading
  ) {
    switch shading.paint(environment, traits, in: rect, opacity) {
    case .color(let color):
      if fill {
        drawing.setFillColor(color.cgColor)
      } else {
        drawing.setStrokeColor(color.cgColor)
      }
      drawing.paint(path, fill: fill)
    case .gradient(let gradient): drawing.paint(path, fill: fill, gradient)
    }
  }

  private func within(_ draw: () -> Void) {
    drawing.saveGState()
    for clip in clips {
      let path = clip.path.bezierPath
      path.usesEvenOddFillRule = clip.style.isEOFilled
      drawing.clip(to: path)
    }
    drawing.concatenate(transform)
    draw()
    drawing.restoreGState()
  }
}

extension GraphicsContext {
  /// A text with the looks of its place, to be measured and drawn.
  @preconcurrency @MainActor public struct ResolvedText {
    fileprivate let text: SwiftUI.ResolvedText
    fileprivate let traits: UITraitCollection

    fileprivate func layout(width: CGFloat?) -> DrawnText {
      switch text {
      case .plain(let string, let font, let color):
        DrawnText(string, font: font, color: color, width: width, traits: traits)
      case .attributed(let looks): DrawnText(looks, width: width, traits: traits)
      }
    }

    /// The size in points when lines are broken at the width of `size`.
    public func measure(in size: CGSize) -> CGSize {
      layout(width: size.width.isFinite ? size.width : nil).size
    }

    /// The distance of the first line's baseline from the top, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      layout(width: size.width.isFinite ? size.width : nil).firstBaseline
    }
  }

  /// Gives a text the looks of the canvas's place.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text.resolved(in: TextEnvironment(environment)), traits: traits)
  }

  /// Draws a text, lines broken at the right edge of a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    within {
      let layout = text.layout(width: rect.width)
      layout.draw(in: drawing, at: rect.origin, opacity: opacity)
    }
  }

  /// Draws a text in one line, `anchor` of it at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    within {
      let layout = text.layout(width: nil)
      let corner = CGPoint(
        x: point.x - anchor.x * layout.size.width, y: point.y - anchor.y * layout.size.height)
      layout.draw(in: drawing, at: corner, opacity: opacity)
    }
  }

  /// Draws a text, lines broken at the right edge of a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in one line, `anchor` of it at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Not there: pictures are not drawn.
  @available(
    *, unavailable,
    message: "A Canvas of Linux draws no pictures: put an Image over it in a ZStack."
  )
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Not there: pictures are not drawn.
  @available(
    *, unavailable,
    message: "A Canvas of Linux draws no pictures: put an Image over it in a ZStack."
  )
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Not there: what is drawn is not changed afterwards.
  @available(
    *, unavailable, message: "A Canvas of Linux has no filters: use shadow or blur on the Canvas."
  )
  public mutating func addFilter<F>(_ filter: F) {}
}
