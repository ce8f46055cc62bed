extension OnboardingMetrics {
  /// The paddings of the welcome screen, in points.
  public struct Welcome: Hashable, Sendable {
    /// To the left and the right of the content.
    public let side: Double
    /// Above the headline's picture.
    public let headlineImageTop: Double
    /// Between the headline's picture and the headline.
    public let headlineImageBottom: Double
    /// Above the headline.
    public let headlineTop: Double
    /// Above the detail text.
    public let detailTop: Double
    /// Above the field and the buttons.
    public let actionsTop: Double
    /// Between the field, the primary button and the demo.
    public let actionGap: Double
    /// Between the demo's question and its button.
    public let demoGap: Double
    /// Above the logo.
    public let logoTop: Double
    /// Below the logo.
    public let logoBottom: Double

    init(_ heightClass: OnboardingHeightClass) {
      // The published table has 12 above the detail text of the lowest step, more than the 8 of the
      // next; it is 8 here, so that the row never falls. Its gap of 32 is 20 in the lowest step, so
      // that a handheld on its side shows the whole screen.
      self =
        switch heightClass {
        case .small: Self(16, image: 8, headline: 0, detail: 8, gap: 20, logo: 8, 8)
        case .medium: Self(16, image: 42, headline: 14, detail: 8, logo: 8, 32)
        case .large: Self(32, image: 42, headline: 14, detail: 40, logo: 48, 32)
        case .extraLarge: Self(76, image: 130, headline: 200, detail: 60, logo: 48, 64)
        case .extraExtraLarge: Self(76, image: 130, headline: 276, detail: 64, logo: 64, 112)
        }
    }

    private init(
      _ side: Double, image: Double, headline: Double, detail: Double, gap: Double = 32,
      logo logoTop: Double, _ logoBottom: Double
    ) {
      self.side = side
      headlineImageTop = image
      // The published table has one figure for both; its 0 and 14 let a picture touch the letters.
      headlineImageBottom = max(20, headline)
      headlineTop = headline
      detailTop = detail
      actionsTop = 24
      actionGap = gap
      demoGap = 8
      self.logoTop = logoTop
      self.logoBottom = logoBottom
    }
  }
}
