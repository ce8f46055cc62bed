extension UIView {
  struct Model {
    var bounds = CGRect.zero
    var center = CGPoint.zero
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var isHidden = false
    var isOpaque = true
    var isInteractive = true
    var contentMode = ContentMode.scaleToFill
    var tag = 0
    var margins: NSDirectionalEdgeInsets?
    var semantic = UISemanticContentAttribute.unspecified
    var autoresizing: AutoresizingMask = []
    var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var resistance = (
      horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
    )
    var style = UIUserInterfaceStyle.unspecified
    var isThemed = false
    var hearsDrops = false
    var keepsFocusOut = false
    var liesOverOthers = false
    var isPaintedLast = false
    /// Whether a subview is, or was once.
    var paintsSomeLast = false
  }
}
