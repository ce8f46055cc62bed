import SwiftUI

/// A screen by which a person signs in: a picture, a title, fields and a button.
///
/// ```swift
/// struct SignIn: View {
///   @State private var name = ""
///   @State private var password = ""
///   @State private var phase = AuthenticationForm.Phase.entry
///   var body: some View {
///     Authentication(
///       title: "Sign In", subtitle: "Use the account of your company.", isDisabled: false,
///       didSignIn: { phase = .verifying }
///     )
///     .authenticationStyle(BasicAuthenticationStyle(password: $password, name: $name))
///     .authenticationPhase(phase)
///   }
/// }
/// ```
///
/// A press on the button does the button's own action, if it has one, and then `didSignIn`.
public struct Authentication: View {
  /// What a screen says about itself to styles, unless it is given another identifier.
  public static let identifier = "fiori_authentication_component"

  private enum Source {
    case slots(AuthenticationSlots)
    case configuration(AuthenticationConfiguration)
  }
  private let source: Source

  /// Makes a screen of views.
  ///
  /// - Parameters:
  ///   - detailImage: The picture.
  ///   - title: What the screen is for.
  ///   - subtitle: What to do.
  ///   - authInput: The fields; a style may bring its own.
  ///   - signInAction: The button; left out, it says "Sign In". An empty view shows none.
  ///   - isDisabled: Whether the button cannot be pressed, beside what a style says about it.
  ///   - componentIdentifier: What styles ask for; nil is ``identifier``.
  ///   - didSignIn: Called when the button is pressed.
  public init(
    @ViewBuilder detailImage: () -> any View = { EmptyView() }, @ViewBuilder title: () -> any View,
    @ViewBuilder subtitle: () -> any View = { EmptyView() },
    @ViewBuilder authInput: () -> any View = { EmptyView() },
    @ViewBuilder signInAction: () -> any View = { DefaultSlot() }, isDisabled: Bool,
    componentIdentifier: String? = Authentication.identifier, didSignIn: (() -> Void)? = nil
  ) {
    source = .slots(
      AuthenticationSlots(
        detailImage: detailImage(), title: title(), subtitle: subtitle(), authInput: authInput(),
        signInAction: signInAction(), isDisabled: isDisabled,
        componentIdentifier: componentIdentifier ?? Self.identifier, didSignIn: didSignIn))
  }

  /// Makes a screen of texts, a picture and a button.
  ///
  /// Parameters are those of the initialiser with view builders.
  public init(
    detailImage: Image? = nil, title: AttributedString, subtitle: AttributedString? = nil,
    @ViewBuilder authInput: () -> any View = { EmptyView() }, signInAction: FioriButton? = nil,
    isDisabled: Bool, didSignIn: (() -> Void)? = nil
  ) {
    self.init(
      detailImage: { detailImage?.resizable().scaledToFit() }, title: { Text(title) },
      subtitle: { subtitle.map { Text($0) } }, authInput: authInput,
      signInAction: { if let signInAction { signInAction } else { DefaultSlot() } },
      isDisabled: isDisabled, didSignIn: didSignIn)
  }

  /// Makes the screen again, inside a style, with what is left of the styles around it.
  public init(_ configuration: AuthenticationConfiguration) {
    source = .configuration(configuration)
  }

  /// The screen in the styles around it.
  public var body: some View {
    switch source {
    case .slots(let slots): AuthenticationParts(slots: slots)
    case .configuration(let configuration):
      StyledComponent(configuration, base: AuthenticationBaseStyle())
    }
  }
}

/// What an app has given a screen to sign in by.
struct AuthenticationSlots {
  var detailImage: any View
  var title: any View
  var subtitle: any View
  var authInput: any View
  var signInAction: any View
  var isDisabled: Bool
  var componentIdentifier: String
  var didSignIn: (() -> Void)?
}
