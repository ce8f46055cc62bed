import UIKit

extension Font {
  /// The font for UIKit, in a text size.
  package func uiFont(for category: UIContentSizeCategory) -> UIFont {
    UIFont(spec(for: category))
  }
}
