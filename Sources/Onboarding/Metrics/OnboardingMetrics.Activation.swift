extension OnboardingMetrics {
  /// The paddings of the activation screen and the sizes of its title, in points.
  public struct Activation: Hashable, Sendable {
    /// To the left and the right of the content.
    public let side: Double
    /// Above the title.
    public let headlineTop: Double
    /// Above the detail text.
    public let detailTop: Double
    /// Above the field and the buttons.
    public let actionsTop: Double
    /// Below the field and the buttons.
    public let actionsBottom: Double
    /// Between the field and the buttons.
    public let fieldBottom: Double
    /// Between two buttons, and above and below the word between them.
    public let buttonGap: Double
    /// The size of a title on one line, at the default text size.
    public let titleSize: Double
    /// The size of a title that needs a second line, at the default text size.
    public let wrappedTitleSize: Double

    init(_ heightClass: OnboardingHeightClass) {
      self =
        switch heightClass {
        case .small:
          Self(32, headline: 20, detail: 32, actions: 32, field: 22, 16, title: 24, wrapped: 22)
        case .medium, .large:
          Self(32, headline: 48, detail: 40, actions: 64, field: 22, 16, title: 28, wrapped: 24)
        case .extraLarge:
          Self(76, headline: 80, detail: 60, actions: 80, field: 24, 18, title: 28, wrapped: 28)
        case .extraExtraLarge:
          Self(76, headline: 212, detail: 64, actions: 80, field: 24, 18, title: 28, wrapped: 28)
        }
    }

    private init(
      _ side: Double, headline: Double, detail: Double, actions: Double, field: Double,
      _ button: Double, title: Double, wrapped: Double
    ) {
      self.side = side
      headlineTop = headline
      detailTop = detail
      actionsTop = actions
      actionsBottom = 48
      fieldBottom = field
      buttonGap = button
      titleSize = title
      wrappedTitleSize = wrapped
    }
  }
}
