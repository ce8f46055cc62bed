import Onboarding
import Testing

@Suite("No combination of the welcome screen's settings breaks its rules")
struct WelcomeScreenInvariantTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var state: WelcomeState
    var options: WelcomeOptions?
    var hasOwnAction: Bool
    var isDemoAvailable: Bool
    var isBusy: Bool
    var allowsCancel: Bool
    var input: String
    var legal: LegalAgreement

    var content: WelcomeScreenContent {
      WelcomeScreenContent(
        state: state, options: options, hasOwnAction: hasOwnAction,
        isDemoAvailable: isDemoAvailable,
        isBusy: isBusy, allowsCancel: allowsCancel, input: input, legal: legal)
    }

    var testDescription: String { "\(self)" }
  }

  static let allCases: [Case] = {
    let flags = [false, true]
    let options: [WelcomeOptions?] = [nil] + (0..<8).map { WelcomeOptions(rawValue: $0) }
    var cases: [Case] = []
    for state in WelcomeState.allCases {
      for option in options {
        for legal in LegalAgreement.allCases {
          for input in ["", "  ", "jane@example.com", "server.example.com"] {
            for bits in 0..<16 {
              cases.append(
                Case(
                  state: state, options: option, hasOwnAction: flags[bits & 1],
                  isDemoAvailable: flags[bits >> 1 & 1], isBusy: flags[bits >> 2 & 1],
                  allowsCancel: flags[bits >> 3 & 1], input: input, legal: legal))
            }
          }
        }
      }
    }
    return cases
  }()

  @Test("Every combination is there")
  func isComplete() {
    #expect(Self.allCases.count == 2 * 9 * 3 * 4 * 16)
  }

  @Test("A part that answers is visible, and there is always a headline and a request")
  func enabledIsVisible() {
    for item in Self.allCases {
      let content = item.content
      #expect(content.enabledParts.isSubset(of: content.visibleParts), "\(item)")
      #expect(content.visibleParts.isSuperset(of: [.headlineLabel, .detailLabel]), "\(item)")
      #expect(content.defaultText(of: .detailLabel) != nil)
    }
  }

  @Test("Only a screen without configuration, options and action of the app has no primary button")
  func primaryButton() {
    for item in Self.allCases {
      let content = item.content
      let isMissing =
        item.state == .notConfigured
        && (item.options == [] || item.options == nil && !item.hasOwnAction)
      #expect(
        content.isVisible(.primaryActionButton) == (!isMissing && !item.isBusy), "\(item)")
      #expect((content.primaryAction == nil) == isMissing, "\(item)")
      #expect((content.defaultText(of: .primaryActionButton) == nil) == isMissing, "\(item)")
    }
  }

  @Test("There is a field exactly when something can be typed and nothing scanned")
  func field() {
    for item in Self.allCases {
      let content = item.content
      let canType =
        item.state == .notConfigured && item.options?.contains(.barcodeScanner) == false
        && item.options?.isEmpty == false
      #expect(content.isVisible(.emailTextField) == canType, "\(item)")
      #expect((content.inputKind != nil) == canType, "\(item)")
    }
  }

  @Test("The demo's parts depend on the demo alone")
  func demo() {
    for item in Self.allCases {
      let content = item.content
      #expect(content.isVisible(.footnoteLabel) == item.isDemoAvailable, "\(item)")
      #expect(content.isVisible(.footnoteActionButton) == item.isDemoAvailable, "\(item)")
      #expect(
        content.isEnabled(.footnoteActionButton) == (item.isDemoAvailable && !item.isBusy),
        "\(item)")
    }
  }

  @Test("A look-up puts the spinner in the button's place, and only Cancel answers")
  func busy() {
    for item in Self.allCases where item.isBusy {
      let content = item.content
      var idle = item
      idle.isBusy = false
      var expected = idle.content.visibleParts
      expected.remove(.primaryActionButton)
      expected.insert(.loadingIndicatorView)
      if item.allowsCancel { expected.insert(.cancelButton) }
      #expect(content.visibleParts == expected, "\(item)")
      #expect(content.enabledParts == (item.allowsCancel ? [.cancelButton] : []), "\(item)")
      #expect(content.primaryAction == idle.content.primaryAction, "\(item)")
    }
  }

  @Test("Not ticking the box holds the primary button back and nothing else")
  func legal() {
    for item in Self.allCases where item.legal == .required {
      let content = item.content
      #expect(!content.isEnabled(.primaryActionButton), "\(item)")
      var accepted = item
      accepted.legal = .accepted
      #expect(content.visibleParts == accepted.content.visibleParts, "\(item)")
      #expect(
        accepted.content.enabledParts.subtracting(content.enabledParts)
          .isSubset(of: [.primaryActionButton]), "\(item)")
    }
  }
}
