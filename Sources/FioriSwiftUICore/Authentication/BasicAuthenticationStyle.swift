import Onboarding
import SwiftUI

/// Signing in by a name and a password: brings the two fields, whatever fields the screen has.
///
/// The button can be pressed when both are filled. Return in the name's field leads to the password,
/// and there presses the button.
public struct BasicAuthenticationStyle: AuthenticationStyle {
  @Binding private var password: String
  @Binding private var name: String

  /// Makes the style.
  ///
  /// - Parameters:
  ///   - password: The password.
  ///   - name: The name of the person.
  public init(password: Binding<String>, name: Binding<String>) {
    _password = password
    _name = name
  }

  /// The screen with the two fields.
  public func makeBody(_ configuration: AuthenticationConfiguration) -> some View {
    Authentication(
      configuration.filled(
        AuthenticationForm(fields: [.init(text: name), .init(secret: password)])
      ) {
        BasicFields(name: $name, password: $password, submit: configuration.submit)
      })
  }
}

private struct BasicFields: View {
  private enum Field { case name, password }
  @Binding var name: String
  @Binding var password: String
  let submit: @MainActor () -> Void
  @FocusState private var field: Field?
  @Environment(\.onboardingTexts) private var texts
  @Environment(\.authenticationPhase) private var phase

  var body: some View {
    VStack(spacing: 16) {
      TextFieldFormView(title: AttributedString(texts[.userNameLabel]), text: $name)
        .focused($field, equals: .name)
        .textContentType(.username)
        .submitLabel(.next)
        .onSubmit { field = .password }
      TextFieldFormView(
        title: AttributedString(texts[.passwordLabel]), text: $password, isSecureEnabled: true
      )
      .focused($field, equals: .password)
      .textContentType(.password)
      .submitLabel(.go)
      .onSubmit { submit() }
    }
    .textFieldFormViewStyle(AuthTextFieldStyle())
    .defaultFocus($field, .name)
    .onChange(of: phase) {
      // The password is what is most often wrong.
      if case .refused = phase { field = .password }
    }
  }
}
