/// The usual content of a row: a picture, a text, and a second text below or beside it.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Jane Doe"
/// content.secondaryText = "jane@example.com"
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text of the row looks.
  public struct TextProperties {
    /// The font; it follows the text size when it is one for a text style.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The greatest number of lines; 0 is no limit.
    public var numberOfLines = 0
    /// Whether the font follows the person's choice of text size.
    public var adjustsFontForContentSizeCategory = true
    /// Which side lines begin on.
    public var alignment = TextAlignment.natural

    /// Which side lines begin on.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
  }

  /// How the picture of the row looks.
  public struct ImageProperties {
    /// The colour of a picture that is drawn in one colour; nil takes the tint.
    public var tintColor: UIColor?
    /// The radius of the picture's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the picture in points; zero is no limit.
    public var maximumSize = CGSize.zero
    /// The room that the picture takes, in points, so that texts of rows line up; zero is its own.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The picture at the side that reading begins on.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with looks of its own, in place of `text`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with looks of its own, in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text stands beside the first where both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Room around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Points between the picture and the texts.
  public var imageToTextPadding: CGFloat = 16
  /// Points between the text and the one beside it.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Points between the text and the one below it.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(_ style: UIFont.TextStyle, _ color: UIColor) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  /// The content of a row: one text.
  @MainActor public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .label)
  }
  /// The content of a row with a smaller text below the first.
  @MainActor public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .label)
  }
  /// The content of a row with a value beside the text.
  @MainActor public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.body, .label)
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return content
  }
  /// The words above a section of a plain table.
  @MainActor public static func plainHeader() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.headline, .label)
    content.directionalLayoutMargins.top = 6
    content.directionalLayoutMargins.bottom = 6
    return content
  }
  /// The words above a section of a grouped table.
  @MainActor public static func groupedHeader() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.footnote, .secondaryLabel)
    content.directionalLayoutMargins.top = 16
    content.directionalLayoutMargins.bottom = 6
    return content
  }
  /// The words below a section.
  @MainActor public static func groupedFooter() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.footnote, .secondaryLabel)
    content.directionalLayoutMargins.top = 6
    content.directionalLayoutMargins.bottom = 6
    return content
  }

  /// Makes a view that shows the content.
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
}
