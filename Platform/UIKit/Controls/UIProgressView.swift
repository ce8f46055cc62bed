import GTK
import Layout

/// A bar that shows how much of something is done.
open class UIProgressView: UIView {
  private var bar: ProgressBar? { host as? ProgressBar }
  private var stored: Float = 0

  /// From 0 to 1; what is outside, or not a number, is put right.
  open var progress: Float {
    get { stored }
    set {
      stored = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      bar?.fraction = Double(stored)
      if host != nil { applyAccessibility() }
    }
  }

  /// Sets the progress; the bar moves at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override func makeHost() -> Widget {
    let bar = ProgressBar()
    bar.fraction = Double(stored)
    return bar
  }

  override var accessibleRole: AccessibleRole { .progressBar }
  override var impliedIsAccessibilityElement: Bool { true }
  override var impliedAccessibilityValue: String? { "\(Int((stored * 100).rounded())) %" }

  override func fittingSize(for proposal: ProposedSize) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: 4)
  }
  /// No width of its own, 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  /// The width of `size`, 4 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
}
