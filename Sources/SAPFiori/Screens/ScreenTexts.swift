import Onboarding

/// The one place that screens take their texts from.
@MainActor package enum ScreenTexts {
  /// The texts of every screen that is made from now on; a screen keeps those that it began with.
  package static var current: OnboardingTexts {
    get { OnboardingTexts.standard }
    set { OnboardingTexts.standard = newValue }
  }
}
