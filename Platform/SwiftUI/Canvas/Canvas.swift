/// A view that draws.
///
/// ```swift
/// Canvas { context, size in
///   context.stroke(
///     Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 4)
/// }
/// .frame(width: 100, height: 100)
/// ```
/// It takes all the room that it is offered. What it draws is nothing to assistive technology: say it
/// with `accessibilityLabel(_:)`.
public struct Canvas<Symbols: View>: View {
  /// Views that can be drawn.
  public var symbols: Symbols
  /// Draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the ground is black where nothing is drawn, rather than transparent.
  public var isOpaque: Bool
  /// How colours are mixed.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may come after the rest of the screen. On Linux it never does.
  public var rendersAsynchronously: Bool

  /// What is drawn.
  public var body: some View { CanvasFace(isOpaque: isOpaque, renderer: renderer) }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a view that draws. The drawing is done again when a value that it reads has changed.
  ///
  /// - Parameters:
  ///   - opaque: Whether the ground is black where nothing is drawn, rather than transparent.
  ///   - colorMode: How colours are mixed.
  ///   - rendersAsynchronously: Allows to draw later than the rest of the screen, which Linux does
  ///     not make use of.
  ///   - renderer: Draws in a context, in a size in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    symbols = EmptyView()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas {
  /// Not there: views are not drawn.
  @available(
    *, unavailable, message: "A Canvas of Linux draws no views: put them over it in a ZStack."
  )
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) { fatalError() }
}

/// How colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As numbers of sRGB.
  case nonLinear
  /// Not there.
  @available(*, unavailable, message: "Colours are mixed as sRGB on Linux: use .nonLinear.")
  case linear
  /// Not there.
  @available(*, unavailable, message: "Colours are mixed as sRGB on Linux: use .nonLinear.")
  case extendedLinear
}

/// The UIKit view of a canvas.
private struct CanvasFace: UIKitView {
  let isOpaque: Bool
  let renderer: (inout GraphicsContext, CGSize) -> Void

  init(isOpaque: Bool, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
    (self.isOpaque, self.renderer) = (isOpaque, renderer)
  }

  var fills: Bool { true }

  func makeWidget(_ node: _Node) -> CanvasView {
    let view = CanvasView(frame: .zero)
    view.node = node
    return view
  }

  func update(_ view: CanvasView, _ node: _Node) {
    view.backgroundColor = isOpaque ? .black : nil
    view.renderer = renderer
    view.setNeedsDisplay()
  }
}

private final class CanvasView: UIView {
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  /// Hears of changes to what the drawing reads, in place of what its view has read.
  weak var node: _Node?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let drawing = UIGraphicsGetCurrentContext(), let node, node.isMounted else { return }
    var context = GraphicsContext(drawing, node.environment, traitCollection)
    // A drawing stays in its room.
    context.clip(to: Path(CGRect(origin: .zero, size: bounds.size)))
    node.reader.read { renderer(&context, bounds.size) }
  }
}
