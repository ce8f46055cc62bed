/// What a person who uses assistive technology has asked for, and what is said to them.
@MainActor public enum UIAccessibility {
  /// What assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Makes a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Says the text that is the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// Something on the screen is another: focus moves to the view that is the argument.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen is another: focus moves to the view that is the argument.
    public static let screenChanged = Notification(rawValue: 1000)
  }

  /// Tells assistive technology something: a text is spoken, a view gets the focus or else has its
  /// name spoken. On Linux that is so for every kind of notification.
  public static func post(notification: Notification, argument: Any?) {
    if let text = argument as? String {
      UIApplication.shared.keyWindow?.announce(text)
    } else if let view = argument as? UIView {
      if let window = view.window, let name = view.accessibilityLabel, !view.becomeFirstResponder()
      {
        window.announce(name)
      }
    }
  }

  /// Whether large movements are to be left out.
  public static var isReduceMotionEnabled: Bool { UIApplication.shared.desktopTraits.reducesMotion }
  /// Whether contrast is to be high.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIApplication.shared.desktopTraits.accessibilityContrast == .high
  }
}
