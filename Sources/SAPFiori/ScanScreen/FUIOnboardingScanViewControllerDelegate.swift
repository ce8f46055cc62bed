/// Takes what the scanner has read, or what a person typed instead.
@MainActor public protocol FUIOnboardingScanViewControllerDelegate: AnyObject {
  /// Whether a text is good to go on with.
  func scanViewController(
    _ scanViewController: FUIOnboardingScanViewController,
    shouldValidateScanResult scanResult: String
  ) -> Bool

  /// A person wants to go on with what was found to be good.
  func shouldContinueOnboarding(_ scanViewController: FUIOnboardingScanViewController)
}

extension FUIOnboardingScanViewControllerDelegate {
  /// Says that it is not, since nobody checks.
  public func scanViewController(
    _ scanViewController: FUIOnboardingScanViewController,
    shouldValidateScanResult scanResult: String
  ) -> Bool { false }

  /// Does nothing.
  public func shouldContinueOnboarding(_ scanViewController: FUIOnboardingScanViewController) {}
}
