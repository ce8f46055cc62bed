/// What a part of a text is meant as, whatever it looks like then. Foundation on Linux has none.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The bits.
  public let rawValue: UInt
  /// Makes intents from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, shown in italics.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Strong emphasis, shown bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code, shown in letters of one width.
  public static let code = Self(rawValue: 1 << 2)
  /// No longer valid, struck through.
  public static let strikethrough = Self(rawValue: 1 << 5)
}

extension AttributeScopes.FoundationAttributes {
  /// The attribute of ``InlinePresentationIntent``.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// What the attribute holds.
    public typealias Value = InlinePresentationIntent
    /// The attribute's name.
    public static let name = "NSInlinePresentationIntent"
  }

  /// What a part of a text is meant as.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    preconditionFailure("Attributes are set on an AttributedString or an AttributeContainer.")
  }
}
