extension OnboardingMetrics {
  /// The paddings of the screens to sign in by, in points.
  public struct Authentication: Hashable, Sendable {
    /// Above the picture.
    public let imageTop: Double
    /// Above the title.
    public let titleTop: Double
    /// Above the subtitle.
    public let subtitleTop: Double
    /// Above the fields.
    public let inputTop: Double
    /// Above the button.
    public let actionTop: Double

    init(_ heightClass: OnboardingHeightClass) {
      // Above the subtitle the third step has less than the two before, and above the title more: the
      // two together never fall.
      self =
        switch heightClass {
        case .small: Self(title: 16, subtitle: 32, input: 32)
        case .medium: Self(title: 16, subtitle: 40, input: 32)
        case .large: Self(title: 32, subtitle: 24, input: 32)
        case .extraLarge: Self(title: 80, subtitle: 64, input: 64)
        case .extraExtraLarge: Self(title: 212, subtitle: 64, input: 64)
        }
    }

    private init(title: Double, subtitle: Double, input: Double) {
      imageTop = 56
      titleTop = title
      subtitleTop = subtitle
      inputTop = input
      actionTop = 42
    }

    /// What is left free to the left and the right of the content in a width, in points.
    public static func side(width: Double) -> Double {
      switch width {
      case ..<375: 16
      case ..<428: max(24, 0.064 * width)
      case ..<744: max(32, 0.075 * width)
      case ..<1024: max(48, 0.14 * width)
      default: max(76, 0.28 * width)
      }
    }
  }
}
