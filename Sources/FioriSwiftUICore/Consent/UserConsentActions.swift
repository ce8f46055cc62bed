import Onboarding
import SwiftUI

/// The buttons that an app has given a consent form.
@MainActor struct UserConsentActions {
  var next: any View = DefaultSlot()
  var cancel: any View = DefaultSlot()
  var allow: any View = DefaultSlot()
  var deny: any View = DefaultSlot()
  var notNow: any View = DefaultSlot()
}

/// The buttons of a consent form in their slots, with the form's part in what they do.
@MainActor struct UserConsentButtons {
  let actions: UserConsentActions
  let texts: OnboardingTexts
  let componentIdentifier: String
  let press: @MainActor (ConsentForm.Event) -> Void

  private var slots: SlotMaker { SlotMaker(componentIdentifier) }

  var next: ConfigurationViewWrapper {
    slots.action(
      NextActionRole.self, actions.next, title: texts[.nextAction],
      look: plain("nextButton", .next, .defaultAction))
  }
  var cancel: ConfigurationViewWrapper {
    slots.action(
      CancelActionRole.self, actions.cancel, title: texts[.cancelAction],
      look: plain("cancelButton", .cancel, .cancelAction))
  }
  var back: ConfigurationViewWrapper {
    slots.action(
      CancelActionRole.self, DefaultSlot(), title: texts[.backAction],
      look: plain("backButton", .back, .cancelAction))
  }
  var allow: ConfigurationViewWrapper {
    slots.action(
      AllowActionRole.self, actions.allow, title: texts[.allowAction],
      look: ActionLook(
        part: StyledPart("allowButton", of: .consentScreen), style: FioriPrimaryButtonStyle(),
        conduct: .also { press(.allow) }, isEnabled: true, shortcut: .defaultAction))
  }
  var deny: ConfigurationViewWrapper {
    slots.action(
      DenyActionRole.self, actions.deny, title: texts[.denyAction],
      look: plain("denyButton", .deny))
  }
  var notNow: ConfigurationViewWrapper {
    slots.action(
      NotNowActionRole.self, actions.notNow, title: texts[.notNowAction],
      look: plain("notNowButton", .notNow))
  }

  private func plain(
    _ role: String, _ event: ConsentForm.Event, _ shortcut: KeyboardShortcut? = nil
  ) -> ActionLook<FioriTertiaryButtonStyle> {
    ActionLook(
      part: StyledPart(role, of: .consentScreen), style: FioriTertiaryButtonStyle(),
      conduct: .also { press(event) },
      isEnabled: true, shortcut: shortcut)
  }
}
