/// How far an app is when its welcome screen appears.
public enum WelcomeState: Hashable, Sendable, CaseIterable {
  /// The app does not know its server yet.
  case notConfigured
  /// The app knows its server, and a person only has to start.
  case isConfigured
}
