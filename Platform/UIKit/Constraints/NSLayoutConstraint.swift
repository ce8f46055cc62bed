/// One equation or inequality between edges, middles and lengths of views:
/// `first = multiplier × second + constant`.
///
/// Anchors are the short way to make one; it counts once it is active. Set
/// `translatesAutoresizingMaskIntoConstraints` to false on views that constraints give their places.
///
/// Constraints with a ``priority`` below 1000 are wishes, taken in the order of their priorities.
/// Where required ones contradict each other, a line in the log names them, and the one that was
/// activated last counts less than the others until they leave it room.
///
/// ```swift
/// let label = UILabel()
/// view.addSubview(label)
/// label.translatesAutoresizingMaskIntoConstraints = false
/// NSLayoutConstraint.activate([
///   label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///   label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
/// ])
/// ```
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// Whether the first side is the same as the second, no more, or no less.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  let first: ConstraintTerm
  let second: ConstraintTerm?
  let spacing: SystemSpacing?
  /// Which of the two sides may be more.
  public let relation: Relation
  /// What the second attribute is multiplied with.
  public let multiplier: CGFloat
  /// The view that holds the constraint while it is active: the lowest that both items lie in.
  weak var holder: UIView?
  /// Counts activations: what was activated later is broken first.
  var turn = 0

  init(
    _ first: ConstraintTerm, _ relation: Relation, _ second: ConstraintTerm?,
    multiplier: CGFloat = 1, constant: CGFloat = 0, spacing: SystemSpacing? = nil
  ) {
    first.check(against: second)
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.constant, self.spacing) = (multiplier, constant.tame, spacing)
    super.init()
  }

  /// Makes a constraint between attributes of views or layout guides.
  ///
  /// For a length without a second item, `view2` is nil and `attribute2` is `.notAnAttribute`.
  public convenience init(
    item view1: Any, attribute attribute1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      ConstraintTerm(view1, attribute1), relation,
      attribute2 == .notAnAttribute ? nil : view2.map { ConstraintTerm($0, attribute2) },
      multiplier: multiplier, constant: constant)
  }

  /// The view or layout guide of the first side; nil when it is gone.
  open var firstItem: AnyObject? { first.item }
  /// The view or layout guide of the second side, if it has one.
  open var secondItem: AnyObject? { second?.item }
  /// What of the first item is meant.
  open var firstAttribute: Attribute { first.attribute }
  /// What of the second item is meant.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Points that are added to the second side. Changing it is cheaper than another constraint.
  open var constant: CGFloat {
    didSet {
      let tame = constant.tame
      if tame != constant { constant = tame }
      if oldValue != constant { holder?.constraintChanged(self) }
    }
  }

  /// How much the constraint counts against others, from 1 to 1000, which is required.
  open var priority = UILayoutPriority.required {
    didSet {
      guard oldValue != priority, let holder else { return }
      holder.constraintRemoved(self)
      holder.constraintAdded(self)
    }
  }

  /// A name for lines in the log.
  open var identifier: String?

  /// Whether the constraint counts. Both items must lie in one view when it is set to true.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Makes all of them count.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Makes none of them count any more.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// The constraint as it is written in the log.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { written }
  }

  private var written: String {
    let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "≤" : "≥"
    var text = identifier.map { "\"\($0)\" " } ?? ""
    text += "\(first.written) \(sign) "
    if let second {
      if multiplier != 1 { text += "\(multiplier) × " }
      text += second.written
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += "\(constant)"
    }
    if spacing != nil { text += " + system spacing" }
    return priority == .required ? text : text + " @\(priority.rawValue)"
  }
}

extension NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Hashable, Sendable { case horizontal, vertical }

  /// Not there: anchors say the same, and the compiler reads them.
  @available(
    *, unavailable, message: "Visual formats are not read on Linux: use layout anchors."
  )
  public class func constraints(
    withVisualFormat format: String, options: Int = 0, metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { fatalError() }
}

extension CGFloat {
  /// The number itself, or the nearest that a layout can calculate with.
  var tame: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1_000_000), 1_000_000) }
}
