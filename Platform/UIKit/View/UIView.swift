import GTK
import Layout

/// A rectangle on the screen: the base of everything that is seen.
///
/// One view is one GTK widget, made when the view is first needed on the display. What lies around
/// a widget (ground, border, corners, shadow, clip, opacity) is painted by the superview.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 16, y: 16, width: 200, height: 80))
/// card.backgroundColor = .secondarySystemBackground
/// card.layer.cornerRadius = 12
/// ```
open class UIView: UIResponder {
  var host: Widget?
  var layoutState = LayoutState()
  var model = Model()
  var presented = Presentation()
  var effects: PaintEffects?
  var accessibility = AccessibilityValues()
  var answers = Remembered<ProposedSize, CGSize>()
  var gestures: [UIGestureRecognizer] = []
  var cachedTraits: UITraitCollection?
  var constraintState: ConstraintState?
  weak var controller: UIViewController?

  /// The view that this one lies in.
  public internal(set) weak var superview: UIView?
  /// The views that lie in this one, lowest first.
  public internal(set) var subviews: [UIView] = []
  weak var ownWindow: UIWindow?

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    let rect = frame.standardized.finite
    model.bounds.size = rect.size
    model.center = CGPoint(x: rect.midX, y: rect.midY)
  }

  /// Makes an empty view.
  public convenience override init() { self.init(frame: .zero) }

  /// There are no archives of views here: this exists so that subclasses can be written as on iOS.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: - Geometry

  /// Place and size in the superview's coordinates, in points.
  ///
  /// With a ``transform`` it is the box around what is shown: set ``bounds``, ``center`` then.
  open var frame: CGRect {
    get {
      let size = model.bounds.size
      let untransformed = CGRect(
        x: model.center.x - size.width / 2, y: model.center.y - size.height / 2,
        width: size.width, height: size.height)
      return model.transform.isIdentity
        ? untransformed : untransformed.boundingBox(under: model.transform)
    }
    set {
      let rect = newValue.standardized.finite
      Animator.shared.willChange(self, .geometry)
      setCenter(CGPoint(x: rect.midX, y: rect.midY))
      setBounds(CGRect(origin: model.bounds.origin, size: rect.size))
    }
  }

  /// Place and size in the view's own coordinates; a scroll view's origin is what it has scrolled by.
  open var bounds: CGRect {
    get { model.bounds }
    set {
      Animator.shared.willChange(self, .geometry)
      setBounds(newValue.standardized.finite)
    }
  }

  /// Middle of the view in the superview's coordinates.
  open var center: CGPoint {
    get { model.center }
    set {
      Animator.shared.willChange(self, .geometry)
      setCenter(CGRect(origin: newValue, size: .zero).finite.origin)
    }
  }

  /// A change of size, a turn or a move about the view's middle.
  open var transform: CGAffineTransform {
    get { model.transform }
    set {
      Animator.shared.willChange(self, .geometry)
      model.transform = newValue.isFinite ? newValue : .identity
      superview?.setNeedsPlacement()
    }
  }

  // MARK: - Looks

  /// The colour behind the content; nil shows what lies below.
  open var backgroundColor: UIColor? {
    get { model.backgroundColor }
    set {
      Animator.shared.willChange(self, .background)
      model.backgroundColor = newValue
      queueOuterDraw()
    }
  }

  /// Opacity from 0 to 1, for the view and everything in it.
  open var alpha: CGFloat {
    get { model.alpha }
    set {
      Animator.shared.willChange(self, .alpha)
      model.alpha = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      queueOuterDraw()
    }
  }

  /// Whether the view is not shown.
  open var isHidden: Bool {
    get { model.isHidden }
    set {
      guard newValue != model.isHidden else { return }
      model.isHidden = newValue
      if newValue {
        host?.isVisible = false
      } else {
        host?.isVisible = true
        superview?.attachHost(of: self)
        setNeedsLayout()
      }
      superview?.subviewVisibilityChanged(self)
      queueOuterDraw()
    }
  }

  /// Whether the view covers everything behind it. Painting is right without it.
  open var isOpaque: Bool {
    get { model.isOpaque }
    set { model.isOpaque = newValue }
  }

  /// Whether what reaches beyond the bounds is cut off.
  open var clipsToBounds: Bool {
    get { layerIfMade?.masksToBounds ?? false }
    set { layer.masksToBounds = newValue }
  }

  /// The colour of what can be pressed; nil takes the superview's.
  open var tintColor: UIColor! {
    get { model.tintColor ?? superview?.tintColor ?? UIView.defaultTintColor }
    set {
      model.tintColor = newValue
      spreadTint()
    }
  }

  /// The tint of views whose superviews have none.
  static let defaultTintColor: UIColor = .tintColor

  /// Called when ``tintColor`` may have changed.
  open func tintColorDidChange() {}

  func spreadTint() {
    tintColorDidChange()
    queueDraw()
    for view in subviews where view.model.tintColor == nil { view.spreadTint() }
  }

  /// Corners, border and shadow.
  public var layer: CALayer {
    if let layer = layerIfMade { return layer }
    let layer = CALayer(view: self)
    layerIfMade = layer
    return layer
  }
  var layerIfMade: CALayer?

  /// How content that has a size of its own lies in the bounds.
  open var contentMode: ContentMode {
    get { model.contentMode }
    set {
      model.contentMode = newValue
      setNeedsDisplay()
    }
  }

  /// Paints the view's own content. The context of the moment is `UIGraphicsGetCurrentContext()`.
  open func draw(_ rect: CGRect) {}

  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay() { queueDraw() }

  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay(_ rect: CGRect) { queueDraw() }

  // MARK: - Hierarchy

  /// Puts `view` on top of the other subviews.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { detach() }

  /// Called after a view has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}

  // MARK: - Layout

  /// Gives the subviews their frames. Call `setNeedsLayout()` to have it called.
  ///
  /// The base implementation places the subviews that constraints place.
  open func layoutSubviews() { if constraintState != nil { placeByConstraints() } }

  /// Sets constraints up that depend on something; call `setNeedsUpdateConstraints()` to have it called,
  /// and super last.
  open func updateConstraints() {}

  /// Whether `updateConstraints()` is called though nothing has asked for it and no constraint names
  /// the view.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that the content has by itself; ``noIntrinsicMetric`` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that fits the view best into `size`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { model.bounds.size }

  /// Called after the insets of the safe area have changed.
  open func safeAreaInsetsDidChange() {}

  /// Called after traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The deepest view under a point, or nil when there is none that takes presses.
  ///
  /// GTK finds by itself what a press is for, so on Linux nothing that is overridden here or in
  /// `point(inside:with:)` changes that: set ``isUserInteractionEnabled`` and frames.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// A widget of this module's own that lies below the subviews.
  var lowestHost: Widget? { nil }

  // MARK: - Behaviour

  /// Whether presses reach the view and what is in it.
  open var isUserInteractionEnabled: Bool {
    get { model.isInteractive }
    set {
      model.isInteractive = newValue
      host?.canTarget = newValue
    }
  }

  /// A number for the app's own use.
  open var tag: Int {
    get { model.tag }
    set { model.tag = newValue }
  }

  /// The controller of the view, else the superview.
  open override var next: UIResponder? { controller ?? superview }

  // MARK: - For subclasses of this module

  /// Makes the widget. Subclasses that are leaves make GTK's own.
  func makeHost() -> Widget {
    let container = Container(kind: .plain, role: accessibleRole)
    container.delegate = self
    return container
  }

  /// Puts everything that was set before the widget was there into it.
  func configureHost() {
    host?.canTarget = model.isInteractive
    if model.keepsFocusOut { host?.canFocus = false }
    applyAccessibility()
    applyDirection()
    for gesture in gestures { gesture.attach(to: self) }
    model.hearsDrops = false
    hearDrops()
  }

  /// What GTK is told when it asks the widget for its size: nothing, since frames are ours.
  func hostMeasure(horizontal: Bool) -> (minimum: Double, natural: Double) { (0, 0) }

  /// GTK has given the widget a size. Only a window learns its own size this way.
  func hostAllocated(_ size: CGSize) {}

  /// Gives widgets of this module's own, which are no views, their places.
  func placeOwnParts() {}

  /// Assistive technology has pressed the view.
  func hostActivated() {}

  /// The subviews from the lowest to the highest, as they are painted.
  var paintOrder: [UIView] { model.paintsSomeLast ? subviewsLastLast : subviews }

  /// The content's own offset, which subviews' places are relative to.
  var placementOrigin: CGPoint { .zero }

  /// `draw(_:)`, with a context that is made only if something is drawn.
  func paintContent(_ snapshot: Snapshot) {
    let rect = model.bounds
    DrawingStack.within(snapshot, rect, traitCollection) { draw(rect) }
  }

  /// Paints behind the content, in the superview's picture.
  func paintOwnGround(_ snapshot: Snapshot, _ box: PaintRect) {}

  /// Paints over the content, in the superview's picture; not cut off at the bounds.
  func paintOwnEdge(_ snapshot: Snapshot, _ box: PaintRect) {}

  /// Whether the two functions above paint anything.
  var hasOwnEdge: Bool { false }

  /// The widget that holds the subviews' widgets.
  var contentHost: Widget? { host }

  // MARK: - Accessibility

  /// What the widget is for assistive technology.
  var accessibleRole: AccessibleRole {
    let traits = accessibilityTraits
    if traits.contains(.header) { return .heading }
    if traits.contains(.link) { return .link }
    if traits.contains(.toggleButton) { return .checkBox }
    if traits.contains(.button) { return .button }
    if traits.contains(.image) { return .image }
    return .group
  }

  /// The states that assistive technology is told.
  var accessibleStates: Set<AccessibleState> {
    var states: Set<AccessibleState> = []
    if accessibilityTraits.contains(.selected) { states.insert(chosenState) }
    if accessibilityTraits.contains(.notEnabled) { states.insert(.disabled) }
    return states
  }

  var impliedAccessibilityLabel: String? { nil }
  var impliedAccessibilityValue: String? { nil }
  var impliedAccessibilityTraits: UIAccessibilityTraits { .none }
  var impliedIsAccessibilityElement: Bool { false }
  /// What assistive technology calls the view.
  var accessibleName: String? { accessibilityLabel }

  /// Tells the widget what assistive technology should say.
  func applyAccessibility() {
    guard let host else { return }
    // Without a name, not even an empty one, GTK tells the name of the widget's class.
    host.setAccessibleName(accessibleName ?? "")
    host.setAccessibleDescription(accessibility.hint)
    host.setAccessibleValueText(accessibilityValue)
    host.setAccessibleHidden(accessibility.hidesElements)
    host.setAccessibleStates(accessibleStates)
    if accessibleRole == .heading { host.setAccessibleLevel(accessibility.headingLevel) }
  }

  /// Traits have changed: colours and fonts are looked up again.
  func applyTraits() {}
  func subviewVisibilityChanged(_ view: UIView) {}

  /// How much room the view wants for a proposal; leaves and stacks know better.
  func fittingSize(for proposal: ProposedSize) -> CGSize {
    if let size = constrainedSize(for: proposal) { return size }
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? 0 : intrinsic.width,
      height: intrinsic.height == UIView.noIntrinsicMetric ? 0 : intrinsic.height)
  }

  /// Sizes that were remembered no longer hold, because of the view itself or of a subview.
  func forgetSizes(becauseOf subview: UIView?) { answers.forgetAll() }

  /// Distance of a baseline from the top for a size, if the view shows text.
  func baselineOffset(last: Bool, in size: CGSize) -> CGFloat? { nil }
}
