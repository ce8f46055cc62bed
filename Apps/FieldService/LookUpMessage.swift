import Onboarding

extension OnboardingTexts {
  /// What a person is told when an account could not be looked up.
  func message(forLookUp error: any Error) -> ErrorMessage {
    switch error {
    case let error as DiscoveryError: message(for: error)
    case let error as EmailAddressError: message(for: error)
    default: ErrorMessage(title: "Something Went Wrong", advice: "\(error)")
    }
  }
}
