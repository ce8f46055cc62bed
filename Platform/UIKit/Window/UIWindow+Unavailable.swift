extension UIWindow {
  /// Not there: the window manager stacks windows.
  @available(
    *, unavailable, message: "The window manager stacks windows: present a controller instead."
  )
  public var windowLevel: CGFloat {
    get { fatalError() }
    set { fatalError() }
  }
}

extension UISwitch {
  /// Not there: the desktop colours switches.
  @available(*, unavailable, message: "The desktop colours switches: leave it out.")
  public var onTintColor: UIColor? {
    get { fatalError() }
    set { fatalError() }
  }
}

extension UIProgressView {
  /// Not there: the desktop colours progress bars.
  @available(*, unavailable, message: "The desktop colours progress bars: leave it out.")
  public var progressTintColor: UIColor? {
    get { fatalError() }
    set { fatalError() }
  }
  /// Not there: the desktop colours progress bars.
  @available(*, unavailable, message: "The desktop colours progress bars: leave it out.")
  public var trackTintColor: UIColor? {
    get { fatalError() }
    set { fatalError() }
  }
}
