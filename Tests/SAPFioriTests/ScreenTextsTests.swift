import Localization
import Onboarding
import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("The texts of the screens", .onScreen) struct ScreenTextsTests {
  @Test("are taken from one place when a screen is made")
  func onePlace() {
    let english = FUIWelcomeScreen.createInstanceFromStoryboard()
    let before = ScreenTexts.current
    defer { ScreenTexts.current = before }
    ScreenTexts.current = OnboardingTexts(
      table: StringTable(
        entries: [
          "action.start": "Starten", "activation.headline": "Aktivierung",
          "scan.noCamera.title": "Keine Kamera", "input.email.label": "E-Mail",
          "lookup.checkingAccount": "Konto wird geprüft…",
        ], language: "de"))

    let welcome = FUIWelcomeScreen.createInstanceFromStoryboard()
    welcome.state = .isConfigured
    english.state = .isConfigured
    #expect(welcome.primaryActionButton.currentTitle == "Starten")
    #expect(english.primaryActionButton.currentTitle == "Start")
    let activation = FUIActivationScreen.createInstanceFromStoryboard()
    #expect(activation.headlineLabel.text == "Aktivierung")
    #expect(activation.emailTextField.accessibilityLabel == "E-Mail")
    let scanner = Screen(FUIOnboardingScanViewController.createInstanceFromStoryboard())
    #expect(scanner.has("Keine Kamera"))
  }
}
