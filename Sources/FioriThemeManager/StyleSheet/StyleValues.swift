/// What a style sheet says about one part, the last word on each property.
package struct StyleValues: Hashable, Sendable {
  package private(set) var values: [StyleProperty: StyleValue] = [:]

  package init() {}

  package var isEmpty: Bool { values.isEmpty }

  package subscript(property: StyleProperty) -> StyleValue? {
    get { values[property] }
    set { values[property] = newValue }
  }

  /// Takes what `other` says over what was said before.
  mutating func merge(_ other: StyleValues) { values.merge(other.values) { $1 } }

  // MARK: - Values of a type

  package func color(_ property: StyleProperty) -> StyleColor? {
    if case .color(let color) = values[property] { color } else { nil }
  }

  package func number(_ property: StyleProperty) -> Double? {
    if case .number(let number) = values[property] { number } else { nil }
  }

  package func word(_ property: StyleProperty) -> String? {
    if case .word(let word) = values[property] { word } else { nil }
  }

  package func flag(_ property: StyleProperty) -> Bool? {
    if case .flag(let flag) = values[property] { flag } else { nil }
  }

  package func image(_ property: StyleProperty) -> StyleImage? {
    if case .image(let image) = values[property] { image } else { nil }
  }
}
