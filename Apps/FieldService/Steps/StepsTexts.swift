import SAPFiori

/// The made-up consent forms of the demo.
@MainActor enum StepsTexts {
  static var consentForms: [any FUIUserConsentForm] {
    let needed = FUIMultiPageUserConsentForm(pages: [
      page("Location Data", "We use your location to show you work orders near you."),
      page("Photos", "You can add photos to a report. They go to your company only."),
    ])
    needed.isRequired = true
    let crashes = FUISinglePageUserConsentForm(
      page: page(
        "Crash Reports",
        "When the app stops without being asked to, it can tell us what went wrong."))
    return [needed, crashes]
  }

  private static func page(_ title: String, _ body: String) -> FUIUserConsentPage {
    let page = FUIUserConsentPage()
    page.title.text = title
    page.body.text = body
    return page
  }
}
