import Onboarding

/// The ways in which a person can tell an app its server. Ignored once the app is configured.
public struct FUIWelcomeControllerConfigurationOption: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By an e-mail address, which is looked up.
  public static let discoveryService = Self(rawValue: 1)
  /// By a QR code.
  public static let barcodeScanner = Self(rawValue: 2)

  var rule: WelcomeOptions {
    var options: WelcomeOptions = []
    if contains(.discoveryService) { options.insert(.discoveryService) }
    if contains(.barcodeScanner) { options.insert(.barcodeScanner) }
    return options
  }
}
