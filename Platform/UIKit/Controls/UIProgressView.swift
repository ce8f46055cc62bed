import GTK
import Layout

/// A bar that shows how much of something is done.
open class UIProgressView: UIView {
  private var bar: ProgressBar? { host as? ProgressBar }
  private var stored: Float = 0
  private var dyes = ControlDyes()

  /// From 0 to 1; what is outside, or not a number, is put right.
  open var progress: Float {
    get { stored }
    set {
      stored = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      bar?.fraction = Double(stored)
      if host != nil { applyAccessibility() }
    }
  }

  /// Whether the bar is seen. One that is not seen still tells assistive technology how much is done,
  /// for another drawing of the same.
  package var isDrawn = true { didSet { applyDrawing() } }

  private func applyDrawing() {
    if isDrawn { bar?.removeStyleClass("unseen") } else { bar?.addStyleClass("unseen") }
  }

  /// Sets the progress; the bar moves at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The colour of what is done; nil is the tint.
  open var progressTintColor: UIColor? { didSet { applyDyes() } }
  /// The colour of the rest; nil is a grey.
  open var trackTintColor: UIColor? { didSet { applyDyes() } }

  /// Called when `tintColor` may have changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyDyes()
  }

  private func applyDyes() {
    // Colours would be seen.
    guard let bar, isDrawn else { return }
    dyes.apply(fill: progressTintColor ?? tintColor, track: trackTintColor, to: bar, of: self)
  }

  override func configureHost() {
    super.configureHost()
    applyDyes()
  }

  override func applyTraits() {
    super.applyTraits()
    applyDyes()
  }

  override func makeHost() -> Widget {
    dyes = ControlDyes()
    let bar = ProgressBar()
    bar.fraction = Double(stored)
    if !isDrawn { bar.addStyleClass("unseen") }
    return bar
  }

  override var accessibleRole: AccessibleRole { .progressBar }
  override var impliedIsAccessibilityElement: Bool { true }
  override var impliedAccessibilityValue: String? { "\(Int((stored * 100).rounded())) %" }

  override func fittingSize(for proposal: ProposedSize) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: isDrawn ? 4 : proposal.height ?? 4)
  }
  /// No width of its own, 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  /// The width of `size`, 4 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
}
