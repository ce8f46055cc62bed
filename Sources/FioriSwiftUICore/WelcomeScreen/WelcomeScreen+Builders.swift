import SwiftUI

extension WelcomeScreen {
  /// Makes a screen of views.
  ///
  /// - Parameters:
  ///   - title: The name of the app, or a greeting.
  ///   - description: What to do.
  ///   - icon: The logo at the bottom.
  ///   - footnote: The question above the demo's button.
  ///   - action: The button that leads on.
  ///   - secondaryAction: The button that opens the demo.
  ///   - illustratedMessage: Shown in place of the description.
  ///   - headlineImage: A picture above the title.
  ///   - inputText: What is typed, where the options ask for it.
  ///   - legalText: What a person agrees to.
  ///   - isLegalAgreementRequired: Whether a person has to agree before going on.
  ///   - showsIllustratedMessage: Whether the message is shown in place of the description.
  ///   - state: How far the app is.
  ///   - options: How the app can be configured. An empty set means that a link does it, so there
  ///     is no button; left out, the button is there if `action` is.
  ///   - isDemoAvailable: Whether there is a demo. Left out, there is one when `footnote`,
  ///     `secondaryAction` or `onDemoMode(_:)` says so.
  ///   - footerText: A text below the logo.
  ///   - componentIdentifier: What styles ask for; nil is ``identifier``.
  public init(
    @ViewBuilder title: () -> any View,
    @ViewBuilder description: () -> any View = { DefaultSlot() },
    @ViewBuilder icon: () -> any View = { DefaultSlot() },
    @ViewBuilder footnote: () -> any View = { DefaultSlot() },
    @ViewBuilder action: () -> any View = { DefaultSlot() },
    @ViewBuilder secondaryAction: () -> any View = { DefaultSlot() },
    @ViewBuilder illustratedMessage: () -> any View = { EmptyView() },
    @ViewBuilder headlineImage: () -> any View = { EmptyView() },
    inputText: Binding<String> = .constant(""),
    @ViewBuilder legalText: () -> any View = { DefaultSlot() },
    isLegalAgreementRequired: Bool = false, showsIllustratedMessage: Bool = false,
    state: WelcomeScreenState = .notConfigured, options: Set<WelcomeScreenOption>? = nil,
    isDemoAvailable: Bool? = nil, @ViewBuilder footerText: () -> any View = { EmptyView() },
    componentIdentifier: String? = WelcomeScreen.identifier
  ) {
    self.init(
      slots: WelcomeScreenSlots(
        title: title(), description: description(), icon: icon(), footnote: footnote(),
        action: action(), secondaryAction: secondaryAction(),
        illustratedMessage: illustratedMessage(), headlineImage: headlineImage(),
        inputText: inputText, legalText: legalText(),
        isLegalAgreementRequired: isLegalAgreementRequired,
        showsIllustratedMessage: showsIllustratedMessage, state: state, options: options,
        isDemoAvailable: isDemoAvailable, footerText: footerText(),
        componentIdentifier: componentIdentifier ?? Self.identifier))
  }

  /// Makes a screen of views whose picture is written before its action.
  ///
  /// Parameters are those of the other initialiser.
  public init(
    @ViewBuilder title: () -> any View,
    @ViewBuilder description: () -> any View = { DefaultSlot() },
    @ViewBuilder icon: () -> any View = { DefaultSlot() },
    @ViewBuilder headlineImage: () -> any View, @ViewBuilder action: () -> any View,
    @ViewBuilder secondaryAction: () -> any View = { DefaultSlot() },
    inputText: Binding<String> = .constant(""),
    state: WelcomeScreenState = .notConfigured, options: Set<WelcomeScreenOption>? = nil,
    isDemoAvailable: Bool? = nil, isLegalAgreementRequired: Bool = false,
    @ViewBuilder legalText: () -> any View = { DefaultSlot() },
    @ViewBuilder footerText: () -> any View = { EmptyView() },
    componentIdentifier: String? = WelcomeScreen.identifier
  ) {
    self.init(
      slots: WelcomeScreenSlots(
        title: title(), description: description(), icon: icon(), footnote: DefaultSlot(),
        action: action(), secondaryAction: secondaryAction(), illustratedMessage: EmptyView(),
        headlineImage: headlineImage(), inputText: inputText, legalText: legalText(),
        isLegalAgreementRequired: isLegalAgreementRequired, showsIllustratedMessage: false,
        state: state, options: options, isDemoAvailable: isDemoAvailable,
        footerText: footerText(), componentIdentifier: componentIdentifier ?? Self.identifier))
  }
}
