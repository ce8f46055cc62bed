import Layout

/// What a view knows of constraints, made when it first has to do with any.
@MainActor final class ConstraintState {
  /// Whether the view's frame is what the app says, and not what constraints say.
  var translatesMask = true
  /// Active constraints that this is the lowest view around.
  var held: [NSLayoutConstraint] = []
  /// Active constraints that name the view or a guide in it.
  var naming: [NSLayoutConstraint] = []
  /// Active constraints from something in the view to something outside of it.
  var crossing: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
  var needsUpdate = true
  /// Places what is in the view, while no constraint outside has a say in that.
  var engine: ConstraintEngine?
  /// Says how large the view would be.
  var fitting: ConstraintEngine?
  /// Grows when the content's own size may be another.
  private(set) var contentVersion = 0
  var answers = Remembered<ProposedSize, CGSize>()

  /// Whether there are constraints at all: most apps need not look for them.
  static var isInUse = false

  init() { Self.isInUse = true }

  func contentChanged() {
    contentVersion += 1
    answers.forgetAll()
  }

  var isCrossed: Bool { crossing.contains { $0.holder != nil } }
  var isNamed: Bool { naming.contains { $0.holder != nil } }
}

extension UIView {
  /// The state, made now if need be.
  var constraining: ConstraintState {
    if let constraintState { return constraintState }
    let state = ConstraintState()
    constraintState = state
    setNeedsUpdateConstraints()
    return state
  }

  /// Whether constraints give the view its place.
  var isPlacedByConstraints: Bool {
    guard let state = constraintState, let superview, layoutState.owner == nil else { return false }
    if let stack = superview as? UIStackView, stack.arranges(self) {
      return stack.isLaidOutByConstraints && !isHidden
    }
    return !state.translatesMask
  }

  /// The view whose engine places what is in this one.
  var constraintRoot: UIView {
    var view = self
    while let superview = view.superview,
      view.isPlacedByConstraints || view.constraintState?.isCrossed == true
    {
      view = superview
    }
    return view
  }

  // MARK: - Changes

  /// Calls `change` with each engine that a constraint held by this view may be in.
  private func withEngines(_ change: (ConstraintEngine) -> Void) {
    let root = constraintRoot
    var view: UIView? = self
    while let current = view {
      if let state = current.constraintState {
        if let engine = state.engine { change(engine) }
        if let engine = state.fitting { change(engine) }
      }
      if current === root { break }
      view = current.superview
    }
    if root.constraining.engine == nil {
      root.constraining.engine = ConstraintEngine(root, .placing)
    }
    invalidateIntrinsicContentSize()
  }

  func constraintAdded(_ constraint: NSLayoutConstraint) {
    withEngines { $0.add(constraint) }
  }

  func constraintRemoved(_ constraint: NSLayoutConstraint) {
    withEngines { $0.remove(constraint) }
  }

  func constraintChanged(_ constraint: NSLayoutConstraint) {
    withEngines { $0.changeConstant(of: constraint) }
  }

  /// Which views constraints place, or which way they read, is another thing than before.
  func constraintTreeChanged() {
    guard ConstraintState.isInUse else { return }
    withEngines { $0.isStale = true }
  }

  /// Something that constraints refer to, such as margins, has changed.
  func constraintGroundChanged() {
    guard let state = constraintState else { return }
    state.contentChanged()
    constraintRoot.setNeedsLayout()
  }

  /// The frame has been set: constraints to a view that they do not place go by it.
  func constraintFrameChanged() {
    guard let superview, let state = constraintState, state.isNamed || state.isCrossed,
      !isPlacedByConstraints
    else { return }
    superview.constraintRoot.setNeedsLayout()
  }

  /// The view leaves its superview: what ties it to anything outside goes.
  func cutConstraints() {
    guard ConstraintState.isInUse else { return }
    for view in descendants {
      guard let state = view.constraintState else { continue }
      for constraint in state.naming {
        if let holder = constraint.holder, !holder.isDescendant(of: self) {
          constraint.deactivate()
        }
      }
    }
  }
}

extension NSLayoutConstraint {
  private static var turns = 0

  func activate() {
    guard holder == nil else { return }
    guard let one = first.owningView, let other = second.map({ $0.owningView }) ?? one else {
      preconditionFailure("A constraint's item is gone, or its guide was added to no view: \(self)")
    }
    guard let common = one.lowestCommonView(with: other) else {
      preconditionFailure(
        "Add both items to one view before the constraint is activated: \(self)")
    }
    holder = common
    Self.turns += 1
    turn = Self.turns
    common.constraining.held.append(self)
    for item in one === other ? [one] : [one, other] {
      item.constraining.naming.append(self)
      forEachCrossed(from: item) { $0.constraining.crossing.append(self) }
    }
    if !first.isCrossingFree(to: common) || second?.isCrossingFree(to: common) == false {
      common.constraintTreeChanged()
    } else {
      common.constraintAdded(self)
    }
  }

  func deactivate() {
    guard let common = holder else { return }
    let wasCrossing =
      !first.isCrossingFree(to: common) || second?.isCrossingFree(to: common) == false
    common.constraintState?.held.removeAll { $0 === self }
    for item in [first.owningView, second?.owningView] {
      guard let item else { continue }
      item.constraintState?.naming.removeAll { $0 === self }
      forEachCrossed(from: item) { view in
        view.constraintState?.crossing.removeAll { $0 === self }
      }
    }
    common.constraintRemoved(self)
    holder = nil
    if wasCrossing { common.constraintTreeChanged() }
  }

  private func forEachCrossed(from item: UIView, _ body: (UIView) -> Void) {
    guard let holder, item !== holder else { return }
    var view = item.superview
    while let current = view, current !== holder {
      body(current)
      view = current.superview
    }
  }
}

extension ConstraintTerm {
  /// Whether nothing lies between the item and the view that holds the constraint.
  @MainActor func isCrossingFree(to holder: UIView) -> Bool {
    guard let owningView else { return true }
    return owningView === holder || owningView.superview === holder
  }
}

extension UIView {
  func lowestCommonView(with other: UIView) -> UIView? {
    var view: UIView? = self
    while let current = view {
      if other.isDescendant(of: current) { return current }
      view = current.superview
    }
    return nil
  }
}
