import Onboarding
import SwiftUI

/// A field with a title above it and room for words below it.
///
/// ```swift
/// struct Name: View {
///   @State private var name = ""
///   var body: some View {
///     TextFieldFormView(title: "User name", text: $name, placeholder: "maria.keller")
///       .textFieldFormViewStyle(AuthTextFieldStyle())
///   }
/// }
/// ```
///
/// The title is the field's name for assistive technology. A secure field has a button that shows
/// what is in it; assistive technology never gets to know that, shown or not.
public struct TextFieldFormView: View {
  /// What a field says about itself to styles, unless it is given another identifier.
  public static let identifier = "fiori_textfieldformview_component"

  private enum Source {
    case slots(TextFieldFormViewSlots)
    case configuration(TextFieldFormViewConfiguration)
  }
  private let source: Source

  /// Makes a field whose title is any view.
  ///
  /// - Parameters:
  ///   - title: What the field is called. It is read to those who do not see it where it is a `Text`.
  ///   - text: What is typed.
  ///   - isSecureEnabled: Whether it is a secret; nil is false.
  ///   - formatter: Shows what is typed in another form; nil shows it as it is. A secret has none.
  ///   - placeholder: What an empty field shows.
  ///   - controlState: How far the field can be used.
  ///   - errorMessage: What is wrong, shown below the field; with it the field is in state `.error`.
  ///   - maxTextLength: The most characters; nil is no limit.
  ///   - hintText: What to type, shown below the field while nothing is wrong.
  ///   - hidesReadOnlyHint: Whether nothing is said below a field of state `.readOnly`; otherwise it is
  ///     that it cannot be changed, unless there is a `hintText`.
  ///   - isCharCountEnabled: Whether how much is typed is shown below a field with a limit.
  ///   - allowsBeyondLimit: Whether more than the limit can be typed, which is wrong then; otherwise it
  ///     is not taken.
  ///   - charCountReachLimitMessage: What is said when more was typed than is taken; nil is the kit's.
  ///   - charCountBeyondLimitMsg: What is wrong when more is typed than may be; nil is the kit's.
  ///   - isAINoticeEnabled: Whether it is said below the field that a machine has filled it.
  ///   - mandatoryFieldIndicator: What stands after the title of a field that must be filled.
  ///   - isRequired: Whether the field must be filled.
  ///   - actionIcon: The picture of a button in the field; nil is no button.
  ///   - action: What that button does.
  ///   - actionIconAccessibilityLabel: What that button is called; nil is what the field is called.
  ///   - componentIdentifier: What styles ask for; nil is ``identifier``.
  public init(
    @ViewBuilder title: () -> any View, text: Binding<String>, isSecureEnabled: Bool? = false,
    formatter: (any FormattedStringEditing)? = nil,
    placeholder: AttributedString? = nil, controlState: ControlState = .normal,
    errorMessage: AttributedString? = nil, maxTextLength: Int? = nil,
    hintText: AttributedString? = nil, hidesReadOnlyHint: Bool = false,
    isCharCountEnabled: Bool = false, allowsBeyondLimit: Bool = false,
    charCountReachLimitMessage: String? = nil, charCountBeyondLimitMsg: String? = nil,
    isAINoticeEnabled: Bool = false, mandatoryFieldIndicator: TextOrIcon? = .text("*"),
    isRequired: Bool = false, actionIcon: Image? = nil, action: (() -> Void)? = nil,
    actionIconAccessibilityLabel: String? = nil,
    componentIdentifier: String? = TextFieldFormView.identifier
  ) {
    precondition(
      formatter == nil || isSecureEnabled != true,
      "A secret has no form to be shown in: leave the formatter out.")
    source = .slots(
      TextFieldFormViewSlots(
        title: title(), text: text, isSecureEnabled: isSecureEnabled ?? false, formatter: formatter,
        placeholder: placeholder, controlState: controlState, errorMessage: errorMessage,
        limit: FieldLimit(most: maxTextLength, allowsMore: allowsBeyondLimit), hintText: hintText,
        hidesReadOnlyHint: hidesReadOnlyHint, showsCount: isCharCountEnabled,
        fullMessage: charCountReachLimitMessage, tooLongMessage: charCountBeyondLimitMsg,
        isWrittenByAI: isAINoticeEnabled, requiredSign: isRequired ? mandatoryFieldIndicator : nil,
        isRequired: isRequired, actionIcon: actionIcon, action: action,
        actionName: actionIconAccessibilityLabel,
        componentIdentifier: componentIdentifier ?? Self.identifier))
  }

  /// Makes a field with a title.
  ///
  /// Parameters are those of the initialiser with a view builder; without a title the placeholder is
  /// what the field is called.
  public init(
    title: AttributedString, text: Binding<String>, isSecureEnabled: Bool? = false,
    formatter: (any FormattedStringEditing)? = nil,
    placeholder: AttributedString? = nil, controlState: ControlState = .normal,
    errorMessage: AttributedString? = nil, maxTextLength: Int? = nil,
    hintText: AttributedString? = nil, hidesReadOnlyHint: Bool = false,
    isCharCountEnabled: Bool = false, allowsBeyondLimit: Bool = false,
    charCountReachLimitMessage: String? = nil, charCountBeyondLimitMsg: String? = nil,
    isAINoticeEnabled: Bool = false, mandatoryFieldIndicator: TextOrIcon? = .text("*"),
    isRequired: Bool = false, actionIcon: Image? = nil, action: (() -> Void)? = nil,
    actionIconAccessibilityLabel: String? = nil
  ) {
    self.init(
      title: { if !title.characters.isEmpty { Text(title) } }, text: text,
      isSecureEnabled: isSecureEnabled, formatter: formatter, placeholder: placeholder,
      controlState: controlState,
      errorMessage: errorMessage, maxTextLength: maxTextLength, hintText: hintText,
      hidesReadOnlyHint: hidesReadOnlyHint, isCharCountEnabled: isCharCountEnabled,
      allowsBeyondLimit: allowsBeyondLimit, charCountReachLimitMessage: charCountReachLimitMessage,
      charCountBeyondLimitMsg: charCountBeyondLimitMsg, isAINoticeEnabled: isAINoticeEnabled,
      mandatoryFieldIndicator: mandatoryFieldIndicator, isRequired: isRequired,
      actionIcon: actionIcon, action: action,
      actionIconAccessibilityLabel: actionIconAccessibilityLabel)
  }

  /// Makes the field again, inside a style, with what is left of the styles around it.
  public init(_ configuration: TextFieldFormViewConfiguration) {
    source = .configuration(configuration)
  }

  /// The field in the styles around it.
  public var body: some View {
    switch source {
    case .slots(let slots): TextFieldFormViewParts(slots: slots)
    case .configuration(let configuration):
      StyledComponent(configuration, base: TextFieldFormViewBaseStyle())
    }
  }
}
