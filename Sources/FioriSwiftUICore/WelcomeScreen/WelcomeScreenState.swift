import Onboarding

/// How far an app is in onboarding.
public enum WelcomeScreenState: Hashable, Sendable, CaseIterable {
  /// The app does not know its server: ``WelcomeScreenOption`` says how it learns.
  case notConfigured
  /// The app knows its server: a person only has to start.
  case isConfigured

  var rule: WelcomeState {
    switch self {
    case .notConfigured: .notConfigured
    case .isConfigured: .isConfigured
    }
  }
}
