import Layout

/// A view or a layout guide as an engine sees it.
@MainActor final class ConstraintItem {
  /// The view, or the one that the guide is in.
  weak var view: UIView?
  let guide: UILayoutGuide?
  let isPlaced: Bool
  var left = LinearExpression()
  var top = LinearExpression()
  var width = LinearExpression()
  var height = LinearExpression()
  /// Whether a constraint names it.
  var isNamed = false

  /// What holds it to a frame, or a guide to its view, and how these constants are found.
  var edges: [ConstraintSolver.Handle] = []

  /// What the content wants in one direction.
  struct Wish {
    var handle: ConstraintSolver.Handle
    var length: CGFloat
    var hugging: UILayoutPriority
    var resistance: UILayoutPriority
  }
  var contentVersion = -1
  var wishes: (width: Wish?, height: Wish?) = (nil, nil)
  /// The content's own size, where nothing limits it.
  var ownSize = CGSize.zero

  /// From the top to the first baseline, and from the last to the bottom, in points.
  var baselines: (first: CGFloat, last: CGFloat) = (0, 0)
  var usesBaselines = false

  init(view: UIView?, guide: UILayoutGuide?, isPlaced: Bool) {
    (self.view, self.guide, self.isPlaced) = (view, guide, isPlaced)
  }

  var right: LinearExpression { left + width }
  var bottom: LinearExpression { top + height }

  func place(of edge: NSLayoutConstraint.Attribute, mirrored: Bool) -> LinearExpression {
    switch edge {
    case .left: left
    case .right: right
    case .leading: mirrored ? right : left
    case .trailing: mirrored ? left : right
    case .centerX: left + width * 0.5
    case .top: top
    case .bottom: bottom
    case .centerY: top + height * 0.5
    case .width: width
    case .height: height
    case .firstBaseline: top + LinearExpression(baselines.first)
    case .lastBaseline: bottom - LinearExpression(baselines.last)
    default: LinearExpression()
    }
  }
}
