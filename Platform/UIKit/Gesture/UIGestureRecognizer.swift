import GTK

/// Recognises something that a person does with a finger or the pointer.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// Another name of ``ended``, for gestures that are done at once.
    public static let recognized = State.ended
  }

  /// How a recogniser stands among those that hear the same touch.
  package enum Rank: Sendable {
    /// After those of views inside, before those of views around.
    case ordinary
    /// Before all that is inside its view.
    case first
    /// Beside the others: it keeps nobody from anything.
    case beside
  }

  /// The view that the gesture is made on.
  public private(set) weak var view: UIView?
  /// How far the gesture is.
  public internal(set) var state = State.possible
  /// Whether the gesture is recognised. Switching it off cancels one that is under way.
  open var isEnabled = true { didSet { if !isEnabled, oldValue { interrupt() } } }
  private var handlers: [(UIGestureRecognizer) -> Void] = []
  private var handle: GestureHandle?
  /// Where the touch is, in the view's coordinates.
  private(set) var place = CGPoint.zero
  /// Where the touch began, in the view's coordinates.
  private(set) var start = CGPoint.zero
  /// Whether a finger, or the pointer's button, is down.
  private(set) var isDown = false

  /// Nil for recognisers that hear everything on their view, whatever others do.
  package var rank: Rank?
  /// The place among the recognisers of one view, the lowest first.
  package var order = 0
  /// Recognisers of one gesture, which let one another be.
  package weak var group: AnyObject?
  /// Whether handlers hear of the touch's beginning too, in the state `possible`, and of failure.
  package var tellsAll = false

  /// Makes a recogniser that calls `handler`: the spelling of Linux, where there are no selectors.
  public init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers = [handler]
    super.init()
  }

  /// Makes a recogniser that calls nobody yet: add functions with ``addHandler(_:)``.
  public override init() { super.init() }

  /// Calls `handler` too when the gesture is recognised, and at each change of one that lasts.
  public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Where the gesture is, in the coordinates of `view`, or of the window.
  open func location(in view: UIView?) -> CGPoint { point(place, in: view) }

  /// Where the touch began, in the coordinates of `view`, or of the window.
  package func startLocation(in view: UIView?) -> CGPoint { point(start, in: view) }

  private func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    self.view.map { $0.convert(point, to: view) } ?? point
  }

  func attach(to view: UIView) {
    self.view = view
    guard let host = view.host else { return }
    let isFirst = rank == .first || rank == .beside
    handle = host.onPress(isFirst: isFirst) { [weak self] phase, count, x, y in
      guard let self else { return }
      // GTK counts in small floats: what lies behind their accuracy is dropped.
      let point = CGPoint(x: (x * 1024).rounded() / 1024, y: (y * 1024).rounded() / 1024)
      PersonsAct.handle { self.heard(phase, count, point) }
    }
  }

  func detach() {
    interrupt()
    handle?.remove()
    handle = nil
    view = nil
  }

  private func heard(_ phase: Widget.PressPhase, _ count: Int, _ point: CGPoint) {
    switch phase {
    case .began:
      guard isEnabled, view?.containerContains(x: point.x, y: point.y) == true else { return }
      (start, place, isDown) = (point, point, true)
      state = .possible
      GestureArena.shared.join(self)
      if tellsAll { tell() }
      touchBegan(count: count)
    case .moved:
      guard isDown, isEnabled else { return }
      place = point
      touchMoved()
    case .ended:
      guard isDown, isEnabled else { return }
      (place, isDown) = (point, false)
      touchEnded(count: count)
      rest()
    case .cancelled:
      if isDown { interrupt() }
    }
  }

  private func interrupt() {
    isDown = false
    switch state {
    case .began, .changed: become(.cancelled)
    case .possible: if GestureArena.shared.contains(self) { fail() }
    default: break
    }
  }

  // MARK: - For recognisers

  /// The touch has begun.
  func touchBegan(count: Int) {}
  /// The touch has moved.
  func touchMoved() {}
  /// The touch has ended.
  func touchEnded(count: Int) {}
  /// Whether the recogniser waits for a further tap.
  var isBetweenTaps: Bool { false }

  /// How far the touch has moved from its beginning, in points.
  var distance: CGFloat { hypot(place.x - start.x, place.y - start.y) }

  /// Whether the gesture may still be recognised.
  var isUndecided: Bool { state == .possible }

  func isPartner(of other: UIGestureRecognizer) -> Bool { group != nil && group === other.group }

  /// Recognises a gesture that is done at once, when others let it.
  func recognize() {
    GestureArena.shared.request(self) { [weak self] in self?.become(.ended) }
  }

  /// Begins a gesture that lasts, when others let it.
  func begin() {
    GestureArena.shared.request(self) { [weak self] in
      guard let self else { return }
      become(.began)
      if !isDown { become(.ended) }
    }
  }

  /// Goes on to a state and tells everybody.
  func become(_ state: State) {
    self.state = state
    PersonsAct.handle { tell() }
    guard state == .ended || state == .cancelled || state == .failed else { return }
    GestureArena.shared.leave(self)
    rest()
  }

  /// Recognisers that nobody waits for are ready again when the touch is over.
  private func rest() { if rank == nil, !isDown { state = .possible } }

  private func tell() { for handler in handlers { handler(self) } }

  /// The touch is something else.
  func fail() {
    guard state == .possible else { return }
    state = .failed
    if tellsAll { tell() }
    GestureArena.shared.leave(self)
    rest()
  }

  /// Another recogniser was first.
  func lose() {
    if state == .possible {
      fail()
    } else if state == .began || state == .changed {
      become(.cancelled)
    }
  }

  func claim() { handle?.claim() }
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
