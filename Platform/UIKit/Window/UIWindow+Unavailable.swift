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
