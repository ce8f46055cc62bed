import Onboarding
import SwiftUI

/// The looks or the layout of ``Authentication``.
public protocol AuthenticationStyle: ComponentStyle
where Configuration == AuthenticationConfiguration {}

extension View {
  /// Sets the looks of screens to sign in by. The nearest style is asked first; it reaches the next
  /// by making `Authentication(configuration)`.
  public func authenticationStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == AuthenticationConfiguration { pushingStyle(style) }

  /// Sets the looks of screens to sign in by.
  public func authenticationStyle<Content: View>(
    @ViewBuilder _ content: @escaping (AuthenticationConfiguration) -> Content
  ) -> some View { pushingStyle(content) }

  /// Says how far signing in is: while it is checked, the fields and the button cannot be used and a
  /// message says so; when it was refused, a message says why until the person types again or closes
  /// it.
  public func authenticationPhase(_ phase: AuthenticationForm.Phase) -> some View {
    environment(\.authenticationPhase, phase)
  }
}

private enum AuthenticationPhaseKey: EnvironmentKey {
  static var defaultValue: AuthenticationForm.Phase { .entry }
}

extension EnvironmentValues {
  var authenticationPhase: AuthenticationForm.Phase {
    get { self[AuthenticationPhaseKey.self] }
    set { self[AuthenticationPhaseKey.self] = newValue }
  }
}

/// What an ``Authentication`` holds, as its styles see it.
public struct AuthenticationConfiguration: ComponentConfiguration {
  /// The picture.
  public let detailImage: ConfigurationViewWrapper
  /// What the screen is for.
  public let title: ConfigurationViewWrapper
  /// What to do.
  public let subtitle: ConfigurationViewWrapper
  /// The fields.
  public internal(set) var authInput: ConfigurationViewWrapper
  /// The button.
  public internal(set) var signInAction: ConfigurationViewWrapper
  /// Whether the button cannot be pressed.
  public let isDisabled: Bool
  /// Called when the button is pressed.
  public let didSignIn: (() -> Void)?
  /// What styles ask for.
  public let componentIdentifier: String
  /// Presses the button, for Return in the last field.
  let submit: @MainActor () -> Void

  /// The screen, in what is left of the styles around it.
  public var component: Authentication { Authentication(self) }

  /// The same with other fields, and a button that can be pressed when they let it.
  @MainActor func filled<Input: View>(
    _ form: AuthenticationForm, @ViewBuilder input: () -> Input
  ) -> Self {
    var copy = self
    copy.authInput = SlotMaker(componentIdentifier).part(AuthInputRole.self, input()) {
      $0.modifier(AuthInputLook())
    }
    return copy.enabled(form.canSubmit)
  }

  /// The same with a button that can be pressed under one more condition.
  @MainActor func enabled(_ isEnabled: Bool) -> Self {
    guard !signInAction.isEmpty else { return self }
    var copy = self
    copy.signInAction = ConfigurationViewWrapper(signInAction.disabled(!isEnabled))
    return copy
  }
}

/// Fields that cannot be used while what was typed is being checked.
struct AuthInputLook: ViewModifier {
  @Environment(\.authenticationPhase) private var phase

  func body(content: Content) -> some View {
    content.disabled(!AuthenticationForm(fields: [], phase: phase).canEdit)
  }
}
