import SwiftUI

extension WelcomeScreen {
  /// Makes a screen of texts, pictures and buttons. A text that is nil is the default one; an empty
  /// text shows nothing.
  ///
  /// Parameters are those of the initialiser with view builders.
  public init(
    title: AttributedString, description: AttributedString? = nil, icon: Image? = nil,
    footnote: AttributedString? = nil, action: FioriButton? = nil,
    secondaryAction: FioriButton? = nil, illustratedMessage: IllustratedMessage? = nil,
    @ViewBuilder headlineImage: () -> any View = { EmptyView() }, inputText: Binding<String>,
    legalText: AttributedString? = nil, isLegalAgreementRequired: Bool = false,
    showsIllustratedMessage: Bool = false, state: WelcomeScreenState = .notConfigured,
    options: Set<WelcomeScreenOption>? = nil, isDemoAvailable: Bool? = nil,
    footerText: AttributedString? = nil
  ) {
    self.init(
      slots: WelcomeScreenSlots(
        title: Self.text(title), description: Self.text(description), icon: Self.slot(icon),
        footnote: Self.text(footnote), action: Self.slot(action),
        secondaryAction: Self.slot(secondaryAction),
        illustratedMessage: Self.slot(illustratedMessage), headlineImage: headlineImage(),
        inputText: inputText, legalText: Self.text(legalText),
        isLegalAgreementRequired: isLegalAgreementRequired,
        showsIllustratedMessage: showsIllustratedMessage, state: state, options: options,
        isDemoAvailable: isDemoAvailable, footerText: Self.text(footerText),
        componentIdentifier: Self.identifier))
  }

  /// Makes a screen of texts, pictures and buttons whose legal text is written after its flag.
  ///
  /// Parameters are those of the initialiser with view builders.
  public init(
    title: AttributedString, description: AttributedString? = nil, icon: Image? = nil,
    action: FioriButton? = nil, secondaryAction: FioriButton? = nil, inputText: Binding<String>,
    isLegalAgreementRequired: Bool, legalText: AttributedString?, isDemoAvailable: Bool? = nil,
    state: WelcomeScreenState = .notConfigured, options: Set<WelcomeScreenOption>? = nil,
    footerText: AttributedString? = nil
  ) {
    self.init(
      title: title, description: description, icon: icon, action: action,
      secondaryAction: secondaryAction, inputText: inputText, legalText: legalText,
      isLegalAgreementRequired: isLegalAgreementRequired, state: state, options: options,
      isDemoAvailable: isDemoAvailable, footerText: footerText)
  }

  private static func slot<Content: View>(_ content: Content?) -> any View {
    guard let content else { return DefaultSlot() }
    return content
  }

  private static func text(_ text: AttributedString?) -> any View {
    guard let text else { return DefaultSlot() }
    if text.characters.isEmpty { return EmptyView() }
    return text.runs.contains { $0.link != nil } ? LinkedText(text: text) : Text(text)
  }
}

/// A text with links in it.
struct LinkedText: View {
  let text: AttributedString
  var body: some View { Text(text) }
}
