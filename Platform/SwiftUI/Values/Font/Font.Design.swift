import UIKit

extension Font {
  /// The manner of the system's font.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With serifs: the desktop's serif font.
    case serif
    /// With letters of one width: the desktop's monospaced font.
    case monospaced
    /// Not there: Linux has no rounded system font.
    @available(
      *, unavailable,
      message: "Linux has no rounded system font: name one with Font.custom(_:size:)."
    )
    case rounded

    /// Names of families, best first.
    var family: String {
      switch self {
      case .serif: "serif"
      case .monospaced: "monospace"
      default: UIFont.systemFont(ofSize: UIFont.labelFontSize).familyName
      }
    }
  }
}
