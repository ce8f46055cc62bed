import FioriThemeManager
import Onboarding
import SwiftUI
import UIKit

/// Gives the parts of a field their looks, and has assistive technology hear what is wrong.
struct TextFieldFormViewParts: View {
  let slots: TextFieldFormViewSlots
  /// Whether more was typed than the field takes.
  @State private var isFull = false
  @Environment(\.locale) private var locale
  @Environment(\.onboardingTexts) private var texts

  var body: some View {
    let news = news.map { String($0.characters) }
    TextFieldFormView(configuration)
      .disabled(slots.controlState == .disabled)
      .onChange(of: slots.text.wrappedValue) { limit() }
      .onChange(of: news) {
        if let news { UIAccessibility.post(notification: .announcement, argument: news) }
      }
  }

  private func limit() {
    let taken = slots.limit.taken(of: slots.text.wrappedValue)
    if taken.isCut {
      slots.text.wrappedValue = taken.text
      isFull = true
    } else if !slots.limit.isReached(by: taken.text) {
      isFull = false
    }
  }

  private var configuration: TextFieldFormViewConfiguration {
    let maker = SlotMaker(slots.componentIdentifier)
    return TextFieldFormViewConfiguration(
      title: maker.part(TitleRole.self, title) {
        // The field says it.
        $0.accessibilityHidden(titleWords != nil)
          .modifier(
            TextLook(
              part: named("fieldTitle"), font: .subheadline, weight: .semibold,
              color: .primaryLabel, alignment: nil))
      },
      inputField: maker.part(InputFieldRole.self, field) {
        $0.modifier(FieldLook(part: named("inputField"), isWrong: state == .error))
      },
      message: message, charCount: count, aiNotice: notice, actionButton: actionButton,
      text: slots.text, isSecureEnabled: slots.isSecureEnabled, controlState: state,
      componentIdentifier: slots.componentIdentifier)
  }

  private func named(_ role: String) -> StyledPart { StyledPart(role, of: .textFieldFormView) }

  // MARK: - What is wrong, and what to type

  private var isTooLong: Bool { slots.limit.isExceeded(by: slots.text.wrappedValue) }

  private var state: ControlState {
    switch slots.controlState {
    case .disabled, .readOnly: slots.controlState
    case .normal, .error: slots.errorMessage != nil || isTooLong ? .error : slots.controlState
    }
  }

  /// What has become wrong, or could not be done.
  private var news: AttributedString? {
    if let error = slots.errorMessage { return error }
    if isTooLong { return AttributedString(slots.tooLongMessage ?? texts[.fieldTooLong]) }
    return isFull ? AttributedString(slots.fullMessage ?? texts[.fieldFull]) : nil
  }

  /// What stands below the field.
  private var words: AttributedString? {
    if let words = news ?? slots.hintText { return words }
    let isSaid = slots.controlState == .readOnly && !slots.hidesReadOnlyHint
    return isSaid ? AttributedString(texts[.fieldReadOnly]) : nil
  }

  private var message: ConfigurationViewWrapper {
    guard let words else { return ConfigurationViewWrapper(EmptyView()) }
    let isWrong = slots.errorMessage != nil || isTooLong
    return ConfigurationViewWrapper(
      Text(words)
        // The field says it.
        .accessibilityHidden(true)
        .modifier(
          TextLook(
            part: named("fieldMessage"), font: .footnote,
            color: isWrong ? .negativeLabel : .secondaryLabel, alignment: nil)))
  }

  private var count: ConfigurationViewWrapper {
    guard slots.showsCount, let most = slots.limit.most else {
      return ConfigurationViewWrapper(EmptyView())
    }
    let typed = String(slots.text.wrappedValue.count)
    return ConfigurationViewWrapper(
      Text(verbatim: "\(typed)/\(most)")
        .accessibilityLabel(Text(texts.text(.fieldCount, typed, String(most))))
        // How long a secret is, is part of it.
        .accessibilityHidden(slots.isSecureEnabled)
        .modifier(
          TextLook(
            part: named("fieldCount"), font: .footnote,
            color: isTooLong ? .negativeLabel : .secondaryLabel, alignment: .trailing)))
  }

  private var notice: ConfigurationViewWrapper {
    guard slots.isWrittenByAI else { return ConfigurationViewWrapper(EmptyView()) }
    return ConfigurationViewWrapper(
      Text(texts[.fieldWrittenByAI])
        .modifier(
          TextLook(
            part: named("fieldNotice"), font: .footnote, color: .secondaryLabel, alignment: nil)))
  }

  // MARK: - The field and its name

  private var titleWords: String? { ConfigurationViewWrapper(slots.title).words(in: locale) }

  /// What readers call the field.
  private var name: String {
    let words = titleWords ?? slots.placeholder.map { String($0.characters) } ?? ""
    return slots.isRequired ? texts.text(.fieldRequired, words) : words
  }

  private var title: any View {
    let title = ConfigurationViewWrapper(slots.title)
    guard let sign = slots.requiredSign, !title.isEmpty else { return slots.title }
    let text = sign.text.map { Text($0) }
    let joined: any View
    if let words = title.shown as? Text {
      joined = text.map { words + $0 } ?? words
    } else {
      joined = HStack(spacing: 2) {
        title
        text
      }
    }
    guard let icon = sign.icon else { return joined }
    return HStack(spacing: 4) {
      erased(joined)
      icon.accessibilityHidden(true)
    }
  }

  private var field: any View {
    FormField(
      name: name, placeholder: slots.placeholder.map { String($0.characters) } ?? "",
      text: slots.text, isSecure: slots.isSecureEnabled, format: slots.formatter?.fieldFormat
    )
    .environment(\.fieldIsReadOnly, slots.controlState == .readOnly)
    // Of one type whatever there is to say: the field stays as it is while something is typed.
    .accessibilityHint(Text(words.map { String($0.characters) } ?? ""))
  }

  private var actionButton: ConfigurationViewWrapper {
    guard let icon = slots.actionIcon else { return ConfigurationViewWrapper(EmptyView()) }
    let action = slots.action
    return ConfigurationViewWrapper(
      FieldPictureButton(part: named("actionButton"), name: slots.actionName ?? name) {
        action?()
      } picture: {
        icon.renderingMode(.template).resizable().scaledToFit().accessibilityHidden(true)
      })
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
