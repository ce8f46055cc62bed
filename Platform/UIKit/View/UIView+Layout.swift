import GTK
import Layout

/// What of a view is still to be done before the next frame.
struct LayoutState {
  var needsLayout = true
  var subtreeNeedsLayout = true
  var needsPlacement = true
  var subtreeNeedsPlacement = true
  var subtreeNeedsConstraints = false
  /// It lets go of the view before it goes; a weak reference would slow each use of it down.
  unowned var owner: (any _UIViewOwner)?
}

extension UIView {
  /// Asks for `layoutSubviews()` before the next frame.
  public func setNeedsLayout() {
    layoutState.needsLayout = true
    var view = superview
    while let current = view, !current.layoutState.subtreeNeedsLayout {
      current.layoutState.subtreeNeedsLayout = true
      view = current.superview
    }
    window?.queueLayout()
  }

  /// Gives the view and everything in it their frames now, if that is due.
  public func layoutIfNeeded() {
    var rounds = 0
    updateConstraintsIfNeeded()
    while layoutState.needsLayout || layoutState.subtreeNeedsLayout, rounds < 8 {
      layoutTree()
      updateConstraintsIfNeeded()
      rounds += 1
    }
  }

  private func layoutTree() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    guard layoutState.subtreeNeedsLayout else { return }
    layoutState.subtreeNeedsLayout = false
    for view in subviews { view.layoutTree() }
  }

  /// The subviews' widgets are to get their places anew.
  func setNeedsPlacement() {
    layoutState.needsPlacement = true
    var view: UIView? = self
    while let current = view, !current.layoutState.subtreeNeedsPlacement {
      current.layoutState.subtreeNeedsPlacement = true
      view = current.superview
    }
    window?.queueLayout()
  }

  func setCenter(_ center: CGPoint) {
    guard center != model.center else { return }
    model.center = center
    superview?.setNeedsPlacement()
    if constraintState != nil { constraintFrameChanged() }
  }

  func setBounds(_ bounds: CGRect) {
    let before = model.bounds
    guard bounds != before else { return }
    model.bounds = bounds
    if bounds.size != before.size {
      autoresizeSubviews(from: before.size)
      setNeedsLayout()
      queueDraw()
    }
    setNeedsPlacement()
    superview?.setNeedsPlacement()
    if constraintState != nil { constraintFrameChanged() }
  }

  /// Allocates the subviews' widgets. Runs inside GTK's own allocation of this view's widget.
  func placeSubviews() {
    layoutState.needsPlacement = false
    layoutState.subtreeNeedsPlacement = false
    placeOwnParts()
    let origin = placementOrigin
    for view in subviews where view.host?.isVisible == true {
      view.place(from: origin)
      if view.layoutState.subtreeNeedsPlacement { view.placeSubviews() }
    }
  }

  private func place(from origin: CGPoint) {
    guard let host else { return }
    let geometry = presented.geometry ?? Geometry(model)
    let box = PixelRounding.box(
      Rect(
        origin: Point(
          x: geometry.untransformed.minX - origin.x, y: geometry.untransformed.minY - origin.y),
        size: Size(width: geometry.bounds.width, height: geometry.bounds.height)))
    host.allocate(
      x: Int32(box.x), y: Int32(box.y), width: Int32(box.width), height: Int32(box.height),
      transform: geometry.transform.isIdentity ? nil : geometry.transform.native)
  }

  /// Room for a view whose content can be broken into lines: its own size where that fits, which a
  /// subclass may have said, else what the content needs in the width that there is. Answers are
  /// remembered until the content changes.
  func fitting(_ proposal: ProposedSize, content: (ProposedSize) -> CGSize) -> CGSize {
    if let answer = answers[proposal] { return answer }
    let answer = brokenSize(proposal, content: content)
    answers.remember(answer, for: proposal)
    return answer
  }

  private func brokenSize(
    _ proposal: ProposedSize, content: (ProposedSize) -> CGSize
  ) -> CGSize {
    let own = intrinsicContentSize
    guard let width = proposal.width, width < own.width || own.width == UIView.noIntrinsicMetric
    else { return own }
    let broken = content(ProposedSize(width: width, height: nil))
    return CGSize(width: min(broken.width, width), height: max(broken.height, own.height))
  }

  /// The size in the view's own choice that fits into `targetSize`.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Takes the size that fits best.
  public func sizeToFit() {
    let size = sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The content's own size has changed: everything around the view is laid out again.
  public func invalidateIntrinsicContentSize() {
    var view: UIView? = self
    var inner: UIView?
    while let current = view {
      current.layoutState.needsLayout = true
      current.layoutState.subtreeNeedsLayout = true
      current.forgetSizes(becauseOf: inner)
      current.constraintState?.contentChanged()
      current.layoutState.owner?.ownedViewChangedSize()
      inner = current
      view = current.superview
    }
    window?.queueLayout()
  }

  /// How hard the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? model.hugging.horizontal : model.hugging.vertical
  }

  /// Sets how hard the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      model.hugging.horizontal = priority
    } else {
      model.hugging.vertical = priority
    }
    superview?.setNeedsLayout()
    constraintGroundChanged()
  }

  /// How hard the view resists being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? model.resistance.horizontal : model.resistance.vertical
  }

  /// Sets how hard the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      model.resistance.horizontal = priority
    } else {
      model.resistance.vertical = priority
    }
    superview?.setNeedsLayout()
    constraintGroundChanged()
  }
}

/// Place, size and transform of a view, as the model says or as an animation shows them.
struct Geometry: Hashable {
  var center: CGPoint
  var bounds: CGRect
  var transform: CGAffineTransform

  @MainActor init(_ model: UIView.Model) {
    (center, bounds, transform) = (model.center, model.bounds, model.transform)
  }

  var untransformed: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }

  func mixed(with end: Geometry, _ share: Double) -> Geometry {
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
    var result = end
    result.center = CGPoint(x: mix(center.x, end.center.x), y: mix(center.y, end.center.y))
    result.bounds.size = CGSize(
      width: mix(bounds.width, end.bounds.width), height: mix(bounds.height, end.bounds.height))
    result.transform = CGAffineTransform(
      a: mix(transform.a, end.transform.a), b: mix(transform.b, end.transform.b),
      c: mix(transform.c, end.transform.c), d: mix(transform.d, end.transform.d),
      tx: mix(transform.tx, end.transform.tx), ty: mix(transform.ty, end.transform.ty))
    return result
  }
}
