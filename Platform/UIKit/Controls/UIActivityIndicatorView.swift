import GTK
import Layout

/// A wheel that turns while something is being done. Where a person has asked for less motion it
/// stands still.
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// How large the wheel is.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Colour of the wheel.
  open var color: UIColor! = .systemGray { didSet { queueDraw() } }
  /// Whether the wheel is hidden while it does not turn.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether the wheel turns.
  public private(set) var isAnimating = false
  private var step = 0
  private var start: Double?
  private var isTicking = false

  /// Makes a wheel that stands still.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
  }

  /// Makes a wheel that stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    model.isHidden = true
    model.isInteractive = false
    accessibilityLabel = UIKitText.inProgress
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the wheel and turns it.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    applyAccessibility()
    tick()
  }

  /// Stops the wheel, and hides it unless ``hidesWhenStopped`` says otherwise.
  open func stopAnimating() {
    isAnimating = false
    applyAccessibility()
    if hidesWhenStopped { isHidden = true }
  }

  override func configureHost() {
    super.configureHost()
    tick()
  }

  override var accessibleRole: AccessibleRole { .progressBar }
  override var impliedIsAccessibilityElement: Bool { true }
  override var accessibleStates: Set<AccessibleState> {
    isAnimating ? super.accessibleStates.union([.busy]) : super.accessibleStates
  }

  private func tick() {
    guard isAnimating, !isTicking, let host, !traitCollection.reducesMotion else { return }
    isTicking = true
    start = nil
    host.onTick { [weak self] seconds in self?.advance(seconds) ?? false }
  }

  /// Twelve steps a second; a frame between two steps is not painted.
  private func advance(_ seconds: Double) -> Bool {
    guard isAnimating, window != nil, !isHidden else {
      isTicking = false
      return false
    }
    let begin = start ?? seconds
    start = begin
    let step = Int((seconds - begin) * 12) % 8
    if step != self.step {
      self.step = step
      queueDraw()
    }
    return true
  }

  /// Draws eight spokes, the latest one darkest.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = min(rect.width, rect.height)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    context.setLineWidth(side / 9)
    context.setLineCap(.round)
    for spoke in 0..<8 {
      let age = (step - spoke + 8) % 8
      let angle = CGFloat(spoke) * .pi / 4 - .pi / 2
      context.setStrokeColor(color.withAlphaComponent(1 - CGFloat(age) * 0.11).cgColor)
      context.move(
        to: CGPoint(x: middle.x + cos(angle) * side * 0.22, y: middle.y + sin(angle) * side * 0.22))
      context.addLine(
        to: CGPoint(x: middle.x + cos(angle) * side * 0.42, y: middle.y + sin(angle) * side * 0.42))
      context.strokePath()
    }
  }

  override func fittingSize(for proposal: ProposedSize) -> CGSize { intrinsicContentSize }
  /// 20 or 37 points square.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  /// 20 or 37 points square.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
