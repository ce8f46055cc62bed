/// A rectangle in a view that constraints can name and that nobody sees.
///
/// ```swift
/// let gap = UILayoutGuide()
/// view.addLayoutGuide(gap)
/// gap.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25).isActive = true
/// ```
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What gives the guide its place.
  enum Role: Hashable {
    /// The app's constraints alone.
    case own
    case margins, safeArea, readable
    /// A scroll view's content, and what of it is seen.
    case content, frame
  }

  let role: Role
  /// A name for lines in the log.
  open var identifier = ""
  /// The view that the guide is in.
  open internal(set) weak var owningView: UIView?

  /// Makes a guide for `addLayoutGuide(_:)`.
  public override convenience init() { self.init(role: .own) }

  init(role: Role) {
    self.role = role
    super.init()
  }

  /// Where the guide was put, in its view's coordinates.
  open var layoutFrame: CGRect { owningView?.solvedFrame(of: self) ?? .zero }
}

extension UILayoutGuide {
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The edge that reading begins on.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge that reading ends on.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
