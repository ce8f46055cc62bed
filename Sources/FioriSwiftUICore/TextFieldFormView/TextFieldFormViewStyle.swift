import SwiftUI

/// The looks or the layout of ``TextFieldFormView``s.
public protocol TextFieldFormViewStyle: ComponentStyle
where Configuration == TextFieldFormViewConfiguration {}

extension View {
  /// Sets the looks of fields. The nearest style is asked first; it reaches the next by making
  /// `TextFieldFormView(configuration)`.
  public func textFieldFormViewStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == TextFieldFormViewConfiguration { pushingStyle(style) }

  /// Sets the looks of fields.
  public func textFieldFormViewStyle<Content: View>(
    @ViewBuilder _ content: @escaping (TextFieldFormViewConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

/// What a ``TextFieldFormView`` holds, as its styles see it.
public struct TextFieldFormViewConfiguration: ComponentConfiguration {
  /// What the field is called.
  public let title: ConfigurationViewWrapper
  /// The field itself, without an edge; a secret one has no button.
  public let inputField: ConfigurationViewWrapper
  /// What is wrong, or else what to type; empty for nothing.
  public let message: ConfigurationViewWrapper
  /// How much is typed of how much may be; empty for nothing.
  public let charCount: ConfigurationViewWrapper
  /// That a machine has filled the field; empty for nothing.
  public let aiNotice: ConfigurationViewWrapper
  /// The app's button in the field; empty for none.
  public let actionButton: ConfigurationViewWrapper
  /// What is typed.
  public let text: Binding<String>
  /// Whether it is a secret.
  public let isSecureEnabled: Bool
  /// How far the field can be used.
  public let controlState: ControlState
  /// What styles ask for.
  public let componentIdentifier: String

  /// The field, in what is left of the styles around it.
  public var component: TextFieldFormView { TextFieldFormView(self) }
}

/// For the fields by which a person signs in: nothing is capitalised and nothing corrected.
public struct AuthTextFieldStyle: TextFieldFormViewStyle {
  /// Makes the style.
  public init() {}

  /// The field, in what is left of the styles around it.
  public func makeBody(_ configuration: TextFieldFormViewConfiguration) -> some View {
    TextFieldFormView(configuration)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
  }
}
