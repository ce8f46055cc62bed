import UIKit

/// A view that is made of parts in a container.
///
/// There are no nib files on Linux: parts are made in code, and what has to do with such files says so
/// when it is called.
@MainActor public protocol NibDesignableProtocol: NSObjectProtocol {
  /// The view that the parts lie in.
  var nibContainerView: UIView { get }
}

extension NibDesignableProtocol {
  /// Not there: there are no nib files on Linux.
  @available(
    *, unavailable, message: "There are no nib files on Linux: make the parts in init(frame:)."
  )
  public var nibName: String { fatalError() }
  /// Not there: there are no nib files on Linux.
  @available(
    *, unavailable, message: "There are no nib files on Linux: make the parts in init(frame:)."
  )
  public var bundle: Bundle { fatalError() }
  /// Not there: there are no nib files on Linux.
  @available(
    *, unavailable, message: "There are no nib files on Linux: make the parts in init(frame:)."
  )
  public func loadNib() -> UIView { fatalError() }
  /// Not there: there are no nib files on Linux.
  @available(
    *, unavailable, message: "There are no nib files on Linux: make the parts in init(frame:)."
  )
  public func setupNib() { fatalError() }
}

/// The base of views of the kit that are made of parts.
open class NibDesignable: UIView, NibDesignableProtocol {
  /// The view that the parts lie in: this one.
  open var nibContainerView: UIView { self }

  /// Makes a view without a size.
  public required init() { super.init(frame: .zero) }

  /// Makes a view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The base of controls of the kit that are made of parts.
open class NibDesignableControl: UIControl, NibDesignableProtocol {
  /// The view that the parts lie in: this one.
  open var nibContainerView: UIView { self }

  /// Makes a control without a size.
  public required init() { super.init(frame: .zero) }

  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
