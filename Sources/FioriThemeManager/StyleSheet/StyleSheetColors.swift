/// The colours of the palette that style sheets replace: variables with the name of a colour style.
///
/// `@tintColor` is for light and dark mode; `_lightBackground` behind the name is for light mode
/// alone, `_darkBackground` for dark mode, `_elevated…`, `_contrast…` and `_elevatedContrast…` for
/// raised content and high contrast. `tintColorLight` stands in for the tint of dark mode and
/// `tintColorDark` for that of light mode, as in older sheets.
package struct StyleSheetColors: Sendable {
  /// The colour in the end: a fixed one, or one of the theme below the style sheets.
  enum Final: Hashable, Sendable {
    case fixed(SRGBColor)
    case theme(ColorStyle, ColorVariant)
  }

  private typealias Node = (style: ColorStyle, variant: ColorVariant)
  private struct Entry {
    let color: StyleColor
    let file: String?
    let place: StylePlace
  }

  private var finals: [ColorStyle: [Final?]] = [:]

  /// No colour is replaced.
  init() {}

  init(_ variables: StyleVariables) throws(StyleSheetParsingError) {
    var written: [String: Entry] = [:]
    for variable in variables.all where !Self.styles(ofVariable: variable.name).isEmpty {
      let text = variable.text.hasPrefix("@") ? String(variable.text.dropFirst()) : variable.text
      guard let color = StyleColor(text) else {
        throw .invalidStyleSheet(
          StyleSheetFault(
            file: variable.file, at: variable.place, expected: .valueOfType(.color)))
      }
      written[variable.name] = Entry(color: color, file: variable.file, place: variable.place)
    }
    guard !written.isEmpty else { return }
    let entries = Self.filledIn(written)
    for style in entries.keys {
      var colors: [Final?] = []
      for variant in ColorVariant.allCases {
        colors.append(try Self.end(of: (style, variant), entries))
      }
      finals[style] = colors
    }
  }

  /// What the style sheets say; nil where they say nothing.
  func final(_ style: ColorStyle, _ variant: ColorVariant) -> Final? {
    finals[style]?[variant.rawValue]
  }

  /// The styles that are replaced in some mode.
  package var styles: Set<ColorStyle> { Set(finals.keys) }

  // MARK: - Names

  private static let suffixes: [ColorVariant: String] = [
    .light: "_darkBackground", .dark: "_lightBackground",
    .elevatedLight: "_elevatedDarkBackground", .elevatedDark: "_elevatedLightBackground",
    .contrastLight: "_contrastDarkBackground", .contrastDark: "_contrastLightBackground",
    .elevatedContrastLight: "_elevatedContrastDarkBackground",
    .elevatedContrastDark: "_elevatedContrastLightBackground",
  ]

  /// Names of styles that have a variant of their own in older sheets.
  private static let olderNames: [String] = ["tintColor", "tintColorTapState"]

  /// The styles that a variable is about: none, one, or two for an older name of the tint, which is
  /// a style of its own too.
  package static func styles(ofVariable name: String) -> [ColorStyle] {
    var names = [name]
    if let mark = name.firstIndex(of: "_"), suffixes.values.contains(String(name[mark...])) {
      names.append(String(name[..<mark]))
    }
    names += olderNames.filter { name == $0 + "Light" || name == $0 + "Dark" }
    return names.compactMap { ColorStyle(rawValue: $0) }
  }

  // MARK: - Filling in

  /// Every variant of every style that is named, as far as the sheets say something about its mode.
  private static func filledIn(_ written: [String: Entry]) -> [ColorStyle: [Entry?]] {
    var entries: [ColorStyle: [Entry?]] = [:]
    for style in Set(written.keys.flatMap { styles(ofVariable: $0) }) {
      entries[style] = ColorVariant.allCases.map { variant in
        for candidate in variant.candidates where candidate.isForDarkMode == variant.isForDarkMode {
          if let entry = suffixes[candidate].flatMap({ written[style.rawValue + $0] }) {
            return entry
          }
        }
        let plain = written[style.rawValue]
        guard olderNames.contains(style.rawValue) else { return plain }
        return variant.isForDarkMode
          ? written[style.rawValue + "Light"] ?? plain
          : plain ?? written[style.rawValue + "Dark"]
      }
    }
    return entries
  }

  /// Follows names of styles to a colour. Each step is one of 8 for each style, so this is short.
  private static func end(
    of start: Node, _ entries: [ColorStyle: [Entry?]]
  ) throws(StyleSheetParsingError) -> Final? {
    var (style, variant) = start
    guard let first = entries[style]?[variant.rawValue] else { return nil }
    var seen: Set<Final> = []
    while let entry = entries[style]?[variant.rawValue] {
      guard seen.insert(.theme(style, variant)).inserted else {
        throw .invalidStyleSheet(
          StyleSheetFault(
            file: first.file, at: first.place,
            expected: .variableWithoutCircle(name: start.style.rawValue)))
      }
      switch entry.color {
      case .fixed(let color): return .fixed(color)
      case .palette(let next, let background):
        let target = variant.on(background)
        // The colour that a style has on a ground by itself.
        if next == style, target == variant, background != .device { return .theme(next, target) }
        style = next
        variant = target
      }
    }
    return .theme(style, variant)
  }
}
