/// How far an app is in onboarding.
public enum FUIWelcomeControllerState: Int, Sendable {
  /// The app does not know its server: ``FUIWelcomeControllerConfigurationOption`` says how it learns.
  case notConfigured = 1
  /// The app knows its server: a person only has to start.
  case isConfigured
}
