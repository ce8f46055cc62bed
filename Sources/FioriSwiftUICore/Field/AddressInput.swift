import FioriThemeManager
import Onboarding
import SwiftUI
import UIKit

/// The field of a screen for an email address or the address of a server, with the message below it.
struct AddressInput: View {
  let text: Binding<String>
  let kind: OnboardingInputKind
  let texts: OnboardingTexts
  let message: String?
  let focusRequests: Int
  let component: PartTable
  var role = "emailTextField"
  let submit: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      AddressField(
        text: text, kind: kind, label: label, placeholder: texts[kind.placeholder],
        message: message, focusRequests: focusRequests, component: component,
        role: role, submit: submit
      )
      .accessibilityIdentifier(role)
      if let message {
        Text(message)
          .modifier(
            TextLook(
              part: StyledPart("emailMessageLabel", of: component), font: .footnote,
              color: .negativeLabel, alignment: .leading))
      }
    }
  }

  private var label: String {
    switch kind {
    case .email: texts[.emailLabel]
    case .serverAddress: texts[.serverAddressLabel]
    case .emailOrServerAddress: texts[.emailOrServerAddressPlaceholder]
    }
  }
}

/// UIKit's field, which nothing corrects and nothing capitalises.
private struct AddressField: UIViewRepresentable {
  let text: Binding<String>
  let kind: OnboardingInputKind
  let label: String
  let placeholder: String
  let message: String?
  let focusRequests: Int
  let component: PartTable
  let role: String
  let submit: @MainActor () -> Void

  /// Keeps the values of now for actions that were made before.
  @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
    var field: AddressField
    var servedRequests: Int

    init(_ field: AddressField) {
      self.field = field
      servedRequests = field.focusRequests
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      field.submit()
      return false
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> OutlinedTextField {
    let field = OutlinedTextField(frame: .zero)
    StyledParts.shared.add(field, as: "", of: .textField)
    StyledParts.shared.add(field, as: role, of: component, font: .body)
    let coordinator = context.coordinator
    field.delegate = coordinator
    field.addAction(
      UIAction { [weak field, weak coordinator] _ in
        let typed = field?.text ?? ""
        guard let text = coordinator?.field.text, text.wrappedValue != typed else { return }
        text.wrappedValue = typed
      }, for: .editingChanged)
    return field
  }

  func updateUIView(_ field: OutlinedTextField, context: Context) {
    let coordinator = context.coordinator
    coordinator.field = self
    field.take(kind)
    if (field.text ?? "") != text.wrappedValue { field.text = text.wrappedValue }
    if field.accessibilityLabel != label { field.accessibilityLabel = label }
    if field.accessibilityHint != message { field.accessibilityHint = message }
    field.setPlaceholder(placeholder)
    field.isMarkedInvalid = message != nil
    let isEnabled = context.environment.isEnabled
    if field.isEnabled != isEnabled { field.isEnabled = isEnabled }
    if isEnabled, coordinator.servedRequests != focusRequests {
      coordinator.servedRequests = focusRequests
      field.becomeFirstResponder()
    }
  }
}
