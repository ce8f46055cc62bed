import GTK
import UIKit

extension Font {
  /// The font for UIKit, in a text size.
  ///
  /// UIKit has its system fonts in every weight, and italics and named fonts in regular weight only:
  /// `spec(for:)` has the whole.
  package func uiFont(for category: UIContentSizeCategory) -> UIFont {
    let spec = spec(for: category)
    let weight = Weight(css: spec.weight).uiWeight
    if spec.family == Design.monospaced.family {
      return .monospacedSystemFont(ofSize: spec.size, weight: weight)
    }
    if spec.family != Design.default.family, let font = UIFont(name: spec.family, size: spec.size) {
      return font
    }
    if spec.isMonospacedDigit {
      return .monospacedDigitSystemFont(ofSize: spec.size, weight: weight)
    }
    if spec.isItalic, spec.weight == Weight.regular.css {
      return .italicSystemFont(ofSize: spec.size)
    }
    return .systemFont(ofSize: spec.size, weight: weight)
  }
}

extension Font.Weight {
  fileprivate var uiWeight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    default: .regular
    }
  }
}
