import UIKit

extension Font {
  /// The font for UIKit, in a text size.
  package func uiFont(for textScale: TextScale) -> UIFont {
    UIFont(spec(for: textScale))
  }
}
