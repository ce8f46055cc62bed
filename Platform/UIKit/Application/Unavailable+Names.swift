// More names that people reach for and that are not there. Each says which way to go.

/// Not there on Linux.
@available(
  *, unavailable, message: "Page controls are not there yet on Linux: say \"2 of 3\" in a UILabel."
)
public typealias UIPageControl = UIControl

/// Not there on Linux.
@available(
  *, unavailable,
  message: "Menus are not there yet on Linux: present a UIAlertController as an action sheet."
)
public typealias UIMenu = UIAction

/// Not there on Linux.
@available(
  *, unavailable, message: "GTK has no blur: use a UIView with a translucent backgroundColor."
)
public typealias UIBlurEffect = NSObject

/// Not there on Linux.
@available(
  *, unavailable,
  message: "The clipboard is not there yet on Linux: fields copy and paste by themselves."
)
public typealias UIPasteboard = NSObject

/// Not there on Linux.
@available(
  *, unavailable, message: "Swipes are not there yet on Linux: use buttons, or a UIScrollView."
)
public typealias UISwipeGestureRecognizer = UIGestureRecognizer

/// Not there on Linux.
@available(*, unavailable, message: "Pinches are not there yet on Linux: use buttons.")
public typealias UIPinchGestureRecognizer = UIGestureRecognizer
