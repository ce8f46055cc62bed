import FioriThemeManager
import Onboarding
import UIKit

/// A ring that shows how far something is, with a sign in it for what a press does.
///
/// ```swift
/// let control = FUIProgressIndicatorControl(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
/// control.addAction(UIAction { _ in control.changeDisplayState(to: .paused) }, for: .touchUpInside)
/// control.changeDisplayState(to: .loadingPausable)
/// control.update(progress: 0.5, animated: true)
/// ```
///
/// A press sends `.touchUpInside` and `.primaryActionTriggered` in the states that offer something; the
/// control never changes its state by itself. By itself it is 44 points large, and larger where a person
/// has asked for large text.
open class FUIProgressIndicatorControl: NibDesignableControl {
  /// What is shown. The control begins with ``DisplayState/started``.
  public private(set) var displayState = DisplayState.started

  /// How much is done, from 0 to 1.
  public var progress: Float { Float(fraction.value) }

  private var fraction = ProgressFraction(0)
  private let element = UIProgressView(frame: .zero)
  private let texts = ScreenTexts.current
  /// What is drawn of `fraction` at the moment.
  private var shownShare = 0.0
  /// How far the arc that turns has come, in whole turns.
  private var turn = 0.0
  /// Counts the beginnings and the ends of turning: it is odd while the arc turns.
  private var turnCount = 0
  private var isTurning: Bool { turnCount % 2 == 1 }

  /// Makes a control without a size.
  public required init() {
    super.init()
    setUp()
  }

  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tintColor = .preferredFioriColor(forStyle: .tintColor)
    // A drawing has no value for assistive technology: the bar that is not seen does.
    element.isDrawn = false
    element.isUserInteractionEnabled = false
    element.accessibilityIdentifier = "progressIndicator"
    element.accessibilityTraits = .updatesFrequently
    addSubview(element)
    StyledParts.shared.add(self, as: "", of: .progressIndicator)
    showState()
  }

  private var content: ProgressContent { ProgressContent(displayState.rule, fraction: fraction) }

  // MARK: - State

  /// Shows another state, which is announced to assistive technology. The progress stays as it is.
  public func changeDisplayState(to newState: DisplayState) {
    guard newState != displayState else { return }
    displayState = newState
    showState()
    if window != nil {
      UIAccessibility.post(
        notification: .announcement, argument: texts.announcement(for: content))
    }
  }

  private func showState() {
    let content = content
    stopTurning()
    offersPress = content.action != nil
    contentAccessibilityLabel = content.action.map { texts[$0] }
    element.accessibilityLabel = texts[content.name]
    showValue()
    setNeedsDisplay()
  }

  private func showValue() {
    let fraction = content.fraction
    let done = Float(fraction?.value ?? 0)
    if element.progress != done { element.progress = done }
    let value = fraction.map { texts.text(for: $0) } ?? ""
    if element.accessibilityValue != value { element.accessibilityValue = value }
  }

  // MARK: - Progress

  /// Sets how much is done.
  ///
  /// - Parameters:
  ///   - progress: From 0 to 1. What is outside is put to the nearest end, what is no number to 0, and
  ///     the log says so.
  ///   - animated: Whether the arc grows or shrinks to it, for 0.3 seconds. Where a person has asked for
  ///     less motion it does not.
  ///   - completion: Called once when the arc is there: before this function returns where nothing is
  ///     animated, else later, also where another progress was set, or the control was hidden or taken
  ///     away, on the way.
  open func update(progress: Float, animated: Bool = false, completion: (() -> Void)? = nil) {
    if !(0...1).contains(progress) {
      ScreenLog.warning("A progress of \(progress) is not from 0 to 1.")
    }
    fraction = ProgressFraction(Double(progress))
    showValue()
    guard animated else {
      follow(Self.share) { _ in }
      show(share: fraction.value)
      completion?()
      return
    }
    let (start, end) = (shownShare, fraction.value)
    UIView.animate(
      withDuration: 0.3,
      animations: {
        follow(Self.share) { [weak self] in self?.show(share: start + (end - start) * $0) }
      }, completion: { _ in completion?() })
  }

  private func show(share: Double) {
    guard shownShare != share else { return }
    shownShare = share
    setNeedsDisplay()
  }

  private static let share = "share"

  // MARK: - Turning

  private static let turns = "turns"
  private static let secondsATurn = 1.3

  /// Begins to turn once the arc has been drawn, which is where it can be seen; where a person has asked
  /// for less motion it stands still.
  private func turnIfSeen() {
    guard !isTurning, content.arc == .turning, window != nil else { return }
    turnCount += 1
    let count = turnCount
    UIView.animate(
      along: { ($0 / Self.secondsATurn).truncatingRemainder(dividingBy: 1) }, isEndless: true,
      animations: { follow(Self.turns) { [weak self] in self?.show(turn: $0) } },
      completion: { [weak self] _ in
        if self?.turnCount == count { self?.turnCount += 1 }
      })
  }

  private func show(turn: Double) {
    let turn = turn.truncatingRemainder(dividingBy: 1)
    guard self.turn != turn else { return }
    self.turn = turn
    if isSeen { setNeedsDisplay() } else { stopTurning() }
  }

  private var isSeen: Bool {
    !sequence(first: self as UIView, next: \.superview).contains(where: \.isHidden)
  }

  private func stopTurning() {
    guard isTurning else { return }
    turnCount += 1
    follow(Self.turns) { _ in }
  }

  // MARK: - Looks

  /// Whether the control is not shown.
  open override var isHidden: Bool { didSet { if isHidden { stopTurning() } } }
  /// Whether the control shows that it is pressed.
  open override var isHighlighted: Bool {
    didSet { if oldValue != isHighlighted { setNeedsDisplay() } }
  }
  /// Whether the control can be used.
  open override var isEnabled: Bool { didSet { if oldValue != isEnabled { setNeedsDisplay() } } }

  /// Draws the ring and the sign.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color: UIColor = isEnabled ? tintColor : .preferredFioriColor(forStyle: .tertiaryLabel)
    let ring = ProgressRing(
      content: content, frame: ringFrame, share: shownShare, turn: turn, color: color,
      isPressed: isHighlighted, traits: traitCollection)
    ring.draw(in: context)
    if content.arc == .turning, !isTurning {
      DispatchQueue.main.async { [weak self] in self?.turnIfSeen() }
    }
  }

  // MARK: - Layout

  /// The width of the ring in a control of the standard size, in points.
  private static let ringSide: CGFloat = 26
  private static let side: CGFloat = 44

  private var ringSide: CGFloat {
    UIFontMetrics.default.scaledValue(for: Self.ringSide, compatibleWith: traitCollection)
  }

  /// Where the ring is: in the middle, as large as the text is, larger in a large control, and never
  /// larger than the control.
  private var ringFrame: CGRect {
    let room = min(bounds.width, bounds.height)
    let side = min(room, max(ringSide, room * Self.ringSide / Self.side))
    return CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// 44 points square, or as large as the text asks for.
  open override var intrinsicContentSize: CGSize {
    let side = max(Self.side, ringSide)
    return CGSize(width: side, height: side)
  }

  /// As large as `intrinsicContentSize`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Puts what assistive technology reads where the ring is.
  open override func layoutSubviews() {
    super.layoutSubviews()
    element.frame = ringFrame
  }

  /// The ring grows with the text.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }
}
