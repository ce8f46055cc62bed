import UIKit

extension FUIWelcomeScreen {
  /// The former name of ``headlineLabel``.
  @available(
    *, deprecated,
    message:
      "This property has been renamed to `headlineLabel`.  Please update your code to reference `headlineLabel` directly."
  )
  public var welcomeDetailLabel: UILabel! { headlineLabel }

  /// The former name of ``primaryActionButton``.
  @available(
    *, deprecated,
    message:
      "This property has been renamed to `primaryActionButton`.  Please update your code to reference `primaryActionButton` directly."
  )
  public var signInButton: FUIOnboardingButton! { primaryActionButton }

  /// The former name of ``footnoteLabel``.
  @available(
    *, deprecated,
    message:
      "This property has been renamed to `footnoteLabel`.  Please update your code to reference `footnoteLabel` directly."
  )
  public var demoLabel: UILabel! { footnoteLabel }

  /// The former name of ``footnoteActionButton``.
  @available(
    *, deprecated,
    message:
      "This property has been renamed to `footnoteActionButton`.  Please update your code to reference `footnoteActionButton` directly."
  )
  public var demoButton: FUIOnboardingButton! { footnoteActionButton }
}
