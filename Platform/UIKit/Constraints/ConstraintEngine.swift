import Layout

/// Solves the constraints in one view: those that it and the views which they place hold.
///
/// Places are counted from the view's own corner, and a scroll view's content from the content's.
/// What a view's own size should be is asked of it again once its width is known, so that text breaks
/// before heights are decided. See `Documentation/Decisions/0011-constraints.md`.
@MainActor final class ConstraintEngine {
  enum Purpose {
    /// The root has its size, and what is in it gets places.
    case placing
    /// Finds out how large the root wants to be.
    case fitting
  }

  /// More than any wish, less than what is required.
  static let nearlyRequired = UILayoutPriority(999.5)

  unowned let root: UIView
  let purpose: Purpose
  /// Whether items and constraints have to be looked for anew.
  var isStale = true
  var solver = ConstraintSolver()
  var items: [ObjectIdentifier: ConstraintItem] = [:]
  /// In the order in which they were made.
  var order: [ConstraintItem] = []
  private var handles: [ObjectIdentifier: ConstraintSolver.Handle] = [:]
  private var constraints: [ConstraintSolver.Handle: NSLayoutConstraint] = [:]
  private var told: Set<ObjectIdentifier> = []
  private var onBaselines: [NSLayoutConstraint] = []
  private var target = (size: CGSize.zero, UILayoutPriority.required, UILayoutPriority.required)
  private var needsSolving = true

  init(_ root: UIView, _ purpose: Purpose) {
    (self.root, self.purpose) = (root, purpose)
  }

  // MARK: - Constraints

