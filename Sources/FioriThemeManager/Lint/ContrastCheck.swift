/// Compares the texts of every part that a style sheet touches with what they stand on.
struct ContrastCheck {
  private let sheet: StyleSheet
  private let theme: StyleTheme
  private let reader: SheetColorReader
  private let places: DeclarationPlaces

  init(sheet: StyleSheet, theme: StyleTheme) {
    (self.sheet, self.theme) = (sheet, theme)
    reader = SheetColorReader(colors: theme.colors)
    places = DeclarationPlaces(sheet)
  }

  /// A text, its ground, and which declarations they come from.
  private struct Pair {
    var state: String?
    let ink: Shade
    let ground: Shade
  }

  /// A colour, and the property that sets it; nil where it is the kit's own.
  private struct Shade {
    let color: StyleColor
    let property: StyleProperty?
    let classes: [String]
  }

  /// What one finding tells of: the same colours for the same reason, on any number of parts.
  private struct Reason: Hashable {
    let place: StylePlace
    let state: String?
    let ink: SRGBColor
    let ground: SRGBColor
  }

  func findings() -> [StyleSheetFinding] {
    var reasons: [Reason] = []
    var classes: [Reason: [String]] = [:]
    var modes: [Reason: [String]] = [:]
    for table in PartTable.all {
      for part in table.parts {
        let name = table.styleClass(part.role)
        for situation in situations {
          for pair in pairs(of: part, in: table, situation) {
            for (mode, reason) in reasonsAgainst(pair) {
              if classes[reason] == nil { reasons.append(reason) }
              if classes[reason]?.contains(name) != true {
                classes[reason, default: []].append(name)
              }
              if modes[reason]?.contains(mode) != true { modes[reason, default: []].append(mode) }
            }
          }
        }
      }
    }
    return reasons.map { reason in
      let contrast = StyleSheetFinding.LowContrast(
        classNames: classes[reason] ?? [], modes: modes[reason] ?? [], state: reason.state,
        ink: reason.ink.hex, ground: reason.ground.hex,
        ratio: contrastRatio(reason.ink, reason.ground))
      return StyleSheetFinding(.lowContrast(contrast), file: sheet.file, at: reason.place)
    }
  }

  /// Every kind of window if the sheet tells them apart, else one.
  private var situations: [StyleMedia] {
    guard sheet.rules.contains(where: { $0.media != .everywhere }) else {
      return [StyleMedia(device: .iphone, orientation: .portrait)]
    }
    return StyleMedia.Device.allCases.flatMap { device in
      StyleMedia.Orientation.allCases.map { StyleMedia(device: device, orientation: $0) }
    }
  }

  private func reasonsAgainst(_ pair: Pair) -> [(mode: String, reason: Reason)] {
    guard let place = place(of: pair) else { return [] }
    return SheetColorReader.modes.compactMap { mode, variant in
      let below = reader.color(.palette(.primaryBackground, .device), variant)
      let ground = reader.color(pair.ground.color, variant).composited(over: below)
      let ink = reader.color(pair.ink.color, variant).composited(over: ground)
      guard contrastRatio(ink, ground) < 4.5 else { return nil }
      return (mode, Reason(place: place, state: pair.state, ink: ink, ground: ground))
    }
  }

  /// Where the sheet says something about the pair; nil where both colours are the kit's own.
  private func place(of pair: Pair) -> StylePlace? {
    for shade in [pair.ink, pair.ground] {
      if let property = shade.property, let place = places.last(property, shade.classes) {
        return place
      }
    }
    for shade in [pair.ink, pair.ground] {
      if case .palette(let style, _) = shade.color, let place = places.variable(style) {
        return place
      }
    }
    return nil
  }

  // MARK: - Pairs

