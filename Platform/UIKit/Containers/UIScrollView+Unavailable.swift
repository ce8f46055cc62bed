extension UIScrollView {
  /// How a keyboard goes when content is dragged. The on-screen keyboard is the compositor's.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  /// How bars make room in a scroll view.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// Not there: the on-screen keyboard is the compositor's.
  @available(*, unavailable, message: "The on-screen keyboard is the compositor's: leave it out.")
  public var keyboardDismissMode: KeyboardDismissMode {
    get { fatalError() }
    set { fatalError() }
  }
  /// Not there: bars do not lie over scroll views.
  @available(
    *, unavailable,
    message: "Bars do not cover scroll views on Linux: leave it out, or set contentInset."
  )
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { fatalError() }
    set { fatalError() }
  }
  /// Not there: GTK scrolls as the desktop does.
  @available(*, unavailable, message: "GTK scrolls as the desktop does: leave it out.")
  public var bounces: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  /// Not there: GTK scrolls as the desktop does.
  @available(*, unavailable, message: "GTK scrolls as the desktop does: leave it out.")
  public var alwaysBounceVertical: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  /// Not there: GTK scrolls as the desktop does.
  @available(*, unavailable, message: "GTK scrolls as the desktop does: leave it out.")
  public var alwaysBounceHorizontal: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  /// Not there: pages are screens of a navigation controller.
  @available(*, unavailable, message: "Pages are not there on Linux: use a UINavigationController.")
  public var isPagingEnabled: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}
