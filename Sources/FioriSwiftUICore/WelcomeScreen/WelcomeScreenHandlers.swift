import Onboarding
import SwiftUI

/// What the views around a welcome screen say about what it does.
struct WelcomeScreenHandlers {
  var demo: (@MainActor () -> Void)?
  var primary: (@MainActor (OnboardingAction) async -> Void)?
  var isLoading = false
  var loadingMessage: AttributedString?
  var cancel: (@MainActor () -> Void)?
  var isLegalAgreementAccepted: Binding<Bool>?
}

private enum WelcomeScreenHandlersKey: EnvironmentKey {
  static var defaultValue: WelcomeScreenHandlers { WelcomeScreenHandlers() }
}

extension EnvironmentValues {
  var welcomeScreenHandlers: WelcomeScreenHandlers {
    get { self[WelcomeScreenHandlersKey.self] }
    set { self[WelcomeScreenHandlersKey.self] = newValue }
  }
}

extension View {
  /// Does something when a person chooses the demo, unless the screen's button has an action of its
  /// own. A screen of which nothing else is said has a demo then.
  public func onDemoMode(_ action: @escaping @MainActor () -> Void) -> some View {
    transformEnvironment(\.welcomeScreenHandlers) { $0.demo = action }
  }

  /// Does something when a person presses the primary button, unless it has an action of its own.
  ///
  /// The screen shows that something is being done until the action returns, and takes no second
  /// press. An address was checked before; the screen's `inputText` holds it without white space.
  ///
  /// - Parameter action: Told what the screen's options ask for.
  public func onPrimaryAction(
    _ action: @escaping @MainActor (OnboardingAction) async -> Void
  ) -> some View {
    transformEnvironment(\.welcomeScreenHandlers) { $0.primary = action }
  }

  /// Says that settings are being looked up: a wheel takes the primary button's place, and nothing
  /// else can be used.
  ///
  /// - Parameters:
  ///   - isLoading: Whether that is so. A look-up that the screen knows of is shown all the same.
  ///   - message: What is said below the wheel; nil is the default text.
  ///   - cancel: Called when a person ends the look-up. Without it there is no way to end it.
  public func welcomeScreenLoading(
    _ isLoading: Bool = false, message: AttributedString? = nil,
    cancel: (@MainActor () -> Void)? = nil
  ) -> some View {
    transformEnvironment(\.welcomeScreenHandlers) {
      $0.isLoading = isLoading
      $0.loadingMessage = message
      $0.cancel = cancel
    }
  }

  /// Keeps what a person has agreed to where the app can read and set it; else the screen keeps it.
  public func legalAgreement(isAccepted: Binding<Bool>) -> some View {
    transformEnvironment(\.welcomeScreenHandlers) { $0.isLegalAgreementAccepted = isAccepted }
  }
}
