import FioriThemeManager
import UIKit

/// The kit's button.
open class FUIButton: UIButton {
  /// Makes a button with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel?.adjustsFontForContentSizeCategory = true
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
