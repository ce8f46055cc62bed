/// Hears what a person says to a licence.
///
/// A function that is not written leaves the screen as it is, and writes to the log what is missing;
/// to cancel leaves the screen.
@preconcurrency @MainActor public protocol FUIEULADelegate: AnyObject {
  /// A person agrees.
  func eulaAccepted(on controller: FUIEULAViewController)
  /// A person does not agree.
  func eulaRejected(on controller: FUIEULAViewController)
  /// A person wants to leave without an answer.
  func eulaCancelled(on controller: FUIEULAViewController)
}

extension FUIEULADelegate {
  /// Leaves the screen as it is, and writes to the log what is missing.
  public func eulaAccepted(on controller: FUIEULAViewController) {
    controller.reportUnhandled("eulaAccepted(on:)")
  }
  /// Leaves the screen as it is, and writes to the log what is missing.
  public func eulaRejected(on controller: FUIEULAViewController) {
    controller.reportUnhandled("eulaRejected(on:)")
  }
  /// Goes back to where the screen was led to from.
  public func eulaCancelled(on controller: FUIEULAViewController) { controller.leave() }
}
