/// Hears which button of an info screen was pressed.
@preconcurrency @MainActor public protocol FUIInfoViewControllerDelegate: AnyObject {
  /// The button that goes on was pressed.
  func primaryButtonTouched(on controller: FUIInfoViewController)
  /// The other button was pressed.
  func secondaryButtonTouched(on controller: FUIInfoViewController)
}

extension FUIInfoViewControllerDelegate {
  /// Leaves the screen as it is, and writes to the log what is missing.
  public func primaryButtonTouched(on controller: FUIInfoViewController) {
    controller.reportUnhandled("primaryButtonTouched(on:)")
  }
  /// Leaves the screen as it is, and writes to the log what is missing.
  public func secondaryButtonTouched(on controller: FUIInfoViewController) {
    controller.reportUnhandled("secondaryButtonTouched(on:)")
  }
}
