import Onboarding
import Testing

@Suite("The activation screen offers typing, scanning, or both")
struct ActivationScreenContentTests {
  @Test(
    "Options decide the field and the buttons",
    arguments: [
      ([.discoveryService, .barcodeScanner], .email, .tryServerAddress, true),
      ([.manualURL, .barcodeScanner], .serverAddress, .tryServerAddress, true),
      (
        [.discoveryService, .manualURL, .barcodeScanner], .emailOrServerAddress, .tryServerAddress,
        true
      ),
      (.discoveryService, .email, .tryEmail, false), (.manualURL, .serverAddress, .tryEmail, false),
      (.barcodeScanner, nil, nil, true), ([], nil, nil, false),
    ] as [(WelcomeOptions, OnboardingInputKind?, OnboardingAction?, Bool)])
  func optionsDecide(
    options: WelcomeOptions, kind: OnboardingInputKind?, other: OnboardingAction?, canScan: Bool
  ) {
    let content = ActivationScreenContent(options: options)
    #expect(content.inputKind == kind)
    #expect(content.isVisible(.emailTextField) == (kind != nil))
    #expect(content.isVisible(.primaryActionButton) == (kind != nil))
    #expect(content.isVisible(.secondaryActionButton) == canScan)
    #expect(content.secondaryAction == (canScan ? .openScanner : nil))
    #expect(content.isVisible(.subheadlineLabel) == (kind != nil && canScan))
    #expect(content.defaultText(of: .emailTextField) == kind?.placeholder)
  }

  @Test(
    "What was typed decides what the primary button does",
    arguments: [
      (.discoveryService, "x", .tryEmail), (.manualURL, "j@example.com", .tryServerAddress),
      ([.discoveryService, .manualURL], "j@example.com", .tryEmail),
      ([.discoveryService, .manualURL], "example.com", .tryServerAddress),
      (.barcodeScanner, "x", nil),
    ] as [(WelcomeOptions, String, OnboardingAction?)])
  func primaryAction(options: WelcomeOptions, input: String, action: OnboardingAction?) {
    #expect(ActivationScreenContent(options: options, input: input).primaryAction == action)
  }

  @Test(
    "The primary button waits for input, the scanner does not",
    arguments: [("", false), ("  ", false), ("jane@example.com", true)])
  func waitsForInput(input: String, isReady: Bool) {
    let content = ActivationScreenContent(input: input)
    #expect(content.isEnabled(.primaryActionButton) == isReady)
    #expect(content.isEnabled(.secondaryActionButton))
    #expect(content.isEnabled(.emailTextField))
  }

  @Test("While settings are looked up only Cancel answers", arguments: [false, true], 0..<8)
  func busy(allowsCancel: Bool, bits: Int) {
    let content = ActivationScreenContent(
      options: WelcomeOptions(rawValue: bits), isBusy: true, allowsCancel: allowsCancel, input: "x")
    #expect(content.isVisible(.loadingIndicatorView))
    #expect(!content.isVisible(.primaryActionButton))
    #expect(content.enabledParts == (allowsCancel ? [.cancelButton] : []))
  }

  @Test("Every visible part has a default text in every combination", arguments: 0..<8)
  func hasTexts(bits: Int) {
    let content = ActivationScreenContent(
      options: WelcomeOptions(rawValue: bits), isBusy: true, allowsCancel: true)
    for part in content.visibleParts { #expect(content.defaultText(of: part) != nil, "\(part)") }
  }

  @Test(
    "The texts of the page",
    arguments: [
      (.headlineLabel, "Activation"), (.primaryActionButton, "Use Your Email"),
      (.subheadlineLabel, "Or"), (.secondaryActionButton, "Scan"),
    ] as [(ActivationScreenContent.Part, String)])
  func texts(part: ActivationScreenContent.Part, text: String) {
    #expect(ActivationScreenContent().defaultText(of: part)?.english == text)
  }
}
