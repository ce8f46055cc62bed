/// What a person is asked in a consent form before it counts.
public enum UserConsentAlertType: Hashable, Sendable, CaseIterable {
  /// Whether the onboarding is to end.
  case cancel
  /// Whether required consent is refused.
  case deny
}

/// The kit's own questions, in the person's language.
@MainActor public let _UserConsentFormAlertConfigurationDefault:
  (UserConsentAlertType) -> AlertConfiguration? = { .standard($0) }
