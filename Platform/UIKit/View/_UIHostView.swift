import Layout

/// A view whose subviews are laid out by something above UIKit, which hears when they change size.
///
/// It is the ground that a toolkit stands on, not a view for apps.
open class _UIHostView: UIView {
  /// Called when a subview, or one in it, may want another size; `isOwned` is false when nobody but
  /// the host hears of it.
  open func contentSizesChanged(isOwned: Bool) {}

  /// The size for what is offered; `nil` asks for the ideal one.
  open func sizeThatFits(width: CGFloat?, height: CGFloat?) -> CGSize { .zero }

  override func forgetSizes(becauseOf subview: UIView?) {
    super.forgetSizes(becauseOf: subview)
    if let subview { contentSizesChanged(isOwned: subview.layoutState.owner != nil) }
  }

  override func fittingSize(for proposal: ProposedSize) -> CGSize {
    sizeThatFits(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  /// The ideal size.
  open override var intrinsicContentSize: CGSize { sizeThatFits(width: nil, height: nil) }

  /// The size in the width and the height of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeThatFits(width: size.width, height: size.height)
  }
}

/// What gives a view its place from above UIKit.
///
/// It is the ground that a toolkit stands on, not a protocol for apps.
@preconcurrency @MainActor public protocol _UIViewOwner: AnyObject {
  /// The view, or one in it, may want another size.
  func ownedViewChangedSize()
}

extension UIView {
  /// The least width in which no word is broken, in points; 0 for all but texts of several lines.
  package var wordWidth: Double { Double((self as? UILabel)?.leastWidthOfWords ?? 0) }

  /// Says who gives the view its place; the owner is not retained and
  /// takes itself away before it goes.
  package func setOwner(_ owner: (any _UIViewOwner)?) { layoutState.owner = owner }

  /// The size that the view takes when it is offered `proposal`, in points.
  package func measured(for proposal: ProposedSize) -> Size {
    let size =
      constraintState == nil ? fittingSize(for: proposal) : heedingSize(for: proposal)
    return Size(width: size.width, height: size.height)
  }

  /// The distance from the top to a baseline, `nil` without text.
  package func baseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    baselineOffset(last: edge == .last, in: CGSize(width: size.width, height: size.height))
      .map { Double($0) }
  }
}
