extension AttributeScopes {
  /// The attributes that labels and text views of UIKit show.
  public struct UIKitAttributes: AttributeScope {
    /// A font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// A line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Points to add between letters.
    public let kern: KernAttribute
    /// Points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// How the paragraph is set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The attribute of ``font``.
    public enum FontAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIFont
      /// The attribute's name.
      public static let name = "NSFont"
    }
    /// The attribute of ``foregroundColor``.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The attribute's name.
      public static let name = "NSColor"
    }
    /// The attribute of ``backgroundColor``.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The attribute's name.
      public static let name = "NSBackgroundColor"
    }
    /// The attribute of ``underlineStyle``.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSUnderlineStyle
      /// The attribute's name.
      public static let name = "NSUnderline"
    }
    /// The attribute of ``strikethroughStyle``.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSUnderlineStyle
      /// The attribute's name.
      public static let name = "NSStrikethrough"
    }
    /// The attribute of ``kern``.
    public enum KernAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "NSKern"
    }
    /// The attribute of ``baselineOffset``.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "NSBaselineOffset"
    }
    /// The attribute of ``paragraphStyle``.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSParagraphStyle
      /// The attribute's name.
      public static let name = "NSParagraphStyle"
    }
  }

  /// The attributes that labels and text views of UIKit show.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension NSUnderlineStyle: Hashable {}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit by its name, where SwiftUI has none of that name and type.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
