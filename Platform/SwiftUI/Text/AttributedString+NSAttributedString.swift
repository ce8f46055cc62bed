extension AttributedString {
  /// Makes a text from one of UIKit, with the attributes of UIKit's scope, links and intents.
  public init(_ nsString: NSAttributedString) {
    self.init()
    let string = nsString.string
    nsString.enumerateAttributes(in: NSRange(location: 0, length: nsString.length)) {
      attributes, range, _ in
      guard let range = Range(range, in: string) else { return }
      append(AttributedString(String(string[range]), attributes: AttributeContainer(attributes)))
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
    let result = NSMutableAttributedString(string: String(attributed.characters))
    var start = 0
    for run in attributed.runs {
      let length = attributed.characters[run.range].reduce(0) { $0 + $1.utf16.count }
      let attributes = Self.attributes(run.attributes)
      if !attributes.isEmpty {
        result.setAttributes(attributes, range: NSRange(location: start, length: length))
      }
      start += length
    }
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

extension NSAttributedString.Key {
  /// The number of an ``InlinePresentationIntent``.
  public static let inlinePresentationIntent = Self(rawValue: "NSInlinePresentationIntent")
}
