import SwiftUI

/// What an ``ActivationScreen`` holds, as its styles see it.
public struct ActivationScreenConfiguration: ComponentConfiguration {
  /// What is done here.
  public let title: ConfigurationViewWrapper
  /// What to do.
  public let descriptionText: ConfigurationViewWrapper
  /// The word between the two ways.
  public let footnote: ConfigurationViewWrapper
  /// The button that takes what was typed. It is disabled until there is something.
  public let action: ConfigurationViewWrapper
  /// The button that opens the scanner.
  public let secondaryAction: ConfigurationViewWrapper
  /// Shown in place of title and description.
  public let illustratedMessage: ConfigurationViewWrapper
  /// The field for what is typed, with the message below it.
  public let inputField: ConfigurationViewWrapper
  /// The wheel that takes the action's place while settings are looked up.
  public let loadingIndicator: ConfigurationViewWrapper
  /// What is typed.
  public let inputText: Binding<String>
  /// Whether the message is shown in place of title and description.
  public let showsIllustratedMessage: Bool
  /// What styles ask for.
  public let componentIdentifier: String

  /// The screen, in what is left of the styles around it.
  public var component: ActivationScreen { ActivationScreen(self) }
}

/// The looks or the layout of ``ActivationScreen``s.
public protocol ActivationScreenStyle: ComponentStyle
where Configuration == ActivationScreenConfiguration {}

extension View {
  /// Sets the looks of activation screens. The nearest style is asked first; it reaches the next by
  /// making `ActivationScreen(configuration)`.
  public func activationScreenStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == ActivationScreenConfiguration { pushingStyle(style) }

  /// Sets the looks of activation screens.
  public func activationScreenStyle<Content: View>(
    @ViewBuilder _ content: @escaping (ActivationScreenConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}
