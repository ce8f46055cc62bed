private enum TextLooksKey: EnvironmentKey { static var defaultValue: [Text.Modifier] { [] } }

extension EnvironmentValues {
  /// Looks of texts that have none of their kind, the outermost first.
  var textLooks: [Text.Modifier] {
    get { self[TextLooksKey.self] }
    set { self[TextLooksKey.self] = newValue }
  }
}

/// Adds a look to those of the texts in a view.
struct TextLookModifier: EnvironmentModifier {
  let look: Text.Modifier?

  func change(_ environment: inout EnvironmentValues) {
    if let look { environment.textLooks.append(look) }
  }
  func isSame(_ other: Self) -> Bool { look == other.look }
}

extension View {
  private func look(_ look: Text.Modifier?) -> some View { modifier(TextLookModifier(look: look)) }

  /// Shows texts that say nothing else in a weight; nil leaves them as they are.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    look(weight.map(Text.Modifier.weight))
  }

  /// Shows texts that say nothing else in another manner of the system's font; nil leaves them.
  public func fontDesign(_ design: Font.Design?) -> some View {
    look(design.map(Text.Modifier.design))
  }

  /// Shows texts that say nothing else bold, or not.
  public func bold(_ isActive: Bool = true) -> some View { look(.bold(isActive)) }

  /// Shows texts that say nothing else in italics, or not.
  public func italic(_ isActive: Bool = true) -> some View { look(.italic(isActive)) }

  /// Shows texts that say nothing else in letters of one width, or not.
  public func monospaced(_ isActive: Bool = true) -> some View { look(.monospaced(isActive)) }

  /// Shows the digits of texts in one width.
  public func monospacedDigit() -> some View { look(.monospacedDigit) }

  /// Draws a line under texts that say nothing else, or none; in the colour of the letters unless
  /// given.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { look(.underline(isActive, color)) }

  /// Draws a line through texts that say nothing else, or none; in the colour of the letters unless
  /// given.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { look(.strikethrough(isActive, color)) }

  /// Adds points between the letters of texts that say nothing else.
  public func kerning(_ kerning: CGFloat) -> some View { look(.kerning(kerning)) }

  /// Adds points between the letters of texts that say nothing else; it goes before kerning.
  public func tracking(_ tracking: CGFloat) -> some View { look(.tracking(tracking)) }

  /// Lifts texts that say nothing else by points above the baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    look(.baselineOffset(baselineOffset))
  }
}
