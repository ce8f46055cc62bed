import FioriThemeManager
import Onboarding
import SwiftUI

/// Joins what an app has given a welcome screen with what the rule of the screen says, and hands the
/// parts to the styles.
struct WelcomeScreenParts: View {
  let slots: WelcomeScreenSlots
  @State var model = WelcomeScreenModel()
  @Environment(\.welcomeScreenHandlers) var handlers
  @Environment(\.onboardingTexts) var texts
  @Environment(\.styleSituation) private var situation

  var body: some View {
    let content = content
    WelcomeScreen(configuration(content))
      .onChange(of: slots.inputText.wrappedValue) { model.message = nil }
      .alert(
        Text(texts[.demoUnavailableTitle]), isPresented: $model.saysDemoIsMissing
      ) {
        Button(texts[.okAction]) {}
      } message: {
        Text(texts[.demoUnavailableAdvice])
      }
  }

  // MARK: - The rule

  var content: WelcomeScreenContent {
    let hasAction = isGiven(slots.action) || handlers.primary != nil
    return WelcomeScreenContent(
      state: slots.state.rule, options: slots.options?.rule, hasOwnAction: hasAction,
      isDemoAvailable: isDemoAvailable, isBusy: model.isRunning || handlers.isLoading,
      allowsCancel: handlers.cancel != nil, input: slots.inputText.wrappedValue,
      legal: LegalAgreement(
        isRequired: slots.isLegalAgreementRequired, isAccepted: isAccepted.wrappedValue))
  }

  private var isDemoAvailable: Bool {
    slots.isDemoAvailable
      ?? (handlers.demo != nil || isGiven(slots.footnote) || isGiven(slots.secondaryAction))
  }

  private func isGiven(_ slot: any View) -> Bool { !ConfigurationViewWrapper(slot).isEmpty }

  var isAccepted: Binding<Bool> { handlers.isLegalAgreementAccepted ?? $model.isAccepted }

  // MARK: - The parts

  private func configuration(_ content: WelcomeScreenContent) -> WelcomeScreenConfiguration {
    func wrapped(_ view: any View) -> ConfigurationViewWrapper { ConfigurationViewWrapper(view) }
    let shown = { (part: WelcomeScreenContent.Part, view: any View) in
      wrapped(content.isVisible(part) ? view : EmptyView())
    }
    return WelcomeScreenConfiguration(
      title: part(TitleRole.self, slots.title) {
        $0.modifier(TitleLook(part: named("headlineLabel")))
      },
      description: slots.showsIllustratedMessage
        ? wrapped(EmptyView())
        : part(DescriptionRole.self, given(slots.description, text: .detailLabel, content)) {
          $0.modifier(look("detailLabel", .body, .secondaryLabel))
        },
      icon: part(IconRole.self, icon) { $0.modifier(PictureLook(part: named("logoImageView"))) },
      footnote: shown(
        .footnoteLabel,
        part(FootnoteRole.self, given(slots.footnote, text: .footnoteLabel, content)) {
          $0.modifier(look("footnoteLabel", .subheadline, .secondaryLabel))
        }),
      action: shown(.primaryActionButton, primaryAction(content)),
      secondaryAction: shown(.footnoteActionButton, demoAction(content)),
      illustratedMessage: slots.showsIllustratedMessage
        ? wrapped(slots.illustratedMessage) : wrapped(EmptyView()),
      headlineImage: part(
        HeadlineImageRole.self,
        limited(picture("headlineImageView") ?? slots.headlineImage, width: 256, height: 54)
      ) {
        $0.modifier(PictureLook(part: named("headlineImageView")))
      },
      inputField: shown(.emailTextField, inputField(content)),
      legalAgreement: shown(.legalAgreement, legalAgreement(content)),
      legalText: shown(.legalAgreement, legalText),
      loadingIndicator: shown(.loadingIndicatorView, loadingIndicator(content)),
      footerText: part(FooterTextRole.self, slots.footerText) {
        $0.modifier(look("footerLabel", .footnote, .secondaryLabel))
      },
      inputText: slots.inputText, isLegalAgreementRequired: slots.isLegalAgreementRequired,
      showsIllustratedMessage: slots.showsIllustratedMessage, state: slots.state,
      options: slots.options ?? [], isDemoAvailable: isDemoAvailable,
      componentIdentifier: slots.componentIdentifier)
  }

  /// A slot with its role's styles inside the kit's looks; nothing when it is empty.
  private func part<Role, Looks: View>(
    _ role: Role.Type, _ view: any View, looks: (Slot<Role>) -> Looks
  ) -> ConfigurationViewWrapper {
    SlotMaker(slots.componentIdentifier).part(role, view, looks: looks)
  }

