/// One side of a constraint: an attribute of a view or a layout guide.
@MainActor struct ConstraintTerm {
  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?
  /// As the constraint was written.
  let attribute: NSLayoutConstraint.Attribute
  /// What of ``item`` is meant: margins are a guide of their own.
  let edge: NSLayoutConstraint.Attribute
  private let isMargin: Bool

  init(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    self.attribute = attribute
    precondition(
      attribute != .notAnAttribute, "A constraint needs an attribute of its first item.")
    isMargin = attribute.withinMargins != nil
    edge = attribute.withinMargins ?? attribute
    if let view = item as? UIView {
      if isMargin { guide = view.layoutMarginsGuide } else { self.view = view }
    } else if let guide = item as? UILayoutGuide {
      precondition(!isMargin, "A layout guide has no margins: use those of its view.")
      self.guide = guide
    } else {
      preconditionFailure("A constraint is between views and layout guides, not \(type(of: item)).")
    }
  }

  var item: AnyObject? { isMargin ? guide?.owningView : view ?? guide }
  /// The view, or the view that the guide is in.
  var owningView: UIView? { view ?? guide?.owningView }

  /// The caller's mistakes, which UIKit too does not let pass.
  func check(against other: ConstraintTerm?) {
    guard let other else {
      precondition(
        attribute.kind == .length, "Only a width or a height can be a number: name a second item.")
      return
    }
    precondition(
      attribute.kind == other.attribute.kind,
      "A constraint cannot be between \(attribute) and \(other.attribute).")
    precondition(
      !(attribute.isReading && other.attribute.isSided)
        && !(attribute.isSided && other.attribute.isReading),
      "Leading and trailing cannot be constrained to left and right: use one kind.")
  }

  var written: String {
    guard let item else { return "(gone).\(attribute)" }
    let name = (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier
    let type = "\(Swift.type(of: item))"
    return name.flatMap { $0.isEmpty ? nil : "\(type)(\($0)).\(attribute)" }
      ?? "\(type).\(attribute)"
  }
}

/// A distance that the system chooses.
struct SystemSpacing {
  /// How often it is taken.
  let multiplier: CGFloat
  /// Between things side by side, in points.
  static let standard: CGFloat = 8
}
