/// Hears what a person has answered to consent forms.
@preconcurrency @MainActor public protocol FUIUserConsentViewControllerDelegate: AnyObject {
  /// The last form has been answered, or one that is required was refused, which ends the series. Each
  /// form's `isUserAccepted` says whether there is consent.
  func userConsentViewController(
    viewController: FUIUserConsentViewController,
    didReceiveResponseToConsentForms forms: [FUIUserConsentForm])

  /// A person has left. Nothing that was allowed before counts: no form is accepted.
  func userConsentViewController(
    viewController: FUIUserConsentViewController,
    didCancelConsentForms forms: [FUIUserConsentForm])
}

extension FUIUserConsentViewControllerDelegate {
  /// Leaves the screen as it is, and writes to the log what is missing.
  public func userConsentViewController(
    viewController: FUIUserConsentViewController,
    didReceiveResponseToConsentForms forms: [FUIUserConsentForm]
  ) {
    viewController.reportUnhandled(
      "userConsentViewController(viewController:didReceiveResponseToConsentForms:)")
  }

  /// Goes back to where the screen was led to from.
  public func userConsentViewController(
    viewController: FUIUserConsentViewController,
    didCancelConsentForms forms: [FUIUserConsentForm]
  ) { viewController.leave() }
}
