import UIKit

extension UIFont {
  /// What a text is for; its size follows the person's choice of text size.
  public enum FioriTextStyle: String, CaseIterable, Sendable {
    /// The largest title, 52 points by default.
    case extraLargeTitle
    /// A title nearly as large, 48 points by default.
    case extraLargeTitle2
    /// A large title, 34 points by default.
    case largeTitle
    /// A title of the first level, 28 points by default.
    case title1
    /// A title of the second level, 22 points by default.
    case title2
    /// A title of the third level, 20 points by default.
    case title3
    /// A heading, 17 points by default.
    case headline
    /// Running text, 17 points by default.
    case body
    /// A remark, 16 points by default.
    case callout
    /// A heading of lower rank, 15 points by default.
    case subheadline
    /// A footnote, 13 points by default.
    case footnote
    /// A caption, 12 points by default.
    case caption1
    /// A smaller caption, 11 points by default.
    case caption2
    /// A large figure of a key performance indicator, 48 points by default.
    case largeKPI
    /// A figure of a key performance indicator, 36 points by default.
    // This is the name that apps know.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case KPI

    /// Size in points where the text size is the default one.
    public var defaultSize: CGFloat {
      switch self {
      case .extraLargeTitle: 52
      case .extraLargeTitle2, .largeKPI: 48
      case .KPI: 36
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }

    /// The system's style of the same name and size.
    var systemStyle: UIFont.TextStyle? {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2, .largeKPI, .KPI: nil
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
    }

    /// The system's style with which the size grows and shrinks.
    var scalingStyle: UIFont.TextStyle { systemStyle ?? .largeTitle }
  }
}
