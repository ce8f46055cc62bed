import OnboardingTesting
import SAPFiori
import Testing
import UIKit

/// What the layout tests show: each launch setting, and the states that need the most room.
struct ScreenState: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let show: @MainActor (ScreenSize, ScreenLook) -> Screen

  static let settings = LaunchSetting.all.map { setting in
    ScreenState(testDescription: setting.name) { size, look in
      let story = WelcomeStory(setting, size: size, look: look)
      return story.display
    }
  }

  static let crowded = [
    ScreenState(testDescription: "long texts, a picture and an invalid address") { size, look in
      let story = WelcomeStory(size: size, look: look) { setLongTexts($0) }
      story.screen.emailTextField.text = "jane"
      story.screen.primaryActionButton.sendActions(for: .primaryActionTriggered)
      return story.display
    },
    ScreenState(testDescription: "a look-up with Cancel") { size, look in
      let story = WelcomeStory(size: size, look: look)
      story.screen.showsCancelButtonForDiscoveryService = true
      story.screen.loadingMessage = "Das Benutzerkonto wird überprüft…"
      story.screen.emailTextField.text = "jane@example.com"
      story.screen.primaryActionButton.sendActions(for: .primaryActionTriggered)
      return story.display
    },
    ScreenState(testDescription: "the activation screen with an invalid address") { size, look in
      let story = WelcomeStory(.activation, size: size, look: look)
      story.screen.primaryActionButton.sendActions(for: .primaryActionTriggered)
      let screen = story.top as? FUIActivationScreen
      screen?.emailTextField.text = "@example.com"
      screen?.primaryActionButton.sendActions(for: .primaryActionTriggered)
      return story.display
    },
    ScreenState(testDescription: "the scanner screen") { size, look in
      let story = WelcomeStory(.scanner, size: size, look: look)
      story.screen.primaryActionButton.sendActions(for: .primaryActionTriggered)
      return story.display
    },
    ScreenState(testDescription: "an alert") { size, look in
      let story = WelcomeStory(size: size, look: look)
      let alert = UIAlertController(
        title: "No Demo", message: "The demo is not available. Set the app up to use it.",
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Try Another Address", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      story.screen.present(alert, animated: false)
      return story.display
    },
  ]

  @MainActor private static func setLongTexts(_ screen: FUIWelcomeScreen) {
    screen.headlineLabel.text = "Willkommen bei der Außendienststeuerung"
    screen.detailLabel.text =
      "Geben Sie die Adresse ein, die Ihnen Ihre Benutzerkontenverwaltungsabteilung zugeteilt hat."
    screen.primaryActionButton.setTitle("Konfigurationseinstellungen herunterladen", for: .normal)
    screen.footnoteActionButton.setTitle("Vorführmodus mit Beispieldaten ansehen", for: .normal)
    screen.headlineImageView.image = UIImage(systemName: "camera")
  }
}
