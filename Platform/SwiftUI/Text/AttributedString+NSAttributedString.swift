extension AttributedString {
  /// Makes a text from one of UIKit, with the attributes of UIKit's scope, links and intents.
  public init(_ nsString: NSAttributedString) {
    self.init()
    let string = nsString.string
    nsString.enumerateAttributes(in: NSRange(location: 0, length: nsString.length)) {
      attributes, range, _ in
      guard let part = string.part(at: range) else { return }
      append(AttributedString(String(string[part]), attributes: AttributeContainer(attributes)))
    }
  }
}

extension AttributeContainer {
  /// Makes a container from attributes of UIKit; others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    typealias Keys = AttributeScopes.UIKitAttributes
    func points(_ key: NSAttributedString.Key) -> CGFloat? {
      (dictionary[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? dictionary[key] as? CGFloat
    }
    func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      ((dictionary[key] as? Int) ?? (dictionary[key] as? NSNumber)?.intValue)
        .map(NSUnderlineStyle.init(rawValue:))
    }
    self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Keys.UnderlineStyleAttribute.self] = line(.underlineStyle)
    self[Keys.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
    self[Keys.KernAttribute.self] = points(.kern)
    self[Keys.BaselineOffsetAttribute.self] = points(.baselineOffset)
    self[Keys.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.link = (dictionary[.link] as? URL) ?? (dictionary[.link] as? String).flatMap(URL.init)
    self.inlinePresentationIntent = (dictionary[.inlinePresentationIntent] as? NSNumber)
      .map { InlinePresentationIntent(rawValue: $0.uintValue) }
  }
}

extension NSAttributedString {
  /// Makes a text for UIKit, with the attributes of UIKit's scope, links and intents.
  public convenience init(_ attributed: AttributedString) {
    var text = ""
    var looks: [(attributes: [Key: Any], range: NSRange)] = []
    for run in attributed.runs {
      // A slice is copied in blocks; the whole view of characters would be walked one by one, which
      // takes seconds for a book.
      let part = String(attributed.characters[run.range])
      let attributes = Self.attributes(run.attributes)
      if !attributes.isEmpty {
        let range = NSRange(location: text.utf16.count, length: part.utf16.count)
        looks.append((attributes, range))
      }
      text += part
    }
    let result = NSMutableAttributedString(string: text)
    for look in looks { result.setAttributes(look.attributes, range: look.range) }
    self.init(attributedString: result)
  }

  private static func attributes(_ container: AttributeContainer) -> [Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    var result: [Key: Any] = [:]
    result[.font] = container[Keys.FontAttribute.self]
    result[.foregroundColor] = container[Keys.ForegroundColorAttribute.self]
    result[.backgroundColor] = container[Keys.BackgroundColorAttribute.self]
    result[.underlineStyle] = container[Keys.UnderlineStyleAttribute.self]?.rawValue
    result[.strikethroughStyle] = container[Keys.StrikethroughStyleAttribute.self]?.rawValue
    result[.kern] = container[Keys.KernAttribute.self].map { NSNumber(value: Double($0)) }
    result[.baselineOffset] = container[Keys.BaselineOffsetAttribute.self]
      .map { NSNumber(value: Double($0)) }
    result[.paragraphStyle] = container[Keys.ParagraphStyleAttribute.self]
    result[.link] = container.link
    result[.inlinePresentationIntent] = container.inlinePresentationIntent
      .map { NSNumber(value: $0.rawValue) }
    return result
  }
}
