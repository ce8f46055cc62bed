import SAPFiori
import UIKit

/// The made-up content of the pages.
@MainActor enum CatalogSamples {
  static let email = "maria.keller@example.com"

  /// A company's word mark, 200 × 44 points.
  static let wordmark = UIImage(
    data: Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="44" viewBox="0 0 200 44">
        <circle cx="22" cy="22" r="20" fill="#188918"/>
        <path d="M12 24c6-14 14-14 20-4c-4 12-12 14-20 4z" fill="#fff"/>
        <g fill="none" stroke="#5b738b" stroke-width="5" stroke-linecap="round">
          <path d="M58 12v20h13M84 12v20M97 32V12l16 20V12M140 14a10 10 0 1 0 2 14v-4h-6M158 12v20M158 22h14M172 12v20"/>
        </g>
      </svg>
      """.utf8))

  static func welcomeScreen(
    state: FUIWelcomeControllerState = .notConfigured,
    options: FUIWelcomeControllerConfigurationOption = .discoveryService
  ) -> FUIWelcomeScreen {
    let screen = FUIWelcomeScreen.createInstanceFromStoryboard()
    screen.headlineLabel.text = "Field Service"
    screen.state = state
    screen.configurationOptions = options
    screen.delegate = CatalogDelegate.shared
    return screen
  }

  /// Texts as long as a translation gets, with words that are hard to break.
  static func setLongTexts(_ screen: FUIWelcomeScreen) {
    screen.headlineLabel.text = "Willkommen bei der Außendienststeuerung"
    screen.detailLabel.text =
      "Geben Sie zur Einrichtung die E-Mail-Adresse ein, die Ihnen Ihre "
      + "Benutzerkontenverwaltungsabteilung für die Datenschutzgrundverordnung zugeteilt hat."
    screen.primaryActionButton.setTitle(
      "Konfigurationseinstellungen jetzt herunterladen", for: .normal)
    screen.footnoteLabel.text = "Möchten Sie die Anwendung zuerst unverbindlich kennenlernen?"
    screen.footnoteActionButton.setTitle(
      "Vorführmodus mit Beispieldaten ausprobieren", for: .normal)
  }

  static func alert() -> UIAlertController {
    let alert = UIAlertController(
      title: "No Settings Found",
      message: "Check the spelling of your email address. If it is right, ask your administrator "
        + "to set the app up for you.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  static func choiceAlert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Leave the Set-Up?", message: "What you have typed is not kept.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Leave", style: .destructive))
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    return alert
  }
}
