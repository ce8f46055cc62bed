import Onboarding
import Testing

@Suite("The welcome screen shows what its state, options, demo and legal flags ask for")
struct WelcomeScreenContentTests {
  struct Row: Sendable {
    let state: WelcomeState
    let options: WelcomeOptions
    let setting: WelcomeLaunchSetting
    let inputKind: OnboardingInputKind?
    let action: OnboardingAction?
    let title: String?
    let detail: OnboardingText
  }

  /// The five launch settings of the documentation, and those that a typed server address adds.
  static let rows = [
    Row(
      state: .notConfigured, options: [], setting: .link, inputKind: nil, action: nil, title: nil,
      detail: .welcomeLinkDetail),
    Row(
      state: .notConfigured, options: .discoveryService, setting: .discovery, inputKind: .email,
      action: .tryEmail, title: "Continue", detail: .welcomeDiscoveryDetail),
    Row(
      state: .notConfigured, options: .barcodeScanner, setting: .scanner, inputKind: nil,
      action: .openScanner, title: "Scan", detail: .welcomeScannerDetail),
    Row(
      state: .notConfigured, options: [.discoveryService, .barcodeScanner], setting: .activation,
      inputKind: nil, action: .openActivation, title: "Activate", detail: .welcomeActivationDetail),
    Row(
      state: .isConfigured, options: [], setting: .configured, inputKind: nil, action: .start,
      title: "Start", detail: .welcomeConfiguredDetail),
    Row(
      state: .notConfigured, options: .manualURL, setting: .manualURL, inputKind: .serverAddress,
      action: .tryServerAddress, title: "Continue", detail: .welcomeManualURLDetail),
    Row(
      state: .notConfigured, options: [.discoveryService, .manualURL],
      setting: .discoveryOrManualURL,
      inputKind: .emailOrServerAddress, action: .tryServerAddress, title: "Continue",
      detail: .welcomeTypedDetail),
    Row(
      state: .notConfigured, options: [.manualURL, .barcodeScanner], setting: .activation,
      inputKind: nil, action: .openActivation, title: "Activate", detail: .welcomeActivationDetail),
    Row(
      state: .notConfigured, options: [.discoveryService, .barcodeScanner, .manualURL],
      setting: .activation, inputKind: nil, action: .openActivation, title: "Activate",
      detail: .welcomeActivationDetail),
  ]

  @Test("Each launch setting has its button, its field and its texts", arguments: rows)
  func launchSettings(row: Row) {
    // An input without @ keeps the combined field at its second meaning; the first has its own
    // test.
    let input = row.inputKind == .email ? "jane@example.com" : "server.example.com"
    let content = WelcomeScreenContent(state: row.state, options: row.options, input: input)
    #expect(content.launchSetting == row.setting)
    #expect(content.inputKind == row.inputKind)
    #expect(content.primaryAction == row.action)
    #expect(content.defaultText(of: .primaryActionButton)?.english == row.title)
    #expect(content.defaultText(of: .detailLabel) == row.detail)
    #expect(content.defaultText(of: .emailTextField) == row.inputKind?.placeholder)
  }

  @Test("In a configured app the options are ignored", arguments: 0..<8)
  func configuredIgnoresOptions(bits: Int) {
    let content = WelcomeScreenContent(
      state: .isConfigured, options: WelcomeOptions(rawValue: bits))
    #expect(content == WelcomeScreenContent(state: .isConfigured))
    #expect(content.primaryAction == .start)
  }

