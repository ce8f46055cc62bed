// Types that let code with anchors be read by the compiler, which then says which way to go.

/// An edge, a middle or a length of a view. No view gives one on Linux.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  init(never: Never) {}
}
/// A place from side to side. No view gives one on Linux.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A place from top to bottom. No view gives one on Linux.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// A width or a height. No view gives one on Linux.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {}
/// A rectangle in a view that constraints can name. No view gives one on Linux.
public final class UILayoutGuide: NSObject {
  init(never: Never) {}
}

@available(
  *, unavailable,
  message:
    "Layout anchors are not there yet on Linux: use UIStackView, or set frames in layoutSubviews()."
)
extension NSLayoutAnchor {
  /// Layout anchors are not there yet: this one is at another.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    fatalError()
  }
  /// Layout anchors are not there yet: this one is at another with an offset in points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    fatalError()
  }
  /// Layout anchors are not there yet: this one is not before another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    fatalError()
  }
  /// Layout anchors are not there yet: this one is not before another with an offset in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    fatalError()
  }
  /// Layout anchors are not there yet: this one is not behind another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    fatalError()
  }
  /// Layout anchors are not there yet: this one is not behind another with an offset in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    fatalError()
  }
}

@available(
  *, unavailable,
  message:
    "Layout anchors are not there yet on Linux: use UIStackView, or set frames in layoutSubviews()."
)
extension NSLayoutDimension {
  /// Layout anchors are not there yet: a length in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    fatalError()
  }
  /// Layout anchors are not there yet: a share of another length.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Layout anchors are not there yet: a length in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    fatalError()
  }
  /// Layout anchors are not there yet: a share of another length.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Layout anchors are not there yet: a length in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    fatalError()
  }
  /// Layout anchors are not there yet: a share of another length.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
}

@available(
  *, unavailable,
  message:
    "Layout anchors are not there yet on Linux: use UIStackView, or set frames in layoutSubviews()."
)
extension UIView {
  /// Layout anchors are not there yet.
  public var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var widthAnchor: NSLayoutDimension { fatalError() }
  /// Layout anchors are not there yet.
  public var heightAnchor: NSLayoutDimension { fatalError() }
  /// Layout anchors are not there yet.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }
  /// Layout guides are not there yet.
  public var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
  /// Layout guides are not there yet.
  public var layoutMarginsGuide: UILayoutGuide { fatalError() }
  /// Layout guides are not there yet.
  public var readableContentGuide: UILayoutGuide { fatalError() }
  /// Layout guides are not there yet.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { fatalError() }
  /// Constraints are not there yet.
  public var constraints: [NSLayoutConstraint] { fatalError() }
  /// Constraints are not there yet.
  public func addConstraint(_ constraint: NSLayoutConstraint) { fatalError() }
  /// Constraints are not there yet.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { fatalError() }
  /// Constraints are not there yet.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { fatalError() }
  /// Constraints are not there yet.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

@available(
  *, unavailable,
  message:
    "Layout anchors are not there yet on Linux: use UIStackView, or set frames in layoutSubviews()."
)
extension UILayoutGuide {
  /// Layout anchors are not there yet.
  public var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  /// Layout anchors are not there yet.
  public var widthAnchor: NSLayoutDimension { fatalError() }
  /// Layout anchors are not there yet.
  public var heightAnchor: NSLayoutDimension { fatalError() }
}

@available(
  *, unavailable,
  message:
    "Layout anchors are not there yet on Linux: use UIStackView, or set frames in layoutSubviews()."
)
extension NSLayoutConstraint {
  /// Constraints are not there yet.
  public class func activate(_ constraints: [NSLayoutConstraint]) { fatalError() }
  /// Constraints are not there yet.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) { fatalError() }
  /// Constraints are not there yet.
  public var isActive: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  /// Constraints are not there yet.
  public var constant: CGFloat {
    get { fatalError() }
    set { fatalError() }
  }
  /// Constraints are not there yet.
  public var priority: UILayoutPriority {
    get { fatalError() }
    set { fatalError() }
  }
}

extension UIView {
  /// For `systemLayoutSizeFitting(_:)`: as small as the content allows.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// For `systemLayoutSizeFitting(_:)`: as large as the content wants, which here is the same.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
