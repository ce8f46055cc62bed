extension UIApplication {
  /// Not there: Linux has no page of settings for each app.
  @available(
    *, unavailable,
    message: "Linux has no settings page for an app: say in the screen what a person can do."
  )
  public static var openSettingsURLString: String { fatalError() }

  /// Not there: the desktop decides when a screen goes dark.
  @available(
    *, unavailable,
    message:
      "The desktop decides when a Linux screen goes dark: start the program with systemd-inhibit."
  )
  public var isIdleTimerDisabled: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}
