/// Takes what the scanner has read, or what a person typed instead.
@preconcurrency @MainActor public protocol FUIOnboardingScanViewControllerDelegate: AnyObject {
  /// Whether a text is good to go on with.
  func scanViewController(
    _ scanViewController: FUIOnboardingScanViewController,
    shouldValidateScanResult scanResult: String
  ) -> Bool

  /// A person wants to go on with what was found to be good.
  func shouldContinueOnboarding(_ scanViewController: FUIOnboardingScanViewController)
}

extension FUIOnboardingScanViewControllerDelegate {
  /// Says that it is not, since nobody checks, and writes to the log what is missing.
  public func scanViewController(
    _ scanViewController: FUIOnboardingScanViewController,
    shouldValidateScanResult scanResult: String
  ) -> Bool {
    scanViewController.reportUnhandled("scanViewController(_:shouldValidateScanResult:)")
    return false
  }

  /// Leaves the screen as it is, and writes to the log what is missing.
  public func shouldContinueOnboarding(_ scanViewController: FUIOnboardingScanViewController) {
    scanViewController.reportUnhandled("shouldContinueOnboarding(_:)")
  }
}
