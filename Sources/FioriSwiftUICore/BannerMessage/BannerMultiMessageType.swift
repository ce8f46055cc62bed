import FioriThemeManager
import Onboarding

/// What a message says by its colour, and to assistive technology by a word before it.
public enum BannerMultiMessageType: Int, Hashable, Sendable, CaseIterable {
  /// Nothing in particular.
  case neutral
  /// Something to know.
  case informative
  /// That something was made by a machine.
  case aiNotice
  /// That something is done.
  case positive
  /// A warning.
  case critical
  /// That something is wrong.
  case negative
  /// That there is no network.
  case offline

  /// The colour of texts and pictures.
  var color: ColorStyle {
    switch self {
    case .neutral, .offline: .neutralLabel
    case .informative, .aiNotice: .informativeLabel
    case .positive: .positiveLabel
    case .critical: .criticalLabel
    case .negative: .negativeLabel
    }
  }

  /// The colour of the line on top; nil for none.
  var lineColor: ColorStyle? { self == .offline ? nil : color }

  /// What is said of a message: nobody hears a colour.
  func spoken(_ words: String, in texts: OnboardingTexts) -> String {
    switch self {
    case .negative: texts.text(.bannerNegative, words)
    case .critical: texts.text(.bannerCritical, words)
    case .positive: texts.text(.bannerPositive, words)
    case .neutral, .informative, .aiNotice, .offline: words
    }
  }
}
