// Names that people reach for first and that are not there yet. Each says which way to go.

/// Not there yet.
@available(
  *, unavailable, message: "Tab bars are not there yet on Linux: use a UINavigationController."
)
public typealias UITabBarController = UIViewController
/// Not there yet.
@available(
  *, unavailable,
  message: "Page controllers are not there yet on Linux: use a UINavigationController."
)
public typealias UIPageViewController = UIViewController
/// Not there yet.
@available(
  *, unavailable, message: "Split controllers are not there yet on Linux: use child controllers."
)
public typealias UISplitViewController = UIViewController
/// Not there yet.
@available(*, unavailable, message: "Date pickers are not there yet on Linux: use a UITextField.")
public typealias UIDatePicker = UIControl
/// Not there yet.
@available(
  *, unavailable, message: "Pickers are not there yet on Linux: use buttons in a UIStackView."
)
public typealias UIPickerView = UIView
/// Not there yet.
@available(
  *, unavailable, message: "Search bars are not there on Linux: use a UISearchTextField."
)
public typealias UISearchBar = UIView
/// Not there: GTK has no blur.
@available(
  *, unavailable, message: "GTK has no blur: use a UIView with a translucent backgroundColor."
)
public typealias UIVisualEffectView = UIView
/// Not there yet.
@available(
  *, unavailable,
  message:
    "Property animators are not there on Linux: use UIView.animate(withDuration:animations:)."
)
public typealias UIViewPropertyAnimator = UIView
/// Not there: layers here are the surround of a view.
@available(
  *, unavailable,
  message: "Layers of one's own are not there on Linux: override draw(_:) and use UIBezierPath."
)
public typealias CAShapeLayer = CALayer
/// Not there: layers here are the surround of a view.
@available(
  *, unavailable,
  message: "Layers of one's own are not there on Linux: override draw(_:) and use UIBezierPath."
)
public typealias CAGradientLayer = CALayer
/// Not there: machines that run Linux have no haptics.
@available(
  *, unavailable,
  message:
    "There are no haptics on Linux: say it with UIAccessibility.post(notification:argument:)."
)
public typealias UINotificationFeedbackGenerator = UIResponder
/// Not there: machines that run Linux have no haptics.
@available(*, unavailable, message: "There are no haptics on Linux: show it on the control.")
public typealias UIImpactFeedbackGenerator = UIResponder
/// Not there: Linux has no files of this kind.
@available(
  *, unavailable,
  message:
    "There are no nib files on Linux: make views in code, screens in UIStoryboard.register(_:)."
)
public typealias UINib = UIStoryboard
/// Not there yet.
@available(
  *, unavailable,
  message: "Image renderers are not there yet on Linux: override draw(_:) in a UIView."
)
public typealias UIGraphicsImageRenderer = UIBezierPath