  func add(_ constraint: NSLayoutConstraint) {
    guard !isStale else { return }
    needsSolving = true
    let terms = [constraint.first, constraint.second].compactMap { $0 }
    guard terms.allSatisfy({ item(of: $0, in: constraint, makes: false) != nil }) else {
      isStale = true
      return
    }
    insert(constraint)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    needsSolving = true
    guard !isStale, let handle = handles.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return
    }
    solver.remove(handle)
    constraints[handle] = nil
    onBaselines.removeAll { $0 === constraint }
  }

  func changeConstant(of constraint: NSLayoutConstraint) {
    needsSolving = true
    guard !isStale, let handle = handles[ObjectIdentifier(constraint)],
      let expression = expression(of: constraint)
    else { return }
    solver.setConstant(expression.constant, of: handle)
  }

  private func insert(_ constraint: NSLayoutConstraint) {
    guard let expression = expression(of: constraint) else { return }
    let priority = Double(constraint.priority.rawValue)
    let handle = solver.add(
      LinearConstraint(
        expression, atLeastZero: constraint.relation == .lessThanOrEqual ? nil : priority,
        atMostZero: constraint.relation == .greaterThanOrEqual ? nil : priority))
    handles[ObjectIdentifier(constraint)] = handle
    constraints[handle] = constraint
    if constraint.first.edge.isBaseline || constraint.second?.edge.isBaseline == true {
      onBaselines.append(constraint)
    }
  }

  // MARK: - Solving

  /// Makes everything anew from what the views hold.
  private func rebuild() {
    solver = ConstraintSolver()
    items = [:]
    order = []
    handles = [:]
    constraints = [:]
    onBaselines = []
    isStale = false
    makeRoot(target.1, target.2)
    var found: [NSLayoutConstraint] = []
    collect(root, &found)
    found.sort { $0.turn < $1.turn }
    for constraint in found { insert(constraint) }
    told.formIntersection(found.map { ObjectIdentifier($0) })
  }

  private func collect(_ view: UIView, _ found: inout [NSLayoutConstraint]) {
    guard let state = view.constraintState else { return }
    if view !== root, purpose == .placing { state.engine = nil }
    found += state.held
    (view as? UIStackView)?.addOwnConstraints(to: self)
    for subview in view.subviews {
      guard let state = subview.constraintState else { continue }
      let isPlaced = subview.isPlacedByConstraints
      guard isPlaced || state.isCrossed else { continue }
      _ = origin(of: view)
      _ = item(for: subview)
      collect(subview, &found)
    }
  }

  private func solve() {
    if isStale { rebuild() }
    for item in order { refresh(item) }
    solver.solve()
    for _ in 0..<4 {
      var hasChanged = false
      for item in order where refine(item) { hasChanged = true }
      guard hasChanged else { break }
      for constraint in onBaselines { changeConstant(of: constraint) }
      solver.solve()
    }
    needsSolving = false
    tellConflicts()
  }

  private func tellConflicts() {
    for conflict in solver.takeConflicts() {
      guard purpose == .placing, let broken = constraints[conflict.broken],
        root.constraintState?.translatesMask != false || broken.holder !== root
          || broken.second != nil,
        told.insert(ObjectIdentifier(broken)).inserted
      else { continue }
      let names = conflict.among.compactMap { constraints[$0]?.description }
      Log.warning(
        "constraints contradict each other: \(names.joined(separator: "; ")). Less than the others "
          + "counts what was activated last: \(broken.description)")
    }
  }

  // MARK: - Results

  /// Gives the subviews of a view their places.
  func place(subviewsOf view: UIView, solving: Bool) {
    // A view that has no size yet will be laid out when it has one.
    guard root.bounds.width > 0, root.bounds.height > 0 else { return }
    if solving || isStale || needsSolving {
      solve()
      markMoved(besides: view)
    }
    for subview in view.subviews {
      guard let item = items[ObjectIdentifier(subview)], item.isPlaced else { continue }
      let frame = frame(of: item)
      if frame != placed(subview) { subview.takePlace(frame) }
    }
    if let scroll = view as? UIScrollView, let content = contentItem(of: scroll),
      content.isNamed
    {
      scroll.contentSize = CGSize(width: value(content.width), height: value(content.height))
    }
  }

  /// Views in which something is to move are laid out too.
  private func markMoved(besides view: UIView) {
    for item in order where item.isPlaced {
      guard let owner = item.view, let superview = owner.superview, superview !== view,
        frame(of: item) != placed(owner)
      else { continue }
      superview.setNeedsLayout()
    }
    for item in order where item.guide?.role == .content {
      if item.view !== view { item.view?.setNeedsLayout() }
    }
  }

  private func placed(_ view: UIView) -> CGRect { Geometry(view.model).untransformed }

  /// The size of the root with a target for each direction.
  func size(
    _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if target.1 != horizontal || target.2 != vertical { isStale = true }
    target = (size, horizontal, vertical)
    solve()
    guard let item = items[ObjectIdentifier(root)] else { return .zero }
    return CGSize(width: value(item.width), height: value(item.height))
  }

  /// The size that the root's own is held to.
  var rootSize: CGSize { purpose == .placing ? root.bounds.size : target.size }

  func frame(of guide: UILayoutGuide) -> CGRect? {
    guard let view = guide.owningView else { return nil }
    if isStale { rebuild() }
    if items[ObjectIdentifier(guide)] == nil { needsSolving = true }
    let item = item(for: guide)
    solve()
    let owner = self.item(for: view)
    return CGRect(
      x: value(item.left) - value(owner.left), y: value(item.top) - value(owner.top),
      width: value(item.width), height: value(item.height))
  }

  private func frame(of item: ConstraintItem) -> CGRect {
    var corner = CGPoint(x: value(item.left), y: value(item.top))
    if let superview = item.view?.superview {
      let origin = origin(of: superview)
      corner.x -= value(origin.left)
      corner.y -= value(origin.top)
      if !(superview is UIScrollView) {
        corner.x += superview.bounds.minX
        corner.y += superview.bounds.minY
      }
    }
    return CGRect(
      origin: corner, size: CGSize(width: value(item.width), height: value(item.height)))
  }

  /// A value without the errors of calculation, which are far below what can be seen.
  func value(_ expression: LinearExpression) -> CGFloat {
    var sum = expression.constant
    for term in expression.terms {
      sum += solver.value(of: term.variable) * term.coefficient
    }
    return CGFloat((sum * 4096).rounded() / 4096)
  }
}
