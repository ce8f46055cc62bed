import UIKit

/// A page of a consent form: what is asked for, what it is for, and a button that leads to more about
/// it.
///
/// ```swift
/// let page = FUIUserConsentPage()
/// page.title.text = "Location Data"
/// page.body.text = "We use your location to show work orders near you."
/// ```
@MainActor open class FUIUserConsentPage {
  /// What is asked for.
  public let title = FUIText()
  /// What it is for.
  public let body = FUIText()
  /// The title of the button that leads to more about it; without one there is no button.
  public let actionTitle = FUIText()
  /// Called with the screen when the button is pressed.
  open var actionHandler: ((UIViewController) -> Void)?

  /// Makes an empty page.
  public init() {}
}
