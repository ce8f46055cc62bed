import FioriThemeManager
import Onboarding
import SwiftUI

/// What an app has given a licence view.
struct EULAViewSlots {
  let title: any View
  let bodyText: any View
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
  @State private var licence = LicenceAgreement()
  @Environment(\.onboardingTexts) private var texts
  @Environment(\.licenceRequiresReading) private var requiresReading

  var body: some View {
    EULAView(configuration)
      .environment(\.licenceReading, LicenceReading { licence.read(upTo: $0, of: $1) })
      .onChange(of: requiresReading, initial: true) { _, requiresReading in
        if licence.requiresReading != requiresReading {
          licence = LicenceAgreement(requiresReading: requiresReading)
        }
      }
  }

  private func named(_ role: String) -> StyledPart { StyledPart(role, of: .licenceScreen) }

  private var configuration: EULAViewConfiguration {
    let maker = SlotMaker(slots.componentIdentifier)
    let hint = licence.canAgree ? nil : texts[.licenceReadToEnd]
    return EULAViewConfiguration(
      title: maker.part(TitleRole.self, slots.title) {
        $0.modifier(TitleLook(part: named("headlineLabel")))
      },
      bodyText: maker.part(BodyTextRole.self, slots.bodyText) {
        $0.modifier(
          TextLook(
            part: named("eulaTextView"), font: .body, color: .primaryLabel, alignment: .leading))
      },
      bodyScrolls: ConfigurationViewWrapper(slots.bodyText).shown is LicenceText,
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

/// Where a text tells how far it has been read.
struct LicenceReading {
  let note: @MainActor (_ bottom: Double, _ height: Double) -> Void
}

private enum LicenceReadingKey: EnvironmentKey {
  static var defaultValue: LicenceReading? { nil }
}

private enum LicenceRequiresReadingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var licenceReading: LicenceReading? {
    get { self[LicenceReadingKey.self] }
    set { self[LicenceReadingKey.self] = newValue }
  }

  var licenceRequiresReading: Bool {
    get { self[LicenceRequiresReadingKey.self] }
    set { self[LicenceRequiresReadingKey.self] = newValue }
  }
}

extension View {
  /// Says whether a person can agree to the licences below only once the end of the text has been on
  /// the screen. A text that fits has been read at once.
  public func licenceRequiresReading(_ isRequired: Bool = true) -> some View {
    environment(\.licenceRequiresReading, isRequired)
  }
}
