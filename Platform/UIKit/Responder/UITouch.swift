/// A finger, or the pointer's first button, that is down.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// How far a touch is.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// How far the touch is.
  open internal(set) var phase = Phase.began
  /// How many taps in a row this is the last of.
  open internal(set) var tapCount: Int
  /// Seconds since the machine was started.
  open internal(set) var timestamp: TimeInterval
  /// The lowest view that the touch began on.
  open private(set) weak var view: UIView?
  /// The window that the touch is in.
  open var window: UIWindow? { view?.window }
  private let place: CGPoint
  private weak var root: UIWindow?

  init(view: UIView, in window: UIWindow, at place: CGPoint, tapCount: Int) {
    self.view = view
    self.place = place
    self.tapCount = tapCount
    root = window
    timestamp = ProcessInfo.processInfo.systemUptime
    super.init()
  }

  /// Where the touch began, in the coordinates of `view`, or of the window. It is not followed on
  /// its way: a UIScrollView scrolls by itself.
  open func location(in view: UIView?) -> CGPoint {
    root.map { $0.convert(place, to: view) } ?? place
  }
}
