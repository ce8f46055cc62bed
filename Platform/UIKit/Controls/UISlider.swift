import GTK
import Layout

/// A knob on a line, for a number between two others.
///
/// ```swift
/// let volume = UISlider()
/// volume.value = 0.4
/// volume.addAction(UIAction { _ in print(volume.value) }, for: .valueChanged)
/// ```
open class UISlider: UIControl {
  private var scale: Scale? { host as? Scale }
  private var isSetting = false
  private var stored: Double = 0
  private var dyes = ControlDyes()

  /// Makes a slider from 0 to 1, at 0.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Where the knob is; a number outside the range becomes the nearest inside. Setting it does no
  /// action.
  open var value: Float {
    get { Float(number) }
    set { number = Double(newValue) }
  }

  /// The least number, 0 unless set.
  open var minimumValue: Float = 0 { didSet { rangeChanged() } }
  /// The greatest number, 1 unless set.
  open var maximumValue: Float = 1 { didSet { rangeChanged() } }

  /// The colour of the line below the knob; nil is the tint.
  open var minimumTrackTintColor: UIColor? { didSet { applyDyes() } }
  /// The colour of the line above the knob; nil is a grey.
  open var maximumTrackTintColor: UIColor? { didSet { applyDyes() } }
  /// The colour of the knob; nil is white.
  open var thumbTintColor: UIColor? { didSet { applyDyes() } }

  /// Called when `tintColor` may have changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyDyes()
  }

  private func applyDyes() {
    guard let scale else { return }
    dyes.apply(
      fill: minimumTrackTintColor ?? tintColor, track: maximumTrackTintColor,
      knob: thumbTintColor, to: scale, of: self)
  }

  override func configureHost() {
    super.configureHost()
    applyDyes()
  }

  override func applyTraits() {
    super.applyTraits()
    applyDyes()
  }

  /// Sets where the knob is; it is there at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The value in full.
  package var number: Double {
    get { stored }
    set {
      let bounds = self.range
      stored =
        newValue.isNaN
        ? bounds.lowerBound : min(max(newValue, bounds.lowerBound), bounds.upperBound)
      guard let scale else { return }
      isSetting = true
      scale.value = stored
      isSetting = false
      applyAccessibility()
    }
  }

  /// From where to where, in full; nil stands for the two numbers of UIKit.
  package var fullRange: ClosedRange<Double>? {
    didSet { if oldValue != fullRange { rangeChanged() } }
  }
  /// The numbers at which the knob stops lie so far apart; nil where it stops anywhere.
  package var step: Double? { didSet { if oldValue != step { rangeChanged() } } }
  /// Hears when the person begins (true) and ends (false) to move the knob.
  package var onEditing: @MainActor (Bool) -> Void = { _ in }

  private var range: ClosedRange<Double> {
    fullRange ?? Double(minimumValue)...Double(max(minimumValue, maximumValue))
  }

  private func rangeChanged() {
    if let scale { apply(to: scale) }
    number = stored
  }

  private func apply(to scale: Scale) {
    isSetting = true
    let range = self.range
    scale.setRange(range, step: step ?? (range.upperBound - range.lowerBound) / 20)
    isSetting = false
  }

  override func makeHost() -> Widget {
    dyes = ControlDyes()
    let scale = Scale()
    apply(to: scale)
    scale.value = stored
    scale.onChange { [weak self] in self?.moved() }
    scale.onPress { [weak self] isDown in
      self?.sendActions(for: isDown ? .touchDown : .touchUpInside)
      self?.onEditing(isDown)
    }
    return scale
  }

  private func moved() {
    guard !isSetting, let scale else { return }
    let (range, moved) = (self.range, scale.value)
    let next = step.map { step in
      let stop = ((moved - range.lowerBound) / step).rounded() * step + range.lowerBound
      return min(stop, range.upperBound)
    }
    let isOther = stored != next ?? moved
    number = next ?? moved
    if isOther { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  override var accessibleRole: AccessibleRole { .slider }
  override var impliedAccessibilityTraits: UIAccessibilityTraits { .adjustable }
  override var impliedAccessibilityValue: String? {
    let range = self.range
    let whole = range.upperBound - range.lowerBound
    return whole > 0 ? "\(Int(((stored - range.lowerBound) / whole * 100).rounded())) %" : nil
  }

  private static let height: CGFloat = 31

  override func fittingSize(for proposal: ProposedSize) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: Self.height)
  }
  /// No width of its own, 31 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  /// The width of `size`, 31 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
  override func paintOwnEdge(_ snapshot: Snapshot, _ box: PaintRect) {}
}
