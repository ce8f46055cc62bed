import UIKit

extension Font {
  /// What a text is for; its size follows the text size that a person has chosen.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// A large title, 34 points by default.
    case largeTitle
    /// A title of the first level, 28 points by default.
    case title
    /// A title of the second level, 22 points by default.
    case title2
    /// A title of the third level, 20 points by default.
    case title3
    /// A heading, 17 points semibold by default.
    case headline
    /// A heading of lower rank, 15 points by default.
    case subheadline
    /// Running text, 17 points by default.
    case body
    /// A remark, 16 points by default.
    case callout
    /// A footnote, 13 points by default.
    case footnote
    /// A caption, 12 points by default.
    case caption
    /// A smaller caption, 11 points by default.
    case caption2

    /// UIKit's name for the style.
    package var uiTextStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// A large title, 34 points by default.
  public static let largeTitle = system(.largeTitle)
  /// A title of the first level, 28 points by default.
  public static let title = system(.title)
  /// A title of the second level, 22 points by default.
  public static let title2 = system(.title2)
  /// A title of the third level, 20 points by default.
  public static let title3 = system(.title3)
  /// A heading, 17 points semibold by default.
  public static let headline = system(.headline)
  /// A heading of lower rank, 15 points by default.
  public static let subheadline = system(.subheadline)
  /// Running text, 17 points by default.
  public static let body = system(.body)
  /// A remark, 16 points by default.
  public static let callout = system(.callout)
  /// A footnote, 13 points by default.
  public static let footnote = system(.footnote)
  /// A caption, 12 points by default.
  public static let caption = system(.caption)
  /// A smaller caption, 11 points by default.
  public static let caption2 = system(.caption2)
}
