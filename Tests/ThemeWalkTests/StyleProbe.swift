import FioriThemeManager

/// What a part must be doing for a property to be seen.
enum Condition: Hashable, Sendable {
  case highlighted, selected, disabled, focused, empty, scrolled
}

/// Sets one property of a part's class, and looks at the screen before and after.
struct StyleProbe: Sendable {
  let property: StyleProperty
  /// What else is said of the part, before and after.
  var given = ""
  /// The value before; nil sets none.
  var before: String?
  let after: String
  var condition: Condition?
  /// The colour that is looked for.
  var color = Ink.probe
  /// Whether the two pictures differ as they should.
  let differs: @Sendable (Ink, Ink) -> Bool

  init(
    _ property: StyleProperty, given: String = "", before: String? = nil, after: String = pink,
    while condition: Condition? = nil, color: UInt32 = Ink.probe,
    _ differs: @escaping @Sendable (Ink, Ink) -> Bool = appears
  ) {
    (self.property, self.given, self.before, self.after) = (property, given, before, after)
    (self.condition, self.color, self.differs) = (condition, color, differs)
  }

  static let pink = "#FE01FE"
  private static let appears: @Sendable (Ink, Ink) -> Bool = { $0.count == 0 && $1.count > 0 }
  private static let grows: @Sendable (Ink, Ink) -> Bool = { $1.count > $0.count && $0.count > 0 }
  private static let shrinks: @Sendable (Ink, Ink) -> Bool = { $1.count < $0.count && $1.count > 0 }
  private static let isHigher: @Sendable (Ink, Ink) -> Bool = {
    $1.box.height > $0.box.height && $0.count > 0
  }
  private static let isLower: @Sendable (Ink, Ink) -> Bool = {
    $1.box.height < $0.box.height && $1.count > 0
  }
  private static let isElsewhere: @Sendable (Ink, Ink) -> Bool = {
    $1.pattern != $0.pattern && $0.count > 0 && $1.count > 0
  }
  private static let goes: @Sendable (Ink, Ink) -> Bool = { $0.count > 0 && $1.count == 0 }

  /// Large enough that letters have pixels of the colour itself.
  private static let ink = "font-color: \(pink); font-size: 24;"
  private static let ground = "background-color: \(pink);"
  private static let shadow =
    "background-color: white; shadow-color: \(pink); shadow-opacity: 1; shadow-radius: 0;"

  /// How a property is seen on a part of a kind. A property without a probe fails the walk.
  static func of(_ property: StyleProperty, kind: PartKind) -> [StyleProbe] {
    switch property {
    case .backgroundColor, .backgroundColorNormal, .fontColor, .scrollEdgeBackgroundColor,
      .barTintColor:
      [StyleProbe(property)]
    case .imageName: [StyleProbe(property, after: "pink.png")]
    case .backgroundColorHighlighted, .fontColorHighlighted:
      [StyleProbe(property, while: .highlighted)]
    case .backgroundColorSelected, .fontColorSelected: [StyleProbe(property, while: .selected)]
    case .backgroundColorDisabled, .fontColorDisabled: [StyleProbe(property, while: .disabled)]
    case .backgroundTintColor: [StyleProbe(property, while: kind == .field ? .focused : nil)]
    case .standardBackgroundColor: [StyleProbe(property, while: .scrolled)]
    case .barStyle:
      // The dark ground of the palette's bars.
      [StyleProbe(property, before: "default", after: "black", color: 0xFF_16_1C_21)]
    case .borderColor:
      [
        kind == .bar
          ? StyleProbe(property, while: .scrolled)
          : StyleProbe(property, given: "border-width: 4;")
      ]
    case .borderWidth:
      [
        StyleProbe(
          property, given: "border-color: \(pink);", before: "1", after: "6", grows)
      ]
    case .borderStyle:
      [
        StyleProbe(
          property, given: "border-color: \(pink);", before: "rounded", after: "none", goes)
      ]
    case .cornerRadius:
      [StyleProbe(property, given: ground, before: "0", after: "16", shrinks)]
    case .shadowColor:
      [
        StyleProbe(
          property,
          given:
            "background-color: white; shadow-opacity: 1; shadow-radius: 0; shadow-offset: 9, 9;"
        )
      ]
    case .shadowOpacity:
      [StyleProbe(property, given: shadow + "shadow-offset: 9, 9;", before: "0", after: "1")]
    case .shadowRadius:
      [
        StyleProbe(
          property, given: shadow + "shadow-offset: 9, 9;", before: "0", after: "12", shrinksOrGoes)
      ]
    case .shadowOffset:
      [StyleProbe(property, given: shadow, before: "4, 4", after: "12, 12", isElsewhere)]
    case .contentInsets, .padding:
      [StyleProbe(property, given: ground, before: "4", after: "30", isHigher)]
    case .fontName:
      [StyleProbe(property, given: ink, after: "italicSystem", isElsewhere)]
    case .fontSize:
      [StyleProbe(property, given: "font-color: \(pink);", before: "24", after: "44", isHigher)]
    case .fontStyle:
      [
        StyleProbe(
          property, given: "font-color: \(pink);", before: "title3", after: "extraLargeTitle",
          isHigher)
      ]
    case .placeholderColor: [StyleProbe(property, while: .empty)]
    case .textAlign: [StyleProbe(property, given: ink, before: "left", after: "right", isElsewhere)]
    case .textAlpha: [StyleProbe(property, given: ink, before: "1", after: "0.3", goes)]
    case .textTransform:
      [StyleProbe(property, given: ink, before: "none", after: "uppercase", isElsewhere)]
    case .textLineClamp:
      [
        StyleProbe(
          property, given: ink + "font-size: 30;", before: "0", after: "1", isLower)
      ]
    case .textAutoFit:
      [
        StyleProbe(
          property, given: ink + "font-size: 60; text-line-clamp: 1;", before: "false",
          after: "true", isElsewhere)
      ]
    case .backgroundColorTop, .backgroundColorBottom, .backgroundImage, .excludeSubviews,
      .excludeViews, .height, .keyboardAppearance, .separatorColor, .separatorStyle,
      .textShadowColor, .textShadowOffset, .verticalAlign, .width:
      []
    }
  }

  private static let shrinksOrGoes: @Sendable (Ink, Ink) -> Bool = {
    $0.count > 0 && $1.count < $0.count
  }
}
