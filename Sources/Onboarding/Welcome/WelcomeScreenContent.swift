/// What a welcome screen shows and enables, computed from what the app and the person have said.
///
/// Both faces of the screen, UIKit's and SwiftUI's, ask this value and decide nothing themselves.
///
/// ```swift
/// let content = WelcomeScreenContent(options: .discoveryService, input: "jane@example.com")
/// print(content.isVisible(.emailTextField), content.primaryAction == .tryEmail)  // true true
/// ```
public struct WelcomeScreenContent: Hashable, Sendable {
  /// The situation, which decides the default texts.
  public let launchSetting: WelcomeLaunchSetting
  /// The parts that are on the screen.
  public let visibleParts: Set<Part>
  /// The parts that answer to a person; all of them are visible.
  public let enabledParts: Set<Part>
  /// What the field takes, `nil` when there is no field.
  public let inputKind: OnboardingInputKind?
  /// What the primary button does, `nil` in a setting that has no such button.
  public let primaryAction: OnboardingAction?

  /// Computes the content.
  ///
  /// - Parameters:
  ///   - state: Whether the app has its settings.
  ///   - options: The ways to get them, ignored in `.isConfigured`. An empty set means that a link
  ///     brings them, so there is no primary button. `nil` means that nothing was said, as a
  ///     SwiftUI screen may leave it: then a button is there exactly when the app gave an action.
  ///   - hasOwnAction: Whether the app gave the screen an action of its own.
  ///   - isDemoAvailable: Whether there is a demo to try.
  ///   - isBusy: Whether settings are being looked up.
  ///   - allowsCancel: Whether a look-up can be ended with a button.
  ///   - input: The text in the field; white space alone counts as empty.
  ///   - legal: What there is to agree to.
  public init(
    state: WelcomeState = .notConfigured,
    options: WelcomeOptions? = [],
    hasOwnAction: Bool = false,
    isDemoAvailable: Bool = true,
    isBusy: Bool = false,
    allowsCancel: Bool = false,
    input: String = "",
    legal: LegalAgreement = .notRequired
  ) {
    let startsByItself = state == .notConfigured && options == nil && hasOwnAction
    let setting =
      startsByItself
      ? .configured : WelcomeLaunchSetting(state: state, options: options ?? [])
    let inputKind = setting.takesInput ? options?.inputKind : nil
    let primaryAction = setting.primaryAction(inputKind: inputKind, input: input)

    var visible: Set<Part> = [.headlineLabel, .detailLabel]
    if inputKind != nil { visible.insert(.emailTextField) }
    if legal != .notRequired { visible.insert(.legalAgreement) }
    if primaryAction != nil { visible.insert(.primaryActionButton) }
    if isDemoAvailable { visible.formUnion([.footnoteLabel, .footnoteActionButton]) }
    if isBusy {
      // The spinner takes the button's place.
      visible.remove(.primaryActionButton)
      visible.insert(.loadingIndicatorView)
    }
    if isBusy && allowsCancel { visible.insert(.cancelButton) }

    var enabled: Set<Part> = isBusy ? [.cancelButton] : Part.controls
    if inputKind != nil && input.trimmingWhiteSpace.isEmpty || legal == .required {
      enabled.remove(.primaryActionButton)
    }

    launchSetting = setting
    visibleParts = visible
    enabledParts = enabled.intersection(visible)
    self.inputKind = inputKind
    self.primaryAction = primaryAction
  }

  /// Whether a part is on the screen.
  public func isVisible(_ part: Part) -> Bool { visibleParts.contains(part) }

  /// Whether a part answers to a person.
  public func isEnabled(_ part: Part) -> Bool { enabledParts.contains(part) }

  /// The default text of a part, `nil` where the app brings the text or there is none.
  public func defaultText(of part: Part) -> OnboardingText? {
    switch part {
    case .detailLabel: launchSetting.texts.detail
    case .emailTextField: inputKind?.placeholder
    case .primaryActionButton: launchSetting.texts.primaryAction
    case .footnoteLabel: .demoQuestion
    case .footnoteActionButton: .demoAction
    case .cancelButton: .cancelAction
    case .loadingIndicatorView: .checkingAccount
    case .headlineLabel, .legalAgreement: nil
    }
  }
}

extension WelcomeScreenContent.Part {
  fileprivate static let controls: Set<Self> = [
    .emailTextField, .legalAgreement, .primaryActionButton, .footnoteActionButton, .cancelButton,
  ]
}

extension WelcomeLaunchSetting {
  fileprivate var takesInput: Bool {
    switch self {
    case .discovery, .manualURL, .discoveryOrManualURL: true
    case .link, .scanner, .activation, .configured: false
    }
  }

  fileprivate func primaryAction(inputKind: OnboardingInputKind?, input: String)
    -> OnboardingAction?
  {
    switch self {
    case .link: nil
    case .discovery, .manualURL, .discoveryOrManualURL: inputKind?.action(for: input)
    case .scanner: .openScanner
    case .activation: .openActivation
    case .configured: .start
    }
  }
}
