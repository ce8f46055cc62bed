import FioriSwiftUICore
import SAPFiori
import SwiftUI

extension CatalogSamples {
  /// A licence that is longer than any window.
  static let licence = AttributedString(
    (1...12).map { number in
      "\(number). You may use this app to do your work for the company that has given it to you. "
        + "You may not rent it out, take it apart, or use it where a failure could do harm. What you "
        + "enter belongs to your company, which may look at it, keep it and delete it."
    }.joined(separator: "\n\n"))

  static let consentPages = [
    UserConsentPage(
      title: "Location Data", bodyText: "We use your location to show you work orders near you.",
      isRequired: true, action: FioriButton(title: "Learn More About Data Privacy") { _ in }),
    UserConsentPage(
      title: "Crash Reports",
      bodyText: "When the app stops without being asked to, it can tell us what went wrong.",
      isRequired: false),
  ]

  /// The same pages for UIKit.
  static var consentPagesOfUIKit: [FUIUserConsentPage] {
    let location = FUIUserConsentPage()
    location.title.text = "Location Data"
    location.body.text = "We use your location to show you work orders near you."
    location.actionTitle.text = "Learn More About Data Privacy"
    let crashes = FUIUserConsentPage()
    crashes.title.text = "Crash Reports"
    crashes.body.text =
      "When the app stops without being asked to, it can tell us what went wrong."
    return [location, crashes]
  }
}

extension CatalogSamples {
  /// A licence as a web page.
  static let licencePage = """
    <h1>Terms of Use</h1><p>Version 3 of <i>1 November 2026</i>.</p>
    <h2>What You May Do</h2><ol type=a><li>Use this app <b>to do your work</b> for the company that
    has given it to you.<li>Read these <a href="https://example.com/terms">terms</a> at any time.</ol>
    <h2>What You May Not Do</h2><ul><li>Rent the app out.<li>Take it apart.<li>Use it where a failure
    could do harm.</ul><p>What you enter belongs to your company.</p>
    """
}
