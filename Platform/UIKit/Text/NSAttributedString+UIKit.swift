import Synchronization

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
  /// A `UIColor` for the line under the letters; that of the letters without one.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// A `UIColor` for the line through the letters; that of the letters without one.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// A number; not zero strikes through.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// A `URL`, or its text.
  public static let link = Self(rawValue: "NSLink")
  /// Points to add between letters.
  public static let kern = Self(rawValue: "NSKern")
  /// The number of an ``InlinePresentationIntent``.
  public static let inlinePresentationIntent = Self(rawValue: "NSInlinePresentationIntent")
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

/// How a paragraph is set. On Linux labels and text views take the ``alignment`` from it; how lines
/// are broken is a matter of the label's own `lineBreakMode`, and lines are as far apart as the font
/// says.
open class NSParagraphStyle: NSObject, @unchecked Sendable {  // Sendable: a lock guards the values.
  private let word = FoundationWord()
  fileprivate struct Values {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
  }
  fileprivate let values = Mutex(Values())

  /// The style of text that says nothing.
  public static let `default` = NSParagraphStyle()

  /// A style of the defaults.
  public override init() { super.init() }

  /// Side that lines begin on.
  open var alignment: NSTextAlignment { values.withLock { $0.alignment } }
  /// Where lines are broken.
  open var lineBreakMode: NSLineBreakMode { values.withLock { $0.lineBreakMode } }
  /// Points between lines.
  open var lineSpacing: CGFloat { values.withLock { $0.lineSpacing } }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {  // As above.
  /// Side that lines begin on.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { values.withLock { $0.alignment = newValue } }
  }
  /// Where lines are broken.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { values.withLock { $0.lineBreakMode = newValue } }
  }
  /// Points between lines.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { values.withLock { $0.lineSpacing = newValue } }
  }
}
