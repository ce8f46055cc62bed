import UIKit

extension FUIWelcomeController {
  /// What is free to the left and the right of a text that is read, in points: lines of more than 640
  /// points are hard to read, and large letters need the room.
  static func readingSide(width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let least: CGFloat = traits.preferredContentSizeCategory.isAccessibilityCategory ? 16 : 32
    return max(least, ((width - 640) / 2).rounded())
  }
}
