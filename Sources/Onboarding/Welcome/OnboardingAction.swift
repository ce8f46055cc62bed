/// What a button of the welcome or the activation screen sets going.
public enum OnboardingAction: Hashable, Sendable, CaseIterable {
  /// Go on with the settings that the app has, or with what the app itself does.
  case start
  /// Look settings up for the email address in the field.
  case tryEmail
  /// Ask the server whose address is in the field.
  case tryServerAddress
  /// Show the activation screen.
  case openActivation
  /// Show the scanner.
  case openScanner
}
