import SwiftUI

/// The screen on which a person says where an app gets its settings from: an address that is typed, or
/// a code that is scanned.
///
/// ```swift
/// ActivationScreen(
///   title: "Activation", descriptionText: "Enter your email, or scan the code you were given.",
///   footnote: "Or", action: FioriButton(title: "Use Email") { _ in print("typed") },
///   secondaryAction: FioriButton(title: "Scan") { _ in print("scan") }, inputText: $email)
/// ```
///
/// What is typed is checked before the primary action is done. The screen scrolls where it does not
/// fit.
public struct ActivationScreen: View {
  /// What a screen says about itself to styles, unless it is given another identifier.
  public static let identifier = "fiori_activationscreen_component"

  private enum Source {
    case slots(ActivationScreenSlots)
    case configuration(ActivationScreenConfiguration)
  }
  private let source: Source

  /// Makes a screen of views.
  ///
  /// - Parameters:
  ///   - title: What is done here.
  ///   - descriptionText: What to do; the default text fits the options.
  ///   - footnote: The word between the two ways; the default is "or".
  ///   - action: The button that takes what was typed.
  ///   - secondaryAction: The button that opens the scanner.
  ///   - illustratedMessage: Shown in place of title and description.
  ///   - inputText: What is typed.
  ///   - showsIllustratedMessage: Whether the message is shown.
  ///   - options: What can be typed and whether a code can be scanned; nil is an email address and a
  ///     code.
  ///   - componentIdentifier: What styles ask for; nil is ``identifier``.
  public init(
    @ViewBuilder title: () -> any View,
    @ViewBuilder descriptionText: () -> any View = { DefaultSlot() },
    @ViewBuilder footnote: () -> any View = { DefaultSlot() },
    @ViewBuilder action: () -> any View = { DefaultSlot() },
    @ViewBuilder secondaryAction: () -> any View = { DefaultSlot() },
    @ViewBuilder illustratedMessage: () -> any View = { EmptyView() },
    inputText: Binding<String> = .constant(""), showsIllustratedMessage: Bool = false,
    options: Set<WelcomeScreenOption>? = nil,
    componentIdentifier: String? = ActivationScreen.identifier
  ) {
    source = .slots(
      ActivationScreenSlots(
        title: title(), descriptionText: descriptionText(), footnote: footnote(),
        action: action(), secondaryAction: secondaryAction(),
        illustratedMessage: illustratedMessage(), inputText: inputText,
        showsIllustratedMessage: showsIllustratedMessage, options: options,
        componentIdentifier: componentIdentifier ?? Self.identifier))
  }

  /// Makes a screen of texts and buttons. What is nil is the kit's; an empty text shows nothing.
  ///
  /// Parameters are those of the initialiser with view builders.
  public init(
    title: AttributedString, descriptionText: AttributedString? = nil,
    footnote: AttributedString? = nil, action: FioriButton? = nil,
    secondaryAction: FioriButton? = nil, illustratedMessage: IllustratedMessage? = nil,
    inputText: Binding<String>, showsIllustratedMessage: Bool = false,
    options: Set<WelcomeScreenOption>? = nil
  ) {
    self.init(
      title: { Text(title) }, descriptionText: { Self.text(descriptionText) },
      footnote: { Self.text(footnote) }, action: { Self.slot(action) },
      secondaryAction: { Self.slot(secondaryAction) },
      illustratedMessage: { illustratedMessage }, inputText: inputText,
      showsIllustratedMessage: showsIllustratedMessage, options: options)
  }

  private static func text(_ text: AttributedString?) -> any View {
    guard let text else { return DefaultSlot() }
    return text.characters.isEmpty ? EmptyView() : Text(text)
  }

  private static func slot(_ button: FioriButton?) -> any View {
    guard let button else { return DefaultSlot() }
    return button
  }

  /// Makes the screen again, inside a style, with what is left of the styles around it.
  public init(_ configuration: ActivationScreenConfiguration) {
    source = .configuration(configuration)
  }

  /// The screen in the styles around it.
  public var body: some View {
    switch source {
    case .slots(let slots): ActivationScreenParts(slots: slots)
    case .configuration(let configuration):
      StyledComponent(configuration, base: ActivationScreenBaseStyle())
    }
  }
}