  private func pairs(
    of part: PartTable.Part, in table: PartTable, _ situation: StyleMedia
  ) -> [Pair] {
    guard let usual = part.usualText else { return [] }
    let classes = [part.kind.plainClass].compactMap { $0 } + [table.styleClass(part.role)]
    let root = [PartKind.view.plainClass].compactMap { $0 } + [table.styleClass("")]
    let values = theme.values(for: classes, in: situation)
    let rootValues = theme.values(for: root, in: situation)
    func shade(
      _ properties: [StyleProperty], _ values: StyleValues, _ classes: [String]
    ) -> Shade? {
      for property in properties {
        if let color = values.color(property) {
          return Shade(color: color, property: property, classes: classes)
        }
      }
      return nil
    }
    func own(_ style: ColorStyle) -> Shade {
      Shade(color: .palette(style, .device), property: nil, classes: [])
    }
    let screen = shade([.backgroundColor], rootValues, root) ?? own(.primaryBackground)
    switch part.kind {
    case .label:
      let ink = shade([.fontColor], values, classes) ?? own(usual.ink)
      return [
        Pair(
          ink: ink,
          ground: shade([.backgroundColor], values, classes) ?? usual.ground.map(own) ?? screen)
      ]
    case .field:
      let ground = shade([.backgroundColor], values, classes) ?? screen
      return [
        Pair(ink: shade([.fontColor], values, classes) ?? own(usual.ink), ground: ground),
        Pair(
          state: "placeholder",
          ink: shade([.placeholderColor], values, classes) ?? own(.tertiaryLabel), ground: ground),
      ]
    case .button: return buttonPairs(usual, values, classes, screen, shade, own)
    case .bar:
      let ground =
        shade([.standardBackgroundColor, .barTintColor, .backgroundColor], values, classes)
        ?? own(.primaryBackground)
      return [Pair(ink: shade([.fontColor], values, classes) ?? own(usual.ink), ground: ground)]
    case .screen, .view, .barButton, .image, .imageButton, .indicator: return []
    }
  }

  private func buttonPairs(
    _ usual: PartTable.UsualText, _ values: StyleValues, _ classes: [String],
    _ screen: Shade, _ shade: ([StyleProperty], StyleValues, [String]) -> Shade?,
    _ own: (ColorStyle) -> Shade
  ) -> [Pair] {
    let isFilled = usual.ground != nil
    let tint: [StyleProperty] = [.backgroundTintColor]
    let grounds: [StyleProperty] = [.backgroundColorNormal, .backgroundColor]
    let normal = Pair(
      state: "normal",
      ink: shade([.fontColor] + (isFilled ? [] : tint), values, classes) ?? own(usual.ink),
      ground: shade(grounds + (isFilled ? tint : []), values, classes)
        ?? usual.ground.map(own) ?? screen)
    let pressed = Pair(
      state: "highlighted",
      ink: shade([.fontColorHighlighted], values, classes) ?? normal.ink,
      ground: shade([.backgroundColorHighlighted], values, classes) ?? normal.ground)
    let differs =
      values[.fontColorHighlighted] != nil || values[.backgroundColorHighlighted] != nil
    return differs ? [normal, pressed] : [normal]
  }
}

/// What colours of a sheet look like in each mode, on top of the newest palette.
struct SheetColorReader {
  let colors: StyleSheetColors

  static let modes: [(name: String, variant: ColorVariant)] = [
    ("light", .dark), ("dark", .light), ("high-contrast light", .contrastDark),
    ("high-contrast dark", .contrastLight),
  ]

  func color(_ color: StyleColor, _ variant: ColorVariant) -> SRGBColor {
    switch color {
    case .fixed(let color): color
    case .palette(let style, let background): themed(style, variant.on(background))
    }
  }

  private func themed(_ style: ColorStyle, _ variant: ColorVariant) -> SRGBColor {
    switch colors.final(style, variant) {
    case .fixed(let color): color
    case .theme(let other, let itsVariant): Palette.latest.hexColor(for: other)[itsVariant]
    case nil: Palette.latest.hexColor(for: style)[variant]
    }
  }
}

/// Where a sheet says what.
private struct DeclarationPlaces {
  private var declarations: [String: [String: StylePlace]] = [:]
  private var variables: [ColorStyle: StylePlace] = [:]

  init(_ sheet: StyleSheet) {
    let known = KnownClasses.known
    for rule in sheet.rules {
      for name in Set(rule.classes.map(\.name)) where known[name] != nil {
        for declaration in rule.declarations
        where StyleProperty(rawValue: declaration.property) != nil {
          declarations[name, default: [:]][declaration.property] = declaration.place
        }
      }
    }
    for variable in sheet.variables {
      for style in StyleSheetColors.styles(ofVariable: variable.name) {
        variables[style] = variable.place
      }
    }
  }

  /// The place of the last word on a property of a part.
  func last(_ property: StyleProperty, _ classes: [String]) -> StylePlace? {
    for name in classes.reversed() {
      if let place = declarations[name]?[property.rawValue] { return place }
    }
    return nil
  }

  func variable(_ style: ColorStyle) -> StylePlace? { variables[style] }
}
