/// How a device is held. No sensor is asked on Linux.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the longer side is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the longer side lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen faces up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the longer side is upright or lies.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// Always unknown, as on iOS while nobody listens to the sensors: the compositor turns the
  /// screen. Lay out by the window's size, or ask ``UIWindowScene/interfaceOrientation``.
  public var orientation: UIDeviceOrientation { .unknown }

  /// Not there: the compositor turns the screen.
  @available(
    *, unavailable,
    message:
      "The compositor turns a Linux screen: override viewWillTransition(to:with:), which is called."
  )
  public static var orientationDidChangeNotification: NSNotification.Name { fatalError() }

  /// Not there: the compositor turns the screen.
  @available(
    *, unavailable,
    message:
      "The compositor turns a Linux screen: override viewWillTransition(to:with:), which is called."
  )
  public func beginGeneratingDeviceOrientationNotifications() { fatalError() }

  /// Not there: the compositor turns the screen.
  @available(
    *, unavailable,
    message:
      "The compositor turns a Linux screen: override viewWillTransition(to:with:), which is called."
  )
  public func endGeneratingDeviceOrientationNotifications() { fatalError() }
}
