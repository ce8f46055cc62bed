import Onboarding

/// A way in which a person can tell an app its server. Ignored once the app is configured.
public enum WelcomeScreenOption: Hashable, Sendable, CaseIterable {
  /// By an email address, which is looked up.
  case discoveryService
  /// By a QR code.
  case barcodeScanner
  /// By the address of the server, typed by hand.
  case manualURL

  var rule: WelcomeOptions {
    switch self {
    case .discoveryService: .discoveryService
    case .barcodeScanner: .barcodeScanner
    case .manualURL: .manualURL
    }
  }
}

extension Set<WelcomeScreenOption> {
  var rule: WelcomeOptions { reduce(into: []) { $0.formUnion($1.rule) } }
}
