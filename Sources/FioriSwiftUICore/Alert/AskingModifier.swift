import Onboarding
import SwiftUI

/// Asks a person what a configuration says.
struct AskingModifier: ViewModifier {
  let isAsking: Bool
  let configuration: AlertConfiguration?
  /// Called with the button that was pressed: whether it was the second one.
  let answer: @MainActor (_ isSecondary: Bool) -> Void
  @Environment(\.onboardingTexts) private var texts

  func body(content: Content) -> some View {
    content.alert(
      title, isPresented: Binding(get: { isAsking && configuration != nil }, set: { _ in })
    ) {
      if let configuration {
        Button {
          answer(false)
          configuration.action.didSelect?()
        } label: {
          label(configuration.action, own: firstTitle(configuration.kind))
        }
        Button(role: .cancel) {
          answer(true)
          configuration.secondaryAction.didSelect?()
        } label: {
          label(configuration.secondaryAction, own: texts[.quitAction], configuration.kind)
        }
      }
    } message: {
      configuration?.message
    }
  }

  private var title: Text {
    switch configuration?.kind {
    case .deny: Text(texts[.consentDenyQuestion])
    case .cancel: Text(texts[.consentCancelQuestion])
    case nil: configuration?.title ?? Text(verbatim: "")
    }
  }

  private func firstTitle(_ kind: UserConsentAlertType?) -> String? {
    switch kind {
    case .deny: texts[.giveConsentAction]
    case .cancel: texts[.stayAction]
    case nil: nil
    }
  }

  @ViewBuilder private func label(
    _ action: AlertConfiguration.Action, own title: String?
  ) -> some View {
    if let title { Text(title) } else { action.label }
  }

  @ViewBuilder private func label(
    _ action: AlertConfiguration.Action, own title: String, _ kind: UserConsentAlertType?
  ) -> some View {
    label(action, own: kind == nil ? nil : title)
  }
}
