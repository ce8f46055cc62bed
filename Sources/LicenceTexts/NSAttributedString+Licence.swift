import Onboarding
import UIKit

extension NSAttributedString {
  /// A licence's text for a label or a text view. Its colours, and the fonts of running text, are those
  /// of the view; headings are larger, and follow the text size where the view does.
  @MainActor package convenience init(_ document: LicenceDocument) {
    let text = NSMutableAttributedString(string: document.text)
    for span in document.spans {
      text.setAttributes(
        Self.attributes(of: span.look),
        range: NSRange(location: span.range.lowerBound, length: span.range.count))
    }
    self.init(attributedString: text)
  }

  private static func attributes(of look: LicenceDocument.Look) -> [Key: Any] {
    var intent: InlinePresentationIntent = []
    if look.isBold || look.headingLevel > 0 { intent.insert(.stronglyEmphasized) }
    if look.isItalic { intent.insert(.emphasized) }
    if look.isMonospaced { intent.insert(.code) }
    var attributes: [Key: Any] = [:]
    if !intent.isEmpty {
      attributes[.inlinePresentationIntent] = NSNumber(value: intent.rawValue)
    }
    switch look.headingLevel {
    case 1: attributes[.font] = UIFont.preferredFont(forTextStyle: .title2)
    case 2: attributes[.font] = UIFont.preferredFont(forTextStyle: .title3)
    default: break
    }
    let line = NSUnderlineStyle.single.rawValue
    if look.isUnderlined { attributes[.underlineStyle] = line }
    if look.isStruckThrough { attributes[.strikethroughStyle] = line }
    attributes[.link] = look.link
    return attributes
  }
}
