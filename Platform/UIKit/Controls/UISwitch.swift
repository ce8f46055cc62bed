import GTK
import Layout

/// Something that is on or off.
open class UISwitch: UIControl {
  private var toggle: Switch? { host as? Switch }
  private var isSetting = false
  private var storedIsOn = false
  private var dyes = ControlDyes()

  /// Makes a switch that is off.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the switch is on. Setting it does no action.
  open var isOn: Bool {
    get { toggle?.isOn ?? storedIsOn }
    set {
      storedIsOn = newValue
      isSetting = true
      toggle?.isOn = newValue
      isSetting = false
    }
  }

  /// The colour while the switch is on; nil is the tint. On iOS that is green.
  open var onTintColor: UIColor? { didSet { applyDyes() } }
  /// The colour of the knob; nil is white.
  open var thumbTintColor: UIColor? { didSet { applyDyes() } }

  /// Called when `tintColor` may have changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyDyes()
  }

  private func applyDyes() {
    guard let toggle else { return }
    dyes.apply(
      fill: onTintColor ?? tintColor, track: nil, knob: thumbTintColor, to: toggle, of: self)
  }

  override func configureHost() {
    super.configureHost()
    applyDyes()
  }

  override func applyTraits() {
    super.applyTraits()
    applyDyes()
  }

  /// Sets whether the switch is on. It moves where the desktop has animations.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func makeHost() -> Widget {
    dyes = ControlDyes()
    let toggle = Switch()
    toggle.isOn = storedIsOn
    toggle.onChange { [weak self] in
      guard let self, !self.isSetting else { return }
      self.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    return toggle
  }

  override var accessibleRole: AccessibleRole { .switchControl }
  override var impliedAccessibilityTraits: UIAccessibilityTraits { .toggleButton }

  /// GTK makes a switch two knobs wide, eleven points more than on iOS.
  private static let size = CGSize(width: 62, height: 31)

  override func fittingSize(for proposal: ProposedSize) -> CGSize { Self.size }
  /// 62 × 31 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// 62 × 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override func paintOwnEdge(_ snapshot: Snapshot, _ box: PaintRect) {}
}
