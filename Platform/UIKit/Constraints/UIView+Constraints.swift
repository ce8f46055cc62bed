import Layout

extension UIView {
  /// Whether the frame that is set counts, and not what constraints say. Set it to false on views that
  /// constraints place; views in a stack are placed by the stack.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get {
      if (superview as? UIStackView)?.arranges(self) == true { return false }
      return constraintState?.translatesMask ?? true
    }
    set {
      guard constraintState?.translatesMask ?? true != newValue else { return }
      constraining.translatesMask = newValue
      constraintTreeChanged()
      superview?.constraintTreeChanged()
    }
  }

  /// The active constraints that this is the lowest view around.
  public var constraints: [NSLayoutConstraint] { constraintState?.held ?? [] }

  /// Makes a constraint between what is in the view count, as `isActive` does.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Makes constraints between what is in the view count, as `isActive` does.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Makes a constraint of the view not count any more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Makes constraints of the view not count any more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: - Updating

  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    constraining.needsUpdate = true
    var view: UIView? = self
    while let current = view, !current.layoutState.subtreeNeedsConstraints {
      current.layoutState.subtreeNeedsConstraints = true
      view = current.superview
    }
    window?.queueLayout()
  }

  /// Whether `updateConstraints()` will be called.
  public func needsUpdateConstraints() -> Bool { constraintState?.needsUpdate ?? false }

  /// Calls `updateConstraints()` now where it is due, in this view and below, lowest first.
  public func updateConstraintsIfNeeded() {
    var rounds = 0
    while layoutState.subtreeNeedsConstraints, rounds < 8 {
      updateConstraintTree()
      rounds += 1
    }
  }

  private func updateConstraintTree() {
    guard layoutState.subtreeNeedsConstraints else { return }
    layoutState.subtreeNeedsConstraints = false
    for view in subviews { view.updateConstraintTree() }
    guard let state = constraintState, state.needsUpdate else { return }
    state.needsUpdate = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// The view has come into its superview, with what it knows of constraints.
  func joinConstraints() {
    if Self.requiresConstraintBasedLayout, constraintState == nil { _ = constraining }
    if constraintState != nil {
      constraintTreeChanged()
      superview?.constraintTreeChanged()
    }
    guard layoutState.subtreeNeedsConstraints else { return }
    var view = superview
    while let current = view, !current.layoutState.subtreeNeedsConstraints {
      current.layoutState.subtreeNeedsConstraints = true
      view = current.superview
    }
  }

  // MARK: - Placing

  /// Gives the subviews that constraints place their frames.
  func placeByConstraints() {
    let root = constraintRoot
    guard let engine = root.constraintState?.engine else { return }
    engine.place(subviewsOf: self, solving: root === self)
  }

  /// Where a guide was put.
  func solvedFrame(of guide: UILayoutGuide) -> CGRect? {
    let root = constraintRoot
    if root.constraintState?.engine == nil {
      root.constraining.engine = ConstraintEngine(root, .placing)
    }
    return root.constraintState?.engine?.frame(of: guide)
  }

  /// Takes the place that constraints give.
  func takePlace(_ frame: CGRect) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if bounds.size != frame.size { bounds.size = frame.size }
    if self.center != center { self.center = center }
  }

  // MARK: - Fitting

  /// Whether constraints in the view say how large it wants to be.
  private var isSizedByConstraints: Bool {
    guard let state = constraintState else { return false }
    return !state.held.isEmpty || subviews.contains { $0.isPlacedByConstraints }
  }

  /// The size of the content as constraints take it.
  var sizeForConstraints: CGSize {
    guard let stack = self as? UIStackView, stack.isLaidOutByConstraints else {
      return intrinsicContentSize
    }
    return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size for a proposal, the view's own constraints heeded.
  func heedingSize(for proposal: ProposedSize) -> CGSize {
    constrainedSize(for: proposal) ?? fittingSize(for: proposal)
  }

  /// The size that constraints give the view for a proposal; nil where there are none.
  ///
  /// A width that is less than the view's own is held to, so that texts in it break.
  func constrainedSize(for proposal: ProposedSize) -> CGSize? {
    guard constraintState != nil, isSizedByConstraints else { return nil }
    let state = constraining
    if let answer = state.answers[proposal] { return answer }
    var size = constrainedSize(.zero, .fittingSizeLevel, .fittingSizeLevel)
    if let width = proposal.width, width < size.width {
      size = constrainedSize(
        CGSize(width: width, height: 0), ConstraintEngine.nearlyRequired, .fittingSizeLevel)
    }
    state.answers.remember(size, for: proposal)
    return size
  }

  /// The size with a target for each direction, which counts as much as its priority.
  func constrainedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let state = constraining
    let engine = state.fitting ?? ConstraintEngine(self, .fitting)
    state.fitting = engine
    return engine.size(target, horizontal, vertical)
  }

  /// The size that the content needs. `target` counts as much as the priorities say: with `.required`
  /// a direction is held to it, with `.fittingSizeLevel` everything else counts more.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    var size: CGSize
    if isSizedByConstraints {
      size = constrainedSize(targetSize, horizontal, vertical)
    } else {
      size = fittingSize(
        for: ProposedSize(
          width: horizontal == .required ? targetSize.width : nil,
          height: vertical == .required ? targetSize.height : nil))
    }
    if horizontal == .required { size.width = targetSize.width }
    if vertical == .required { size.height = targetSize.height }
    return size
  }

  /// For `systemLayoutSizeFitting(_:)`: as small as the content allows.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// For `systemLayoutSizeFitting(_:)`: as large as constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
