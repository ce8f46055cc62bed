extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// A `UIColor` for the letters.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// A `UIColor` behind the letters.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// A number; not zero underlines.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// A number; not zero strikes through.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// A `URL`, or its text.
  public static let link = Self(rawValue: "NSLink")
  /// Points to add between letters.
  public static let kern = Self(rawValue: "NSKern")
  /// Points above the baseline.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
}

/// How lines are drawn under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}

/// Which side lines of text begin or end on.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// Where lines are broken, or what is left out.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// How a paragraph is set.
open class NSParagraphStyle: NSObject, @unchecked Sendable {  // Sendable: it never changes.
  private let word = FoundationWord()
  var storedAlignment = NSTextAlignment.natural
  var storedLineBreakMode = NSLineBreakMode.byWordWrapping
  var storedLineSpacing: CGFloat = 0

  /// The style of text that says nothing.
  public static let `default` = NSParagraphStyle()

  /// A style of the defaults.
  public override init() { super.init() }

  /// Side that lines begin on.
  open var alignment: NSTextAlignment { storedAlignment }
  /// Where lines are broken.
  open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }
  /// Points between lines.
  open var lineSpacing: CGFloat { storedLineSpacing }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {  // As on iOS.
  /// Side that lines begin on.
  open override var alignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }
  /// Where lines are broken.
  open override var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set { storedLineBreakMode = newValue }
  }
  /// Points between lines.
  open override var lineSpacing: CGFloat {
    get { storedLineSpacing }
    set { storedLineSpacing = newValue }
  }
}
