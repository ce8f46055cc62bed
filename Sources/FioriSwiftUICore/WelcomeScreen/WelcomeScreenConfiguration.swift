import Onboarding
import SwiftUI

/// What a welcome screen holds, as its styles see it.
///
/// Each part brings its looks, its enablement and what it does; a part that is not to be shown in
/// the screen's state is empty.
public struct WelcomeScreenConfiguration: ComponentConfiguration {
  /// The name of the app, or a greeting.
  public let title: ConfigurationViewWrapper
  /// What to do, or the default text.
  public let description: ConfigurationViewWrapper
  /// The logo, or Foyer's mark.
  public let icon: ConfigurationViewWrapper
  /// The question above the demo's button.
  public let footnote: ConfigurationViewWrapper
  /// The button that leads on. It is disabled until the field and the check box let it lead on.
  public let action: ConfigurationViewWrapper
  /// The button that opens the demo.
  public let secondaryAction: ConfigurationViewWrapper
  /// What is shown in place of the description.
  public let illustratedMessage: ConfigurationViewWrapper
  /// The picture above the title.
  public let headlineImage: ConfigurationViewWrapper
  /// The field for what is typed, with the message below it.
  public let inputField: ConfigurationViewWrapper
  /// The check box with the legal text beside it.
  public let legalAgreement: ConfigurationViewWrapper
  /// The legal text alone.
  public let legalText: ConfigurationViewWrapper
  /// The wheel that takes the action's place while settings are looked up, with a way to end that.
  public let loadingIndicator: ConfigurationViewWrapper
  /// The text below the logo.
  public let footerText: ConfigurationViewWrapper
  /// What is typed.
  public let inputText: Binding<String>
  /// Whether a person has to agree before going on.
  public let isLegalAgreementRequired: Bool
  /// Whether the message is shown in place of the description.
  public let showsIllustratedMessage: Bool
  /// How far the app is.
  public let state: WelcomeScreenState
  /// How the app can be configured; empty where the app says nothing about it.
  public let options: Set<WelcomeScreenOption>
  /// Whether there is a demo.
  public let isDemoAvailable: Bool
  /// What styles ask for.
  public let componentIdentifier: String

  /// The screen, in what is left of the styles around it.
  public var component: WelcomeScreen { WelcomeScreen(self) }
}
