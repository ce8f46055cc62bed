import FioriThemeManager
import Onboarding
import SwiftUI

/// What an app has given an activation screen.
struct ActivationScreenSlots {
  let title: any View
  let descriptionText: any View
  let footnote: any View
  let action: any View
  let secondaryAction: any View
  let illustratedMessage: any View
  let inputText: Binding<String>
  let showsIllustratedMessage: Bool
  /// Nil where the app says nothing about them.
  let options: Set<WelcomeScreenOption>?
  let componentIdentifier: String
}

/// Joins what an app has given an activation screen with what the rule of the screen says.
struct ActivationScreenParts: View {
  let slots: ActivationScreenSlots
  @State private var model = WelcomeScreenModel()
  @Environment(\.welcomeScreenHandlers) private var handlers
  @Environment(\.onboardingTexts) private var texts

  var body: some View {
    ActivationScreen(configuration(content))
      .onChange(of: slots.inputText.wrappedValue) { model.message = nil }
  }

  private var content: ActivationScreenContent {
    ActivationScreenContent(
      options: slots.options?.rule ?? [.discoveryService, .barcodeScanner],
      isBusy: model.isRunning || handlers.isLoading, allowsCancel: true,
      input: slots.inputText.wrappedValue)
  }

  // MARK: - The parts

  private func configuration(
    _ content: ActivationScreenContent
  ) -> ActivationScreenConfiguration {
    let maker = SlotMaker(slots.componentIdentifier)
    let showsMessage = slots.showsIllustratedMessage
    let nothing = ConfigurationViewWrapper(EmptyView())
    let hasScanner = content.isVisible(.secondaryActionButton) && canScan
    return ActivationScreenConfiguration(
      title: showsMessage
        ? nothing
        : maker.part(TitleRole.self, slots.title) {
          $0.modifier(TitleLook(part: named("headlineLabel")))
        },
      descriptionText: showsMessage
        ? nothing
        : maker.part(
          DescriptionTextRole.self, given(slots.descriptionText, .detailLabel, content)
        ) {
          $0.modifier(
            TextLook(part: named("detailLabel"), font: .body, color: .secondaryLabel))
        },
      footnote: hasScanner && content.isVisible(.subheadlineLabel)
        ? maker.part(FootnoteRole.self, given(slots.footnote, .subheadlineLabel, content)) {
          $0.modifier(
            TextLook(part: named("subheadlineLabel"), font: .subheadline, color: .secondaryLabel))
        } : nothing,
      action: content.isVisible(.primaryActionButton) ? primary(maker, content) : nothing,
      secondaryAction: hasScanner ? secondary(maker, content) : nothing,
      illustratedMessage: showsMessage
        ? ConfigurationViewWrapper(slots.illustratedMessage) : nothing,
      inputField: content.isVisible(.emailTextField) ? field(maker, content) : nothing,
      loadingIndicator: content.isVisible(.loadingIndicatorView) ? indicator(content) : nothing,
      inputText: slots.inputText, showsIllustratedMessage: showsMessage,
      componentIdentifier: slots.componentIdentifier)
  }

  private func named(_ role: String) -> StyledPart { StyledPart(role, of: .activationScreen) }

  /// A button that is left out is there where somebody hears that it is pressed.
  private var canScan: Bool {
    let slot = ConfigurationViewWrapper(slots.secondaryAction)
    return !slot.isEmpty || (slot.isOmitted && handlers.primary != nil)
  }

  private func given(
    _ slot: any View, _ part: ActivationScreenContent.Part, _ content: ActivationScreenContent
  ) -> any View {
    guard ConfigurationViewWrapper(slot).isOmitted, let text = content.defaultText(of: part) else {
      return slot
    }
    return Text(texts[text])
  }

  private func primary(
    _ maker: SlotMaker, _ content: ActivationScreenContent
  ) -> ConfigurationViewWrapper {
    maker.action(
      ActionRole.self, slots.action,
      title: content.defaultText(of: .primaryActionButton).map { texts[$0] } ?? "",
      look: ActionLook(
        part: named("primaryActionButton"), style: FioriPrimaryButtonStyle(.infinity),
        conduct: ButtonConduct(
          gate: { perform(content, $0) }, fallback: { run(content.primaryAction) },
          trigger: model.primary),
        isEnabled: content.isEnabled(.primaryActionButton), shortcut: .defaultAction))
  }

  private func secondary(
    _ maker: SlotMaker, _ content: ActivationScreenContent
  ) -> ConfigurationViewWrapper {
    maker.action(
      SecondaryActionRole.self, slots.secondaryAction,
      title: content.defaultText(of: .secondaryActionButton).map { texts[$0] } ?? "",
      look: ActionLook(
        part: named("secondaryActionButton"), style: FioriSecondaryButtonStyle(maxWidth: .infinity),
        conduct: ButtonConduct(fallback: { run(content.secondaryAction) }),
        isEnabled: content.isEnabled(.secondaryActionButton)))
  }

  private func field(
    _ maker: SlotMaker, _ content: ActivationScreenContent
  ) -> ConfigurationViewWrapper {
    maker.part(
      InputFieldRole.self,
      AddressInput(
        text: slots.inputText, kind: content.inputKind ?? .email, texts: texts,
        message: model.message, focusRequests: model.focusRequests, component: .activationScreen,
        submit: { model.primary.press?() })
    ) { $0.disabled(!content.isEnabled(.emailTextField)) }
  }

  private func indicator(_ content: ActivationScreenContent) -> ConfigurationViewWrapper {
    let text = AttributedString(
      content.defaultText(of: .loadingIndicatorView).map { texts[$0] } ?? "")
    let allowsCancel = model.isRunning || handlers.cancel != nil
    return ConfigurationViewWrapper(
      LookUpIndicator(
        table: .activationScreen,
        message: handlers.loadingMessage ?? text,
        cancelTitle: allowsCancel ? texts[.cancelAction] : nil
      ) {
        model.cancel()
        handlers.cancel?()
      })
  }

  // MARK: - What is done

  /// Does what the primary button is for, once what was typed has been checked.
  private func perform(
    _ content: ActivationScreenContent, _ action: @MainActor () -> Void
  ) {
    guard content.isEnabled(.primaryActionButton), let wanted = content.primaryAction else {
      return
    }
    let input = slots.inputText
    switch TypedAddress.check(input.wrappedValue, for: wanted, texts: texts) {
    case .failure(let refusal): model.refuse(refusal.message)
    case .success(let address):
      model.message = nil
      if input.wrappedValue != address { input.wrappedValue = address }
      action()
    }
  }

  private func run(_ wanted: OnboardingAction?) {
    guard let wanted else { return }
    guard let primary = handlers.primary else {
      return ScreenLog.unhandled("pass an action, or use onPrimaryAction(_:)")
    }
    model.run { await primary(wanted) }
  }
}
