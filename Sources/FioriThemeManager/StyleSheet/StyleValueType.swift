/// What kind of value a property of a style sheet takes.
public enum StyleValueType: Hashable, Sendable {
  /// `true` or `false`, or `yes` or `no`.
  case boolean
  /// A number in a range; lengths are in points.
  case number(ClosedRange<Double>)
  /// One to four numbers: top, right, bottom and left, as in CSS.
  case box
  /// Two numbers, separated by a comma: to the right and down.
  case offset
  /// A colour; see `StyleColor`.
  case color
  /// The name of a family of fonts, or of a face of the system's font.
  case fontName
  /// The name of a text style.
  case textStyle
  /// The name of a picture.
  case image
  /// The names of classes, separated by commas.
  case names
  /// One of these words.
  case word(StyleWords)
}

/// The words that a property chooses from.
public enum StyleWords: String, CaseIterable, Hashable, Sendable {
  /// How text lies between its sides.
  case textAlign
  /// How the letters of a text are changed.
  case textTransform
  /// How content lies between top and bottom.
  case verticalAlign
  /// What is drawn around a field.
  case borderStyle
  /// What is drawn between rows.
  case separatorStyle
  /// Whether a bar is for a light or a dark ground.
  case barStyle
  /// Whether a keyboard on the screen is light or dark.
  case keyboardAppearance

  /// The words, as they are written.
  public var words: [String] {
    switch self {
    case .textAlign: ["left", "center", "right", "natural"]
    case .textTransform: ["none", "uppercase", "lowercase", "capitalize"]
    case .verticalAlign: ["top", "center", "bottom", "fill"]
    case .borderStyle: ["none", "line", "bezel", "rounded"]
    case .separatorStyle: ["none", "single", "singleLine", "etched"]
    case .barStyle: ["default", "black", "blackOpaque", "blackTranslucent"]
    case .keyboardAppearance: ["default", "alert", "dark", "light"]
    }
  }
}

extension StyleValueType: CustomStringConvertible {
  /// Words that go after "expected".
  public var description: String {
    switch self {
    case .boolean: "true or false"
    case .number(let range):
      "a number from \(StyleNumber.text(range.lowerBound)) to \(StyleNumber.text(range.upperBound))"
    case .box: "one to four numbers"
    case .offset: "two numbers with a comma between them"
    case .color:
      "a colour: #RGB, #RRGGBB, #AARRGGBB, rgb(), rgba(), hsl(), hsla(), a word or a palette name"
    case .fontName: "the name of a font"
    case .textStyle:
      "a text style: \(StyleValueReader.textStyles.keys.sorted().joined(separator: ", "))"
    case .image: "the name of a picture"
    case .names: "names with commas between them"
    case .word(let words): words.words.joined(separator: ", ")
    }
  }
}
