import Onboarding

extension String {
  /// The kit's own text for this English one, in the person's language; this text where the kit has
  /// none.
  ///
  /// ```swift
  /// Button("Cancel".localizedFioriString()) { print("left") }
  /// ```
  public func localizedFioriString() -> String {
    OnboardingText.allCases.first { $0.english == self }.map { OnboardingTexts.standard[$0] }
      ?? self
  }
}
