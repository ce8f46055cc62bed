import GTK

/// Recognises something that a person does with a finger or the pointer.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  /// The view that the gesture is made on.
  public private(set) weak var view: UIView?
  /// How far the gesture is.
  public internal(set) var state = State.possible
  /// Whether the gesture is recognised.
  open var isEnabled = true
  private var handlers: [(UIGestureRecognizer) -> Void] = []
  private var handle: GestureHandle?
  private(set) var place = CGPoint.zero

  /// Makes a recogniser that calls `handler`: the spelling of Linux, where there are no selectors.
  public init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers = [handler]
    super.init()
  }

  /// Makes a recogniser that calls nobody yet: add functions with ``addHandler(_:)``.
  public override init() { super.init() }

  /// Calls `handler` too when the gesture is recognised.
  open func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Where the gesture is, in the coordinates of `view`, or of the window.
  open func location(in view: UIView?) -> CGPoint {
    self.view.map { $0.convert(place, to: view) } ?? place
  }

  func attach(to view: UIView) {
    self.view = view
    guard let host = view.host else { return }
    handle = host.onPress { [weak self] phase, count, x, y in
      guard let self, self.isEnabled else { return }
      self.place = CGPoint(x: x, y: y)
      self.pressed(phase, count: count)
    }
  }

  func detach() {
    handle?.remove()
    handle = nil
    view = nil
  }

  func pressed(_ phase: Widget.PressPhase, count: Int) {}

  func recognize() {
    state = .ended
    for handler in handlers { handler(self) }
    state = .possible
  }
}

/// Recognises one or more taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1

  override func pressed(_ phase: Widget.PressPhase, count: Int) {
    if phase == .ended, count == numberOfTapsRequired { recognize() }
  }
}

extension UIView {
  /// The recognisers on this view.
  public var gestureRecognizers: [UIGestureRecognizer]? { gestures }

  /// Adds a recogniser. The view must take presses to hear them.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestures.append(recognizer)
    recognizer.attach(to: self)
  }

  /// Takes a recogniser away.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestures.removeAll { $0 === recognizer }
    recognizer.detach()
  }
}
