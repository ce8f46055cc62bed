/// Puts a text together from parts with looks.
struct TextComposer {
  let tint: UIColor
  let textScale: TextScale
  let locale: Locale
  var textCase: Text.Case?

  private(set) var string = ""
  private var runs: [(style: Text.Style, length: Int)] = []

  init(tint: UIColor, textScale: TextScale, locale: Locale) {
    self.tint = tint
    self.textScale = textScale
    self.locale = locale
  }

  /// Adds a text that is shown where `style` holds.
  mutating func append(_ text: Text, style outer: Text.Style) {
    var style = outer
    style.apply(text.modifiers, tint: tint)
    switch text.content {
    case .verbatim(let string): append(string, style: style)
    case .attributed(let attributed): append(attributed, style: style)
    case .formatted(let formatted): append(formatted.value.text(in: locale), style: style)
    case .joined(let parts): for part in parts { append(part, style: style) }
    case .key(let key, let source): append(key, from: source, style: style)
    }
  }

  private mutating func append(_ string: String, style: Text.Style) {
    guard !string.isEmpty else { return }
    // GTK takes text to end at such a character.
    var string = string.utf8.contains(0) ? string.replacing("\0", with: "\u{FFFD}") : string
    switch textCase {
    case .uppercase: string = string.uppercased(with: locale)
    case .lowercase: string = string.lowercased(with: locale)
    case nil: break
    }
    if self.string.isEmpty { self.string = string } else { self.string += string }
    let last = runs.count - 1
    if last >= 0, runs[last].style == style {
      runs[last].length += string.utf16.count
    } else {
      runs.append((style, string.utf16.count))
    }
  }

  private mutating func append(
    _ key: LocalizedStringKey, from source: Text.Source?, style: Text.Style
  ) {
    let format = key.format(table: source?.table, bundle: source?.bundle, locale: locale)
    guard InlineMarkdown.mayHaveMarks(format) || key.arguments.contains(where: \.hasLooks) else {
      append(key.filled(format, locale: locale), style: style)
      return
    }
    var values = PlacedValues()
    for run in InlineMarkdown.runs(of: values.mark(format, of: key, locale: locale)) {
      var style = style
      style.apply(run.intent)
      if let link = run.link, let url = URL(string: values.fill(link, locale: locale)) {
        style.apply(link: url, tint: tint)
      }
      for part in values.parts(of: run.text) {
        switch part {
        case .string(let string): append(string, style: style)
        case .text(let text): append(text, style: style)
        }
      }
    }
  }

  private mutating func append(_ text: AttributedString, style outer: Text.Style) {
    for run in text.runs {
      var style = outer
      style.apply(run.attributes, tint: tint)
      append(String(text.characters[run.range]), style: style)
    }
  }

  /// The whole; an empty text looks as `style` says.
  func result(otherwise style: Text.Style) -> ResolvedText {
    var fonts: [Text.Style.Face: UIFont] = [:]
    func font(_ style: Text.Style) -> UIFont {
      if let font = style.uiFont { return font }
      if let font = fonts[style.face] { return font }
      let font = style.face.uiFont(for: textScale)
      fonts[style.face] = font
      return font
    }
    let first = runs.first?.style ?? style
    if runs.count <= 1, first.isPlain || runs.isEmpty {
      let font = first.uiFont ?? first.face.uiFont(for: textScale)
      return .plain(string, font: font, color: first.color)
    }
    let result = NSMutableAttributedString(string: string)
    var start = 0
    for run in runs {
      result.setAttributes(
        run.style.attributes(font: font(run.style)),
        range: NSRange(location: start, length: run.length))
      start += run.length
    }
    return .attributed(result)
  }
}

extension LocalizedStringKey.Argument {
  /// Whether the value may bring looks of its own.
  fileprivate var hasLooks: Bool {
    switch self {
    case .text: true
    case .formatted(let value): value.hasLooks
    default: false
    }
  }
}
