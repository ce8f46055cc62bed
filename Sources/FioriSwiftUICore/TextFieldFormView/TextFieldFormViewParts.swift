import FioriThemeManager
import Onboarding
import SwiftUI
import UIKit

/// Gives the parts of a field their looks, and has assistive technology hear what is wrong.
struct TextFieldFormViewParts: View {
  let slots: TextFieldFormViewSlots
  @Environment(\.locale) private var locale

  var body: some View {
    let error = slots.errorMessage.map { String($0.characters) }
    TextFieldFormView(configuration)
      .disabled(slots.controlState == .disabled)
      .onChange(of: slots.text.wrappedValue) { limit() }
      .onChange(of: error) {
        if let error { UIAccessibility.post(notification: .announcement, argument: error) }
      }
  }

  private func limit() {
    guard let most = slots.maxTextLength, slots.text.wrappedValue.count > max(0, most) else {
      return
    }
    slots.text.wrappedValue = String(slots.text.wrappedValue.prefix(max(0, most)))
  }

  private var configuration: TextFieldFormViewConfiguration {
    TextFieldFormViewConfiguration(
      title: SlotMaker(slots.componentIdentifier).part(TitleRole.self, slots.title) {
        // The field says it.
        $0.accessibilityHidden(titleWords != nil)
          .modifier(
            TextLook(
              part: StyledPart("fieldTitle", of: .textFieldFormView), font: .subheadline,
              weight: .semibold, color: .primaryLabel, alignment: nil))
      },
      inputField: SlotMaker(slots.componentIdentifier).part(InputFieldRole.self, field) {
        $0.modifier(
          FieldLook(
            part: StyledPart("inputField", of: .textFieldFormView),
            isWrong: slots.controlState == .error))
      },
      message: message, text: slots.text, isSecureEnabled: slots.isSecureEnabled,
      controlState: slots.controlState, componentIdentifier: slots.componentIdentifier)
  }

  private var titleWords: String? { ConfigurationViewWrapper(slots.title).words(in: locale) }

  /// What is wrong, or else what to type.
  private var words: AttributedString? { slots.errorMessage ?? slots.hintText }

  private var field: any View {
    let placeholder = slots.placeholder.map { String($0.characters) } ?? ""
    let name = titleWords ?? placeholder
    let field = FormField(
      name: name, placeholder: placeholder, text: slots.text, isSecure: slots.isSecureEnabled,
      format: slots.formatter?.fieldFormat)
    guard let words else { return field }
    return field.accessibilityHint(Text(String(words.characters)))
  }

  private var message: ConfigurationViewWrapper {
    guard let words else { return ConfigurationViewWrapper(EmptyView()) }
    let isError = slots.errorMessage != nil
    return ConfigurationViewWrapper(
      Text(words)
        // The field says it.
        .accessibilityHidden(true)
        .modifier(
          TextLook(
            part: StyledPart("fieldMessage", of: .textFieldFormView), font: .footnote,
            color: isError ? .negativeLabel : .secondaryLabel, alignment: nil)))
  }
}

/// SwiftUI's field. Its kind never changes, so that what is typed stays where it is.
private struct FormField: View {
  let name: String
  let placeholder: String
  let text: Binding<String>
  let isSecure: Bool
  let format: FieldFormat?

  var body: some View {
    if isSecure {
      SecureField(name, text: text, prompt: Text(placeholder))
    } else {
      TextField(name, text: text, prompt: Text(placeholder)).environment(\.fieldFormat, format)
    }
  }
}
