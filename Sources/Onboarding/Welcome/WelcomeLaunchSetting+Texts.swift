extension WelcomeLaunchSetting {
  /// The default texts of one setting.
  public struct Texts: Hashable, Sendable {
    /// What the person is asked to do.
    public let detail: OnboardingText
    /// The title of the primary button, `nil` where there is no button.
    public let primaryAction: OnboardingText?
  }

  /// The default texts, a setting a line.
  public var texts: Texts {
    switch self {
    case .link: Texts(detail: .welcomeLinkDetail, primaryAction: nil)
    case .discovery: Texts(detail: .welcomeDiscoveryDetail, primaryAction: .continueAction)
    case .manualURL: Texts(detail: .welcomeManualURLDetail, primaryAction: .continueAction)
    case .discoveryOrManualURL: Texts(detail: .welcomeTypedDetail, primaryAction: .continueAction)
    case .scanner: Texts(detail: .welcomeScannerDetail, primaryAction: .scanAction)
    case .activation: Texts(detail: .welcomeActivationDetail, primaryAction: .activateAction)
    case .configured: Texts(detail: .welcomeConfiguredDetail, primaryAction: .startAction)
    }
  }
}
