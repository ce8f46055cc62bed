extension Text {
  /// What a label shows in `environment`.
  package func resolved(in environment: TextEnvironment) -> ResolvedText {
    var composer = TextComposer(
      tint: environment.tint, textScale: environment.textScale, locale: environment.locale)
    composer.textCase = environment.textCase
    composer.append(self, style: environment.style)
    return composer.result(otherwise: environment.style)
  }

  /// The text without looks, such as for a name that is spoken.
  package func plainString(in locale: Locale) -> String {
    if case .verbatim(let string) = content, !string.utf8.contains(0) { return string }
    var composer = TextComposer(tint: .clear, textScale: .large, locale: locale)
    composer.append(self, style: Style(color: .clear))
    return composer.string
  }
}
