/// What an activation screen shows and enables: one way by typing, one by scanning, or both.
///
/// ```swift
/// let content = ActivationScreenContent(input: "jane@example.com")
/// print(content.isEnabled(.primaryActionButton))  // true
/// ```
public struct ActivationScreenContent: Hashable, Sendable {
  /// The parts that are on the screen.
  public let visibleParts: Set<Part>
  /// The parts that answer to a person; all of them are visible.
  public let enabledParts: Set<Part>
  /// What the field takes, `nil` when there is no field.
  public let inputKind: OnboardingInputKind?
  /// What the primary button does, `nil` when there is no field to submit.
  public let primaryAction: OnboardingAction?
  /// What the secondary button does, `nil` when nothing can be scanned.
  public let secondaryAction: OnboardingAction?

  /// Computes the content.
  ///
  /// - Parameters:
  ///   - options: The ways to get settings; by default an email address and a QR code.
  ///   - isBusy: Whether settings are being looked up.
  ///   - allowsCancel: Whether a look-up can be ended with a button.
  ///   - input: The text in the field; white space alone counts as empty.
  public init(
    options: WelcomeOptions = [.discoveryService, .barcodeScanner],
    isBusy: Bool = false,
    allowsCancel: Bool = false,
    input: String = ""
  ) {
    let inputKind = options.inputKind
    let canScan = options.contains(.barcodeScanner)

    var visible: Set<Part> = [.headlineLabel, .detailLabel]
    if inputKind != nil { visible.formUnion([.emailTextField, .primaryActionButton]) }
    if canScan { visible.insert(.secondaryActionButton) }
    if inputKind != nil && canScan { visible.insert(.subheadlineLabel) }
    if isBusy {
      // The spinner takes the button's place.
      visible.remove(.primaryActionButton)
      visible.insert(.loadingIndicatorView)
    }
    if isBusy && allowsCancel { visible.insert(.cancelButton) }

    var enabled: Set<Part> =
      isBusy
      ? [.cancelButton] : [.emailTextField, .primaryActionButton, .secondaryActionButton]
    if input.trimmingWhiteSpace.isEmpty { enabled.remove(.primaryActionButton) }

    visibleParts = visible
    enabledParts = enabled.intersection(visible)
    self.inputKind = inputKind
    primaryAction = inputKind?.action(for: input)
    secondaryAction = canScan ? .openScanner : nil
  }

  /// Whether a part is on the screen.
  public func isVisible(_ part: Part) -> Bool { visibleParts.contains(part) }

  /// Whether a part answers to a person.
  public func isEnabled(_ part: Part) -> Bool { enabledParts.contains(part) }

  /// The default text of a part, `nil` where there is none.
  public func defaultText(of part: Part) -> OnboardingText? {
    switch part {
    case .headlineLabel: .activationHeadline
    case .detailLabel: detailText
    case .emailTextField: inputKind?.placeholder
    case .primaryActionButton: primaryTitle
    case .subheadlineLabel: .activationOr
    case .secondaryActionButton: .scanAction
    case .cancelButton: .cancelAction
    case .loadingIndicatorView: .checkingAccount
    }
  }

  private var detailText: OnboardingText {
    switch (inputKind, secondaryAction) {
    case (nil, _): .welcomeScannerDetail
    case (.email?, nil): .welcomeDiscoveryDetail
    case (.serverAddress?, nil): .welcomeManualURLDetail
    case (.emailOrServerAddress?, nil): .welcomeTypedDetail
    case (.email?, _?): .activationEmailDetail
    case (.serverAddress?, _?): .activationServerAddressDetail
    case (.emailOrServerAddress?, _?): .activationTypedDetail
    }
  }

  private var primaryTitle: OnboardingText? {
    switch inputKind {
    case .email: .activationUseEmail
    case .serverAddress: .activationUseServerAddress
    case .emailOrServerAddress: .continueAction
    case nil: nil
    }
  }
}
