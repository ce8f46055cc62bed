import FioriSwiftUICore
import SwiftUI

/// The made-up texts of the demo.
@MainActor enum DemoTexts {
  static let licence = AttributedString(
    (1...8).map { number in
      "\(number). You may use this app to do your work for the company that has given it to you. "
        + "You may not rent it out, take it apart, or use it where a failure could do harm. What you "
        + "enter belongs to your company, which may look at it, keep it and delete it."
    }.joined(separator: "\n\n"))

  static let consentForms = [
    UserConsentForm(
      userConsentPages: [
        UserConsentPage(
          title: "Location Data", bodyText: "We use your location to show you work orders near you."
        ),
        UserConsentPage(
          title: "Photos", bodyText: "You can add photos to a report. They go to your company only."
        ),
      ]),
    UserConsentForm(
      userConsentPages: [
        UserConsentPage(
          title: "Crash Reports",
          bodyText: "When the app stops without being asked to, it can tell us what went wrong.")
      ], isRequired: false),
  ]
}
