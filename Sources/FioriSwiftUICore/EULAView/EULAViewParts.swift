import FioriThemeManager
import Onboarding
import SwiftUI
import UIKit

/// What an app has given a licence view.
struct EULAViewSlots {
  let title: any View
  let bodyText: any View
  /// Where the text is read from, in place of `bodyText`.
  var source: LicenceSource?
  let agreeAction: any View
  let disagreeAction: any View
  let cancelAction: any View
  let didAgree: (() -> Void)?
  let didDisagree: (() -> Void)?
  let didCancel: (() -> Void)?
  let componentIdentifier: String
}

/// Joins what an app has given a licence view with the rule of the licence.
struct EULAViewParts: View {
  let slots: EULAViewSlots
  @State private var licence: LicenceAgreement
  @State private var loading = LicenceLoading()
  @Environment(\.onboardingTexts) private var texts
  @Environment(\.licenceRequiresReading) private var requiresReading
  @Environment(\.locale) private var locale

  init(slots: EULAViewSlots) {
    self.slots = slots
    _licence = State(initialValue: LicenceAgreement(hasText: slots.source == nil))
  }

  var body: some View {
    EULAView(configuration)
      .environment(\.licenceName, ConfigurationViewWrapper(slots.title).words(in: locale))
      .environment(\.licenceReading, LicenceReading { licence.read(upTo: $0, of: $1) })
      .onChange(of: requiresReading, initial: true) { _, requiresReading in
        if licence.requiresReading != requiresReading {
          licence = LicenceAgreement(requiresReading: requiresReading, hasText: licence.hasText)
        }
      }
      .task(id: LicenceLoading.Task(source: slots.source, attempt: loading.attempt)) {
        await load()
      }
  }

  /// Reads the text away from the screen, and shows it or what is wrong with it.
  private func load() async {
    guard let source = slots.source else { return }
    licence.setText(isThere: false)
    let isAgain = loading.begin()
    let result = await LicenceLoading.read(source)
    guard !Task.isCancelled else { return }
    loading.end(result)
    licence.setText(isThere: loading.text != nil)
    if case .failed = loading.state {
      let words = "\(texts[.licenceFailedTitle]). \(texts[.licenceFailedAdvice])"
      UIAccessibility.post(notification: .announcement, argument: words)
    } else if isAgain {
      loading.takesFocus = true
    }
  }

  private func named(_ role: String) -> StyledPart { StyledPart(role, of: .licenceScreen) }

  /// What stands where the text is.
  private var text: any View {
    guard slots.source != nil else { return slots.bodyText }
    switch loading.state {
    case .waiting:
      return LoadingIndicator(
        title: AttributedString(texts[.licenceLoading]), isPresented: .constant(true)
      )
      .frame(maxWidth: .infinity)
      .padding(.vertical, 24)
    case .failed: return LicenceFailureView { loading.tryAgain() }
    case .shown(let text): return LicenceText(.foundation(text), takesFocus: loading.takesFocus)
    }
  }

  private var configuration: EULAViewConfiguration {
    let maker = SlotMaker(slots.componentIdentifier)
    let hint = licence.mustRead ? texts[.licenceReadToEnd] : nil
    let text = text
    let licenceText = ConfigurationViewWrapper(text).shown as? LicenceText
    return EULAViewConfiguration(
      title: maker.part(TitleRole.self, slots.title) {
        $0.modifier(TitleLook(part: named("headlineLabel")))
      },
      bodyText: loading.isOver(of: slots.source)
        ? maker.part(BodyTextRole.self, text) {
          $0.modifier(
            TextLook(
              part: named("eulaTextView"), font: .body, color: .primaryLabel, alignment: .leading))
        } : ConfigurationViewWrapper(text),
      bodyScrolls: licenceText != nil,
      printAction: ConfigurationViewWrapper(
        licenceText.map { LicencePrintButton(title: slots.title, text: $0) }),
      agreeAction: maker.action(
        AgreeActionRole.self, slots.agreeAction, title: texts[.agreeAction],
        look: ActionLook(
          part: named("confirmButton"), style: FioriPrimaryButtonStyle(),
          conduct: .also { slots.didAgree?() }, isEnabled: licence.canAgree)),
      disagreeAction: maker.action(
        DisagreeActionRole.self, slots.disagreeAction, title: texts[.disagreeAction],
        look: ActionLook(
          part: named("rejectButton"), style: FioriTertiaryButtonStyle(),
          conduct: .also { slots.didDisagree?() }, isEnabled: true)),
      cancelAction: maker.action(
        CancelActionRole.self, slots.cancelAction, title: texts[.cancelAction],
        look: ActionLook(
          part: named("cancelButton"), style: FioriTertiaryButtonStyle(),
          conduct: .also { slots.didCancel?() }, isEnabled: true, shortcut: .cancelAction)),
      hint: hint, componentIdentifier: slots.componentIdentifier)
  }
}