  /// The ten rows of the published table: state, options, demo; field, primary, demo's parts.
  @Test(
    "The published table, with and without something to agree to",
    arguments: [
      (.isConfigured, [.discoveryService, .barcodeScanner], true, false, true),
      (.isConfigured, [], false, false, true),
      (.notConfigured, [], true, false, false), (.notConfigured, [], false, false, false),
      (.notConfigured, .discoveryService, true, true, true),
      (.notConfigured, .discoveryService, false, true, true),
      (.notConfigured, .barcodeScanner, true, false, true),
      (.notConfigured, .barcodeScanner, false, false, true),
      (.notConfigured, [.discoveryService, .barcodeScanner], true, false, true),
      (.notConfigured, [.discoveryService, .barcodeScanner], false, false, true),
    ] as [(WelcomeState, WelcomeOptions, Bool, Bool, Bool)], LegalAgreement.allCases)
  func publishedTable(
    row: (WelcomeState, WelcomeOptions, Bool, Bool, Bool), legal: LegalAgreement
  ) {
    let (state, options, demo, hasField, hasPrimary) = row
    for input in ["", "jane@example.com"] {
      let content = WelcomeScreenContent(
        state: state, options: options, isDemoAvailable: demo, input: input, legal: legal)
      #expect(content.isVisible(.emailTextField) == hasField)
      #expect(content.isVisible(.primaryActionButton) == hasPrimary)
      #expect(content.isVisible(.footnoteLabel) == demo)
      #expect(content.isVisible(.footnoteActionButton) == demo)
      #expect(content.isEnabled(.footnoteActionButton) == demo)
      #expect(content.isVisible(.legalAgreement) == (legal != .notRequired))
      let isReady = hasPrimary && (!hasField || !input.isEmpty) && legal != .required
      #expect(content.isEnabled(.primaryActionButton) == isReady)
    }
  }

  @Test("Blanks in the field are no input", arguments: [" ", "\n", "\t \u{A0}"])
  func blanksAreNoInput(input: String) {
    let content = WelcomeScreenContent(options: .discoveryService, input: input)
    #expect(!content.isEnabled(.primaryActionButton))
  }

  @Test(
    "A field for either kind tells them apart by the @",
    arguments: [
      ("", .tryServerAddress), ("server.example.com", .tryServerAddress),
      ("j@example.com", .tryEmail),
    ] as [(String, OnboardingAction)])
  func tellsKindsApart(input: String, action: OnboardingAction) {
    let content = WelcomeScreenContent(options: [.discoveryService, .manualURL], input: input)
    #expect(content.primaryAction == action)
  }

  @Test(
    "Options that were left out show a button exactly when the app gave an action",
    arguments: [
      (nil, true, .start), (nil, false, nil), ([], true, nil), ([], false, nil),
      (.barcodeScanner, true, .openScanner), (.barcodeScanner, false, .openScanner),
    ] as [(WelcomeOptions?, Bool, OnboardingAction?)])
  func omittedOptions(options: WelcomeOptions?, hasAction: Bool, action: OnboardingAction?) {
    let content = WelcomeScreenContent(options: options, hasOwnAction: hasAction)
    #expect(content.primaryAction == action)
    #expect(content.isVisible(.primaryActionButton) == (action != nil))
    #expect(
      content.defaultText(of: .primaryActionButton)?.english
        == (action.map { _ in content })?
        .launchSetting.texts.primaryAction?.english)
  }

  @Test(
    "The two flags of a legal text make one value",
    arguments: [
      (false, false, .notRequired), (false, true, .notRequired), (true, false, .required),
      (true, true, .accepted),
    ] as [(Bool, Bool, LegalAgreement)])
  func legalFlags(isRequired: Bool, isAccepted: Bool, expected: LegalAgreement) {
    #expect(LegalAgreement(isRequired: isRequired, isAccepted: isAccepted) == expected)
  }

  @Test("Bits without a meaning are dropped from the options")
  func dropsUnknownBits() {
    #expect(WelcomeOptions(rawValue: 0b1111_1000).isEmpty)
  }

  @Test("The demo and the spinner have the documented texts")
  func documentedTexts() {
    let content = WelcomeScreenContent(isBusy: true, allowsCancel: true)
    #expect(content.defaultText(of: .footnoteLabel)?.english == "Want to explore?")
    #expect(content.defaultText(of: .footnoteActionButton)?.english == "Try the Demo")
    #expect(content.defaultText(of: .loadingIndicatorView)?.english == "Checking Account…")
    #expect(content.defaultText(of: .cancelButton)?.english == "Cancel")
    #expect(content.defaultText(of: .headlineLabel) == nil)
  }
}
