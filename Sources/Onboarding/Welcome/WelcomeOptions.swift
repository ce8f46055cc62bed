/// The ways in which a person can tell an app its server; a set, empty when there is none.
///
/// ```swift
/// let options: WelcomeOptions = [.discoveryService, .barcodeScanner]
/// print(options.inputKind == .email)  // true
/// ```
public struct WelcomeOptions: OptionSet, Hashable, Sendable {
  /// One bit for each way.
  public let rawValue: Int

  /// Makes a set from bits; bits without a meaning are dropped.
  public init(rawValue: Int) { self.rawValue = rawValue & 0b111 }

  /// An email address, which a discovery service turns into settings.
  public static let discoveryService = WelcomeOptions(rawValue: 1 << 0)
  /// A QR code, which a camera or a picture brings.
  public static let barcodeScanner = WelcomeOptions(rawValue: 1 << 1)
  /// The address of the server, typed by hand.
  public static let manualURL = WelcomeOptions(rawValue: 1 << 2)

  /// What a person can type with these options, or `nil` when nothing.
  public var inputKind: OnboardingInputKind? {
    switch (contains(.discoveryService), contains(.manualURL)) {
    case (true, false): .email
    case (false, true): .serverAddress
    case (true, true): .emailOrServerAddress
    case (false, false): nil
    }
  }
}
