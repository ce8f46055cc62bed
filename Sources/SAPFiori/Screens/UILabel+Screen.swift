import FioriThemeManager
import UIKit

extension UILabel {
  /// A label that wraps, grows with the text size and is centred.
  static func screenLabel(
    _ style: UIFont.FioriTextStyle, _ color: ColorStyle, weight: UIFont.FioriWeight = .regular
  ) -> UILabel {
    let label = UILabel()
    label.font = .preferredFioriFont(forTextStyle: style, weight: weight)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .preferredFioriColor(forStyle: color)
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }
}
