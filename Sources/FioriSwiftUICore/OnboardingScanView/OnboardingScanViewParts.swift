import FioriThemeManager
import Onboarding
import ScanPictures
import SwiftUI

/// Joins what an app has given a scanner with what the rule of the screen says.
struct OnboardingScanViewParts: View {
  let slots: OnboardingScanViewSlots
  @State private var model = OnboardingScanModel()
  @Environment(\.onboardingTexts) private var onboardingTexts
  @Environment(\.codeScanner) private var choice

  var body: some View {
    let texts = ScanTexts(own: slots.context?.own ?? [:], texts: onboardingTexts)
    let content = ScanScreenContent(
      model.session, input: model.input, allowsPictures: !slots.usesCameraOnly,
      allowsCancel: slots.didCancel != nil)
    model.slots = slots
    model.texts = texts
    return OnboardingScanView(configuration(content, texts))
      .background { ScanPlace(model: model).frame(width: 0, height: 0) }
      .modifier(ScanAlerts(model: model, texts: texts))
      .interactiveDismissDisabled()
      .onAppear { model.appear(with: choice.scanner) }
      .onDisappear { model.handle(.disappeared) }
  }

  // MARK: - The parts

  private func configuration(
    _ content: ScanScreenContent, _ texts: ScanTexts
  ) -> OnboardingScanViewConfiguration {
    func shown(_ part: ScanScreenContent.Part, _ view: () -> any View) -> ConfigurationViewWrapper {
      ConfigurationViewWrapper(content.isVisible(part) ? view() : EmptyView())
    }
    return OnboardingScanViewConfiguration(
      title: slots.title ?? texts[.scanAction],
      cancelAction: shown(.cancelButton) {
        button("cancelButton", texts[.cancelAction], .cancel, shortcut: .cancelAction)
      },
      trailingAction: trailing(content, texts),
      preview: shown(.previewImageView) {
        ScanPreview(model: model, label: texts[.scanPreviewLabel])
      },
      guides: shown(.scanGuidesImageView) { ScanGuidesPicture() },
      instruction: shown(.instructionLabel) {
        ScanInstruction(
          text: content.busyText.map { AttributedString(onboardingTexts[$0]) } ?? slots.instruction
            ?? AttributedString(texts[.scanInstruction]))
      },
      symbol: shown(.symbolImageView) {
        Image(systemName: "camera").resizable().scaledToFit()
          .accessibilityHidden(true)
          .modifier(
            PictureLook(
              part: StyledPart("symbolImageView", of: .scanScreen), replaces: true,
              tint: .preferredColor(.tertiaryLabel)))
      },
      headline: shown(.headlineLabel) {
        Text(texts[content.headline]).accessibilityAddTraits(.isHeader)
          .modifier(
            TextLook(
              part: StyledPart("headlineLabel", of: .scanScreen), font: .title2, weight: .bold,
              color: .primaryLabel))
      },
      detail: shown(.detailLabel) {
        Text(texts[content.detail])
          .modifier(
            TextLook(
              part: StyledPart("detailLabel", of: .scanScreen), font: .body,
              color: .secondaryLabel))
      },
      retryAction: shown(.retryButton) {
        wide("retryButton", texts[.tryAgainAction], content) { model.handle(.retry) }
      },
      inputField: shown(.addressTextField) { field(content) },
      continueAction: shown(.continueButton) { continueButton(texts, content) },
      scanAction: shown(.scanButton) {
        wide("scanButton", onboardingTexts[.scanAction], content) { model.handle(.useCamera) }
      },
      photoAction: shown(.choosePhotoButton) {
        wide("choosePhotoButton", texts[.choosePictureAction], content) { model.pickPicture() }
      },
      recentPicturesAction: shown(.recentPicturesButton) {
        wide("recentPicturesButton", texts[model.session.recentPicturesAction], content) {
          model.handle(.toggleRecentPictures)
        }
      },
      recentPictures: recentPictures(content, texts),
      typeAction: shown(.typeAddressButton) {
        wide("typeAddressButton", texts[.typeAddressAction], content) { model.handle(.typeAddress) }
      },
      loadingIndicator: shown(.loadingIndicatorView) {
        LookUpIndicator(
          table: .scanScreen,
          message: AttributedString(content.busyText.map { onboardingTexts[$0] } ?? ""),
          cancelTitle: nil
        ) {}
      },
      confirmation: shown(.confirmView) { confirmation() },
      componentIdentifier: slots.componentIdentifier)
  }