  /// What the app gave, or the default text.
  private func given(
    _ slot: any View, text part: WelcomeScreenContent.Part, _ content: WelcomeScreenContent
  ) -> any View {
    guard ConfigurationViewWrapper(slot).isOmitted, let text = content.defaultText(of: part) else {
      return slot
    }
    return Text(texts[text])
  }

  /// What the app gave, or a button with the default title.
  private func button(
    _ slot: any View, _ part: WelcomeScreenContent.Part, _ content: WelcomeScreenContent
  ) -> any View {
    guard ConfigurationViewWrapper(slot).isOmitted, let text = content.defaultText(of: part) else {
      return slot
    }
    return FioriButton(title: AttributedString(texts[text]))
  }

  private func named(_ role: String) -> StyledPart { StyledPart(role, of: .welcomeScreen) }

  private func look(
    _ role: String, _ font: Font.FioriTextStyle, _ color: ColorStyle
  ) -> TextLook { TextLook(part: named(role), font: font, color: color) }

  /// The picture that style sheets put into the place of the app's or of the kit's.
  private func picture(_ role: String) -> Image? {
    styleValues(named(role).classes(), in: situation).image(.imageName)?.picture
      .map { Image(uiImage: $0) }
  }

  private var icon: any View {
    let isOmitted = ConfigurationViewWrapper(slots.icon).isOmitted
    let logo = isOmitted ? KitImages.logo.map { Image(uiImage: $0) } : nil
    return limited(picture("logoImageView") ?? logo ?? slots.icon, width: 160, height: 28)
  }

  /// A picture of any size, within the limits that the UIKit screen has too. Other views know best.
  private func limited(_ view: any View, width: CGFloat, height: CGFloat) -> any View {
    guard let image = ConfigurationViewWrapper(view).shown as? Image else { return view }
    return image.resizable().scaledToFit().frame(maxWidth: width).frame(height: height)
  }

  private var legalText: ConfigurationViewWrapper {
    let isOmitted = ConfigurationViewWrapper(slots.legalText).isOmitted
    return part(
      LegalTextRole.self, isOmitted ? Text(texts[.legalAgreement]) : slots.legalText
    ) {
      $0.modifier(
        TextLook(
          part: named("legalAgreement"), font: .body, color: .primaryLabel, alignment: .leading,
          isElement: false))
    }
  }

  /// The name of the box where the legal text stands beside it, since there are links in it. Plain
  /// text is part of the control.
  private var nameBesideLegalText: String? {
    switch ConfigurationViewWrapper(slots.legalText).shown {
    case let linked as LinkedText: String(linked.text.characters)
    case nil, is Text, is DefaultSlot, is EmptyView: nil
    default: texts[.legalAgreement]
    }
  }

  private func primaryAction(_ content: WelcomeScreenContent) -> any View {
    part(ActionRole.self, button(slots.action, .primaryActionButton, content)) {
      $0.modifier(
        ActionLook(
          part: named("primaryActionButton"), style: FioriPrimaryButtonStyle(.infinity),
          conduct: ButtonConduct(
            gate: { perform($0) }, fallback: { performFallback() }, trigger: model.primary),
          isEnabled: content.isEnabled(.primaryActionButton), shortcut: .defaultAction))
    }
  }

  private func demoAction(_ content: WelcomeScreenContent) -> any View {
    part(SecondaryActionRole.self, button(slots.secondaryAction, .footnoteActionButton, content)) {
      $0.modifier(
        ActionLook(
          part: named("footnoteActionButton"), style: FioriTertiaryButtonStyle(maxWidth: .infinity),
          conduct: ButtonConduct(fallback: { performDemo() }),
          isEnabled: content.isEnabled(.footnoteActionButton)))
    }
  }

  private func inputField(_ content: WelcomeScreenContent) -> any View {
    part(
      InputFieldRole.self,
      AddressInput(
        text: slots.inputText, kind: content.inputKind ?? .email, texts: texts,
        message: model.message, focusRequests: model.focusRequests, component: .welcomeScreen,
        submit: { model.primary.press?() })
    ) { $0.disabled(!content.isEnabled(.emailTextField)) }
  }

  private func legalAgreement(_ content: WelcomeScreenContent) -> any View {
    CheckBoxRow(isOn: isAccepted, label: legalText, name: nameBesideLegalText)
      .disabled(!content.isEnabled(.legalAgreement))
  }

  private func loadingIndicator(_ content: WelcomeScreenContent) -> any View {
    let text = AttributedString(
      content.defaultText(of: .loadingIndicatorView).map { texts[$0] } ?? "")
    return LookUpIndicator(
      table: .welcomeScreen,
      message: handlers.loadingMessage ?? text,
      cancelTitle: content.isVisible(.cancelButton) ? texts[.cancelAction] : nil
    ) {
      model.cancel()
      handlers.cancel?()
    }
  }
}
