/// The situation that a welcome screen is launched in, which decides its default texts.
public enum WelcomeLaunchSetting: Hashable, Sendable, CaseIterable {
  /// A link, which came in a mail, brings the settings; the screen only says so.
  case link
  /// An email address leads to the settings.
  case discovery
  /// The address of the server is typed.
  case manualURL
  /// An email address or the address of the server is typed.
  case discoveryOrManualURL
  /// A QR code holds the settings.
  case scanner
  /// The activation screen offers typing and scanning.
  case activation
  /// The app has its settings.
  case configured

  /// The setting for a state and its options, which count only while nothing is configured.
  public init(state: WelcomeState, options: WelcomeOptions) {
    guard state == .notConfigured else {
      self = .configured
      return
    }
    switch (options.inputKind, options.contains(.barcodeScanner)) {
    case (nil, false): self = .link
    case (nil, true): self = .scanner
    case (_?, true): self = .activation
    case (.email?, false): self = .discovery
    case (.serverAddress?, false): self = .manualURL
    case (.emailOrServerAddress?, false): self = .discoveryOrManualURL
    }
  }
}
