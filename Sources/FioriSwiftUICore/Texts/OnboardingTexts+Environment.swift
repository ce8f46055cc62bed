import Onboarding
import SwiftUI

private enum OnboardingTextsKey: EnvironmentKey {
  static var defaultValue: OnboardingTexts { .standard }
}

extension EnvironmentValues {
  var onboardingTexts: OnboardingTexts {
    get { self[OnboardingTextsKey.self] }
    set { self[OnboardingTextsKey.self] = newValue }
  }
}

extension View {
  /// Takes the default texts of the screens below from a table.
  public func onboardingTexts(_ texts: OnboardingTexts) -> some View {
    environment(\.onboardingTexts, texts)
  }
}
