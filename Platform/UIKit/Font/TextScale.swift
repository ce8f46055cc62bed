/// How much larger than by default a person wants running text. A desktop may want any factor; a
/// content size category is the nearest name for it.
package struct TextScale: Hashable, Sendable {
  /// 1 by default.
  package let factor: Double

  package init(factor: Double) { self.factor = factor }

  /// The factor that a category stands for.
  package init(_ category: UIContentSizeCategory) { factor = category.factor }

  /// The default.
  package static let large = TextScale(.large)
}

extension UITraitCollection {
  /// The defaults with another text size.
  package convenience init(textScale: TextScale) {
    var values = Values()
    values.textScale = textScale.factor
    self.init(values)
  }
}
