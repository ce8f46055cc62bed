import FioriThemeManager
import Onboarding
import SwiftUI

/// Gives the parts of a screen to sign in by their looks, and shows how far signing in is.
struct AuthenticationParts: View {
  let slots: AuthenticationSlots
  @State private var trigger = ButtonTrigger()
  /// A refusal whose message the person has closed.
  @State private var closed: AuthenticationForm.Phase?
  @Environment(\.authenticationPhase) private var phase
  @Environment(\.onboardingTexts) private var texts

  var body: some View {
    GeometryReader { room in
      Authentication(configuration)
        .environment(\.authenticationHeight, room.wholeHeight)
        .bannerMessageView(
          isPresented: showsBanner, pushContentDown: .constant(true), title: bannerText,
          hidesCloseAction: banner == .verifying,
          messageType: banner == .verifying ? .neutral : .negative)
    }
    .onChange(of: phase) { closed = nil }
    .background(Color.preferredColor(.primaryBackground).ignoresSafeArea())
  }

  private var showsBanner: Binding<Bool> {
    Binding {
      banner != nil && closed != phase
    } set: { isPresented in
      closed = isPresented ? nil : phase
    }
  }

  private var banner: AuthenticationForm.Banner? {
    AuthenticationForm(fields: [], phase: phase).banner
  }

  private var bannerText: String {
    switch banner {
    case .verifying: texts[.verifyingInformation]
    case .refused(let message): message
    case nil: ""
    }
  }

  private var canEdit: Bool { AuthenticationForm(fields: [], phase: phase).canEdit }

  private var configuration: AuthenticationConfiguration {
    let hasImage = !ConfigurationViewWrapper(slots.detailImage).isEmpty
    let trigger = trigger
    return AuthenticationConfiguration(
      detailImage: part(DetailImageRole.self, slots.detailImage) {
        $0.frame(maxWidth: 140, maxHeight: 140)
          .accessibilityIdentifier("detailImageView")
      },
      title: part(TitleRole.self, slots.title) {
        $0.font(
          hasImage
            ? .fiori(forTextStyle: .headline, weight: .bold)
            : .fiori(forTextStyle: .title1, weight: .bold)
        )
        .foregroundStyle(Color.preferredColor(.primaryLabel))
        .multilineTextAlignment(.center)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("headlineLabel")
      },
      subtitle: part(SubtitleRole.self, slots.subtitle) {
        $0.font(.fiori(forTextStyle: hasImage ? .subheadline : .body))
          .foregroundStyle(Color.preferredColor(hasImage ? .secondaryLabel : .primaryLabel))
          .multilineTextAlignment(.center)
          .accessibilityIdentifier("detailLabel")
      },
      authInput: part(AuthInputRole.self, slots.authInput) {
        $0.modifier(AuthInputLook())
      },
      signInAction: signInAction, isDisabled: slots.isDisabled, didSignIn: slots.didSignIn,
      componentIdentifier: slots.componentIdentifier, submit: { trigger.press?() })
  }

  private var signInAction: ConfigurationViewWrapper {
    let isOmitted = ConfigurationViewWrapper(slots.signInAction).isOmitted
    let button: any View =
      isOmitted ? FioriButton(title: AttributedString(texts[.signInAction])) : slots.signInAction
    let didSignIn = slots.didSignIn
    return part(SignInActionRole.self, button) {
      $0.modifier(
        ActionLook(
          part: StyledPart("signInButton", of: .authenticationScreen),
          style: FioriPrimaryButtonStyle(.infinity),
          conduct: ButtonConduct(
            gate: { press in
              press()
              didSignIn?()
            }, trigger: trigger),
          isEnabled: canEdit && !slots.isDisabled, shortcut: .defaultAction))
    }
  }

  private func part<Role, Looks: View>(
    _ role: Role.Type, _ view: any View, looks: (Slot<Role>) -> Looks
  ) -> ConfigurationViewWrapper {
    SlotMaker(slots.componentIdentifier).part(role, view, looks: looks)
  }
}