  private func recentPictures(
    _ content: ScanScreenContent, _ texts: ScanTexts
  ) -> ConfigurationViewWrapper {
    if content.isVisible(.recentPicturesLabel) {
      return ConfigurationViewWrapper(
        Text(texts[.noRecentPicturesDetail])
          .modifier(
            TextLook(
              part: StyledPart("recentPicturesLabel", of: .scanScreen), font: .subheadline,
              color: .secondaryLabel)))
    }
    guard content.isVisible(.recentPicturesView),
      case .shown(let pictures) = model.session.recentPictures
    else { return ConfigurationViewWrapper(EmptyView()) }
    return ConfigurationViewWrapper(
      RecentPicturesView(
        model: model, pictures: pictures, isEnabled: content.isEnabled,
        label: { texts.label(of: $0) }
      )
      .frame(height: PictureStrip.side))
  }

  private func trailing(
    _ content: ScanScreenContent, _ texts: ScanTexts
  ) -> ConfigurationViewWrapper {
    let isOn = model.session.isTorchOn
    let hasTorch = content.isVisible(.flashButton)
    let hasCameras = content.isVisible(.cameraButton)
    guard hasTorch || hasCameras else { return ConfigurationViewWrapper(EmptyView()) }
    return ConfigurationViewWrapper(
      HStack(spacing: 0) {
        if hasCameras {
          symbolButton("cameraButton", "camera", texts[.chooseCameraAction], .chooseCamera)
        }
        if hasTorch {
          symbolButton(
            "flashButton", isOn ? "bolt.fill" : "bolt",
            texts[isOn ? .torchOffAction : .torchOnAction], .toggleTorch)
        }
      })
  }

  private func symbolButton(
    _ role: String, _ symbol: String, _ label: String, _ event: ScanSession.Event
  ) -> some View {
    FioriButton(action: { _ in model.handle(event) }, label: { _ in Image(systemName: symbol) })
      .accessibilityLabel(label)
      .modifier(look(role))
  }

  private func look(
    _ role: String, shortcut: KeyboardShortcut? = nil
  ) -> ActionLook<FioriTertiaryButtonStyle> {
    ActionLook(
      part: StyledPart(role, of: .scanScreen), style: FioriTertiaryButtonStyle(),
      conduct: ButtonConduct(), isEnabled: true, shortcut: shortcut)
  }

  private func button(
    _ role: String, _ title: String, _ event: ScanSession.Event, shortcut: KeyboardShortcut? = nil
  ) -> some View {
    FioriButton(title: AttributedString(title)) { _ in model.handle(event) }
      .modifier(look(role, shortcut: shortcut))
  }

  private func wide(
    _ role: String, _ title: String, _ content: ScanScreenContent,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    FioriButton(title: AttributedString(title)) { _ in action() }
      .modifier(
        ActionLook(
          part: StyledPart(role, of: .scanScreen),
          style: FioriSecondaryButtonStyle(maxWidth: .infinity),
          conduct: ButtonConduct(), isEnabled: content.isEnabled))
  }

  private func continueButton(_ texts: ScanTexts, _ content: ScanScreenContent) -> some View {
    FioriButton(title: AttributedString(texts[.continueAction])) { _ in
      model.handle(.submit(model.input))
    }
    .modifier(
      ActionLook(
        part: StyledPart("continueButton", of: .scanScreen),
        style: FioriPrimaryButtonStyle(.infinity),
        conduct: ButtonConduct(trigger: model.submit), isEnabled: content.canSubmit,
        shortcut: .defaultAction))
  }

  private func field(_ content: ScanScreenContent) -> some View {
    AddressInput(
      text: Binding(get: { model.input }, set: { model.input = $0 }), kind: .serverAddress,
      texts: onboardingTexts, message: nil, focusRequests: model.focusRequests,
      component: .scanScreen, role: "addressTextField", submit: { model.submit.press?() }
    )
    // After what was typed has been taken, other letters make it another address.
    .disabled(!content.isEnabled && model.session.step != .finished)
  }

  private func confirmation() -> any View {
    let own = ConfigurationViewWrapper(slots.confirmation)
    if !own.isEmpty { return own }
    return OnboardingScanConfirmView(
      scanned: model.session.confirmedText ?? "", didTapContinue: { model.handle(.proceed) },
      scanAgain: { model.handle(.scanAgain) })
  }
}

/// The corners within which a code is held.
private struct ScanGuidesPicture: View {
  var body: some View {
    if let picture = ScanGuides.picture {
      Image(uiImage: picture).resizable().scaledToFit()
        .accessibilityHidden(true)
        .modifier(
          PictureLook(
            part: StyledPart("scanGuidesImageView", of: .scanScreen), replaces: true,
            tint: Color(uiColor: ScanGuides.color)))
    }
  }
}

/// What to do, on the camera's picture: on a ground of its own, since that may have any colour.
private struct ScanInstruction: View {
  let text: AttributedString

  var body: some View {
    Text(text)
      .modifier(
        TextLook(
          part: StyledPart("instructionLabel", of: .scanScreen), font: .subheadline,
          color: .primaryLabel, fixedColor: .white)
      )
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(Color.black.opacity(0.7), in: RoundedRectangle(cornerRadius: 8))
  }
}
