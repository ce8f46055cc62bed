import UIKit

extension UIFont {
  /// How heavy the strokes of a font of the theme are.
  public enum FioriWeight: CaseIterable, Hashable, Sendable {
    /// The thinnest.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// The weight of running text.
    case regular
    /// A little heavier than running text.
    case medium
    /// Between medium and bold.
    case semibold
    /// Semibold with letters as wide as regular ones. The stand-in family has no such face and
    /// shows semibold.
    case semiboldDuplex
    /// Bold.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black

    /// The face of the stand-in family, which has all weights of the system's scale.
    var systemWeight: UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold, .semiboldDuplex: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
}
