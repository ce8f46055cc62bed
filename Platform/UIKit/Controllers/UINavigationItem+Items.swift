extension UINavigationItem {
  /// Sets the items on the side where reading begins. They change at once.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items on the side where reading ends, outermost first. They change at once.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// When a title is shown large. Bars have titles of one size on Linux.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  /// Not there: bars have titles of one size.
  @available(
    *, unavailable,
    message: "Bars have titles of one size on Linux: put a large UILabel on the screen."
  )
  public var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { fatalError() }
    set { fatalError() }
  }
}

extension UINavigationBar {
  /// Not there: bars have titles of one size.
  @available(
    *, unavailable,
    message: "Bars have titles of one size on Linux: put a large UILabel on the screen."
  )
  public var prefersLargeTitles: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  /// Not there: screens lie below their bar.
  @available(
    *, unavailable,
    message: "Screens lie below their bar on Linux: leave it out, or set standardAppearance."
  )
  public var isTranslucent: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}
