import GTK

/// A view that a person uses: it can be pressed, focused and disabled, and it does actions.
open class UIControl: UIView {
  /// What happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Was pressed.
    public static let touchDown = Event(rawValue: 1)
    /// Was let go inside: a tap or a click.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Was let go outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The press was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Does what it is for, however it was asked.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text is another one.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed while editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that begin with "touch".
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All that begin with "editing".
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All.
    public static let allEvents = Event(rawValue: .max)
  }

  /// How a control looks and behaves.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let normal: State = []
    /// Is pressed.
    public static let highlighted = State(rawValue: 1)
    /// Cannot be used.
    public static let disabled = State(rawValue: 2)
    /// Is the chosen one.
    public static let selected = State(rawValue: 4)
    /// Has keyboard focus.
    public static let focused = State(rawValue: 8)
  }

  private struct Entry {
    let events: Event
    let action: UIAction
  }
  private var entries: [Entry] = []

  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control that does `action` when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the control can be used.
  open var isEnabled = true {
    didSet {
      guard oldValue != isEnabled else { return }
      host?.isSensitive = isEnabled
      applyAccessibility()
      stateChanged()
    }
  }

  /// Whether the control is the chosen one.
  open var isSelected = false {
    didSet {
      guard oldValue != isSelected else { return }
      applyAccessibility()
      stateChanged()
    }
  }

  /// Whether the control shows that it is pressed.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { stateChanged() } } }

  /// How the control is at the moment.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if host?.hasFocus == true { state.insert(.focused) }
    return state
  }

  /// Side on which content lies.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Side on which content lies.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Whether there is something to press. A control that offers nothing is passed over by keys and is no
  /// button to assistive technology; what lies in it is told as it is in any view.
  package var offersPress = true {
    didSet {
      guard oldValue != offersPress else { return }
      isHighlighted = false
      remakeHost()
    }
  }

  private var takesPress: Bool { isEnabled && offersPress }

  // MARK: - Actions

  /// Does `action` whenever one of `events` happens.
  open func addAction(_ action: UIAction, for events: Event) {
    entries.removeAll { $0.action.identifier == action.identifier && $0.events == events }
    entries.append(Entry(events: events, action: action))
  }

  /// No longer does `action` for `events`.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// No longer does the action of a name for `events`.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    entries = entries.compactMap { entry in
      guard entry.action.identifier == identifier else { return entry }
      let left = entry.events.subtracting(events)
      return left.isEmpty ? nil : Entry(events: left, action: entry.action)
    }
  }

  /// Selectors need Objective-C, which Linux lacks.
  @available(
    *, unavailable,
    message:
      "There is no #selector on Linux: use addAction(UIAction { _ in … }, for:), which iOS has too."
  )
  open func addTarget(_ target: Any?, action: Never, for controlEvents: Event) {}

  /// Does what was added for `events`.
  open func sendActions(for events: Event) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      entry.action.perform(from: self)
    }
  }

  /// Does `action` with this control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  // MARK: - Widget

  override func makeHost() -> Widget {
    let container = Container(kind: .control, role: accessibleRole)
    container.delegate = self
    container.isFocusable = offersPress
    container.onPress { [weak self] phase, _, x, y in self?.pressed(phase, x: x, y: y) }
    container.onKey { [weak self] press in
      guard let self, self.takesPress, press.key == .space || press.key == .enter else {
        return false
      }
      self.trigger()
      return true
    }
    return container
  }

  override func configureHost() {
    super.configureHost()
    host?.isSensitive = isEnabled
    host?.onStateChange { [weak self] in self?.hostStateChanged() }
  }

  override var accessibleRole: AccessibleRole {
    let role = super.accessibleRole
    return role == .group && offersPress ? .button : role
  }
  override var impliedIsAccessibilityElement: Bool { offersPress }

  override var accessibleStates: Set<AccessibleState> {
    var states = super.accessibleStates
    if isSelected { states.insert(chosenState) }
    if !isEnabled { states.insert(.disabled) }
    return states
  }

  override func hostActivated() { if takesPress { trigger() } }

  /// The control does what it is for, as after a tap.
  func trigger() {
    PersonsAct.handle { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
  }

  private func pressed(_ phase: Widget.PressPhase, x: Double, y: Double) {
    guard takesPress else { return }
    switch phase {
    case .began:
      GestureArena.shared.take()
      isHighlighted = true
      sendActions(for: .touchDown)
    case .ended:
      isHighlighted = false
      if CGRect(origin: .zero, size: bounds.size).insetBy(dx: -24, dy: -24).contains(
        CGPoint(x: x, y: y))
      {
        trigger()
      } else {
        sendActions(for: .touchUpOutside)
      }
    case .moved: break
    case .cancelled:
      isHighlighted = false
      sendActions(for: .touchCancel)
    }
  }

  func hostStateChanged() { queueOuterDraw() }

  /// Looks follow the state.
  func stateChanged() { queueOuterDraw() }

  // MARK: - Focus

  /// Whether the control may have keyboard focus.
  open override var canBecomeFirstResponder: Bool { takesPress }

  /// Whether the control has keyboard focus.
  open override var isFirstResponder: Bool { host?.hasFocus ?? false }

  /// Takes keyboard focus.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard takesPress, let window, !window.isCovered(self) else { return false }
    return host?.grabFocus() ?? false
  }

  /// Gives keyboard focus up.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { window?.clearFocus() }
    return true
  }

  override var hasOwnEdge: Bool { host?.showsFocusRing == true }

  /// The focus ring: two points wide, two points outside the control's corners.
  override func paintOwnEdge(_ snapshot: Snapshot, _ box: PaintRect) {
    guard host?.showsFocusRing == true, host?.hasFocus == true else { return }
    var ring = box.insetBy(-4)
    ring.radius = focusRingRadius(box) + 4
    snapshot.border(ring, width: 2, tintColor.paint(with: traitCollection))
  }

  func focusRingRadius(_ box: PaintRect) -> Double { max(box.radius, 4) }
}
