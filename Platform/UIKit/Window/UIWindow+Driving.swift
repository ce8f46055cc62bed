import GTK

/// For tests and catalogues: what a person can reach in the window, and input in their stead.
extension UIWindow {
  /// The views that keyboard, pointer and assistive technology reach: the topmost layer's.
  package var reachableViews: [UIView] {
    if let top = presentations.last { return [top.controller.view] }
    return subviews
  }

  /// The native window, once the window is open.
  package var driver: NativeWindow? { native }
}
