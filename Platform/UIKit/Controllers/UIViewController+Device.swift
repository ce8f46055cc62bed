/// Whether a status bar's text is dark or light. Linux has no status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How a status bar comes and goes. Linux has no status bar.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

extension UIViewController {
  /// Does nothing: Linux has no status bar, so nothing asks for its style.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Does nothing: Linux has no home indicator, so nothing asks whether it is hidden.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Says once in the log that the compositor turns the screen, and leaves it as it is.
  public class func attemptRotationToDeviceOrientation() {
    UIDevice.current.explainOrientation()
  }

  /// Says once in the log that the compositor turns the screen, and leaves it as it is.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIDevice.current.explainOrientation()
  }
}
