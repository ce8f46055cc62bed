/// The paddings of the onboarding screens for a height, in points.
///
/// No value gets smaller when the height grows, so a window never loses room by being made larger.
///
/// ```swift
/// let metrics = OnboardingMetrics(availableHeight: 768)
/// print(metrics.welcome.side)  // 16.0
/// ```
public struct OnboardingMetrics: Hashable, Sendable {
  /// The step that the height belongs to.
  public let heightClass: OnboardingHeightClass
  /// The paddings of the welcome screen.
  public let welcome: Welcome
  /// The paddings and title sizes of the activation screen.
  public let activation: Activation
  /// The paddings of the screens to sign in by.
  public let authentication: Authentication

  /// Looks the paddings up.
  ///
  /// - Parameter availableHeight: The height of the window's content, safe areas included, in
  ///   points.
  public init(availableHeight: Double) {
    heightClass = OnboardingHeightClass(availableHeight: availableHeight)
    welcome = Welcome(heightClass)
    activation = Activation(heightClass)
    authentication = Authentication(heightClass)
  }
}
