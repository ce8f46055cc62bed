import Layout

extension ConstraintEngine {
  /// The item that a side of a constraint names.
  func item(
    of term: ConstraintTerm, in constraint: NSLayoutConstraint, makes: Bool = true
  ) -> ConstraintItem? {
    if let guide = term.guide {
      return makes ? item(for: guide) : items[ObjectIdentifier(guide)]
    }
    guard let view = term.view else { return nil }
    // Between a scroll view and what is in it, edges are those of the content.
    if let scroll = view as? UIScrollView, term.edge.kind != .length,
      let other = term.view === constraint.first.view ? constraint.second : constraint.first,
      let inner = other.owningView, inner !== scroll, inner.isDescendant(of: scroll)
    {
      let guide = scroll.contentLayoutGuide
      return makes ? item(for: guide) : items[ObjectIdentifier(guide)]
    }
    return makes ? item(for: view) : items[ObjectIdentifier(view)]
  }

  /// What has to be zero, or more, or less, for a constraint to hold.
  func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let holder = constraint.holder, let first = item(of: constraint.first, in: constraint)
    else { return nil }
    first.isNamed = true
    note(constraint.first, first)
    let constant = LinearExpression(constraint.constant + space(of: constraint))
    guard let term = constraint.second else {
      return first.place(of: constraint.first.edge, mirrored: false) - constant
    }
    guard let second = item(of: term, in: constraint) else { return nil }
    second.isNamed = true
    note(term, second)
    let isReading = constraint.first.edge.isReading || term.edge.isReading
    let isMirrored = isReading && holder.isRightToLeft
    let multiplier = Double(constraint.multiplier)
    func place(_ item: ConstraintItem, _ edge: NSLayoutConstraint.Attribute) -> LinearExpression {
      let place = item.place(of: edge, mirrored: isMirrored)
      guard edge.kind != .length else { return place }
      // Where places are multiplied, it matters that they are counted from the view around both.
      guard multiplier != 1 else { return isMirrored ? place * -1 : place }
      let ground = self.item(for: holder)
      if edge.kind == .vertical { return place - ground.top }
      return isMirrored ? ground.right - place : place - ground.left
    }
    return place(first, constraint.first.edge) - place(second, term.edge) * multiplier - constant
  }

  private func note(_ term: ConstraintTerm, _ item: ConstraintItem) {
    guard term.edge.isBaseline, !item.usesBaselines else { return }
    item.usesBaselines = true
    findBaselines(of: item)
  }

  func findBaselines(of item: ConstraintItem) {
    if let size = item.view?.intrinsicContentSize { item.baselines = baselines(of: item, size) }
  }

  private func space(of constraint: NSLayoutConstraint) -> CGFloat {
    guard let spacing = constraint.spacing else { return 0 }
    let isText = constraint.first.edge.isBaseline && constraint.second?.edge.isBaseline == true
    let label = isText ? constraint.first.view as? UILabel : nil
    return spacing.multiplier * (label?.effectiveFont.lineHeight ?? SystemSpacing.standard)
  }

  // MARK: - Making

  func makeRoot(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    let item = ConstraintItem(view: root, guide: nil, isPlaced: false)
    item.width = LinearExpression(solver.addExtent())
    item.height = LinearExpression(solver.addExtent())
    let priorities = [horizontal, vertical].map {
      purpose == .placing
        ? LinearConstraint.required
        : Double(min($0.rawValue, Self.nearlyRequired.rawValue))
    }
    hold(item, [item.width, item.height], priorities)
    register(item, root)
  }

  private func register(_ item: ConstraintItem, _ object: AnyObject) {
    items[ObjectIdentifier(object)] = item
    order.append(item)
    refresh(item)
  }

  func item(for view: UIView) -> ConstraintItem {
    if let item = items[ObjectIdentifier(view)] { return item }
    let item = ConstraintItem(view: view, guide: nil, isPlaced: view.isPlacedByConstraints)
    item.left = LinearExpression(solver.addVariable())
    item.top = LinearExpression(solver.addVariable())
    item.width = LinearExpression(solver.addExtent())
    item.height = LinearExpression(solver.addExtent())
    if !item.isPlaced, let superview = view.superview {
      let origin = origin(of: superview)
      hold(item, [item.left - origin.left, item.top - origin.top, item.width, item.height])
    }
    register(item, view)
    return item
  }

  func item(for guide: UILayoutGuide) -> ConstraintItem {
    if let item = items[ObjectIdentifier(guide)] { return item }
    guard let view = guide.owningView else {
      preconditionFailure("Add a layout guide to a view before it is used in constraints.")
    }
    let owner = item(for: view)
    let item = ConstraintItem(view: view, guide: guide, isPlaced: false)
    if guide.role == .frame {
      (item.left, item.top) = (owner.left, owner.top)
      (item.width, item.height) = (owner.width, owner.height)
      register(item, guide)
      return item
    }
    item.left = LinearExpression(solver.addVariable())
    item.top = LinearExpression(solver.addVariable())
    let isSized = guide.role == .own || guide.role == .content
    item.width = LinearExpression(isSized ? solver.addExtent() : solver.addVariable())
    item.height = LinearExpression(isSized ? solver.addExtent() : solver.addVariable())
    switch guide.role {
    case .own, .frame: break
    case .content: hold(item, [item.left - owner.left, item.top - owner.top])
    case .margins, .safeArea:
      hold(
        item,
        [
          item.left - owner.left, item.top - owner.top, item.right - owner.right,
          item.bottom - owner.bottom,
        ])
    case .readable:
      let margins = self.item(for: view.layoutMarginsGuide)
      hold(
        item,
        [
          item.top - margins.top, item.height - margins.height,
          item.left + item.width * 0.5 - margins.left - margins.width * 0.5,
        ])
      let rest = item.width - margins.width
      let limit = item.width - LinearExpression(Double(view.readableWidth))
      item.edges.append(
        solver.add(LinearConstraint(limit, atMostZero: 1000), isBreakable: false))
      solver.add(LinearConstraint(rest, atMostZero: 1000), isBreakable: false)
      solver.add(LinearConstraint(rest, zero: 999.5), isBreakable: false)
    }
    register(item, guide)
    return item
  }

  /// Holds expressions, plus the constants of the moment, at zero.
  private func hold(
    _ item: ConstraintItem, _ expressions: [LinearExpression], _ priorities: [Double] = []
  ) {
    let constants = constants(of: item)
    for (index, expression) in expressions.enumerated() {
      let priority = index < priorities.count ? priorities[index] : LinearConstraint.required
      let held = expression + LinearExpression(Double(constants[index]))
      item.edges.append(solver.add(LinearConstraint(held, zero: priority), isBreakable: false))
    }
  }

  /// What the places of a view's subviews are counted from.
  func origin(of view: UIView) -> ConstraintItem {
    if let scroll = view as? UIScrollView { return item(for: scroll.contentLayoutGuide) }
    return item(for: view)
  }

  func contentItem(of scroll: UIScrollView) -> ConstraintItem? {
    scroll.constraintState?.systemGuides[.content].flatMap { items[ObjectIdentifier($0)] }
  }

  // MARK: - Keeping up

  /// Takes over what the view says of its frame, its margins and its content.
  func refresh(_ item: ConstraintItem) {
    for (handle, constant) in zip(item.edges, constants(of: item)) {
      solver.setConstant(Double(constant), of: handle)
    }
    guard item.guide == nil, item.isPlaced || (item.view === root && purpose == .fitting)
    else { return }
    refreshContent(item)
  }

  private func constants(of item: ConstraintItem) -> [CGFloat] {
    guard let view = item.view else { return [] }
    if let guide = item.guide {
      if guide.role == .content {
        // Only what is held to the frame has to know how far the content has moved.
        guard view.constraintState?.systemGuides[.frame] != nil else { return [0, 0] }
        return [view.bounds.minX, view.bounds.minY]
      }
      if guide.role == .readable { return [0, 0, 0, -view.readableWidth] }
      let insets = view.insets(of: guide.role)
      return [-insets.left, -insets.top, insets.right, insets.bottom]
    }
    if view === root { return [-rootSize.width, -rootSize.height] }
    let frame = Geometry(view.model).untransformed
    // In a scroll view frames are counted from the content, elsewhere from the bounds.
    let inside = view.superview is UIScrollView ? .zero : view.superview?.bounds.origin ?? .zero
    return [inside.x - frame.minX, inside.y - frame.minY, -frame.width, -frame.height]
  }

  private func refreshContent(_ item: ConstraintItem) {
    guard let view = item.view, let state = view.constraintState,
      state.contentVersion != item.contentVersion
    else { return }
    item.contentVersion = state.contentVersion
    item.ownSize = view.sizeForConstraints
    let (hugging, resistance) = (view.model.hugging, view.model.resistance)
    item.wishes.width = wish(
      item.wishes.width, item.width, item.ownSize.width, hugging.horizontal, resistance.horizontal)
    item.wishes.height = wish(
      item.wishes.height, item.height, item.ownSize.height, hugging.vertical, resistance.vertical)
  }

  private func wish(
    _ before: ConstraintItem.Wish?, _ length: LinearExpression, _ wanted: CGFloat,
    _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
  ) -> ConstraintItem.Wish? {
    if var wish = before {
      if wanted != UIView.noIntrinsicMetric, wish.hugging == hugging, wish.resistance == resistance
      {
        solver.setConstant(-Double(wanted), of: wish.handle)
        wish.length = wanted
        return wish
      }
      solver.remove(wish.handle)
    }
    guard wanted != UIView.noIntrinsicMetric else { return nil }
    let handle = solver.add(
      LinearConstraint(
        length - LinearExpression(Double(wanted)), atLeastZero: Double(resistance.rawValue),
        atMostZero: Double(hugging.rawValue)))
    return ConstraintItem.Wish(
      handle: handle, length: wanted, hugging: hugging, resistance: resistance)
  }

  /// Asks for the height in the width that was found, and for baselines; says whether they changed.
  func refine(_ item: ConstraintItem) -> Bool {
    guard item.guide == nil, let view = item.view else { return false }
    var hasChanged = false
    if var wish = item.wishes.height {
      let width = value(item.width)
      let height =
        width + 0.01 < item.ownSize.width || item.ownSize.width == UIView.noIntrinsicMetric
        ? view.fittingSize(for: ProposedSize(width: width, height: nil)).height
        : item.ownSize.height
      if height != wish.length {
        solver.setConstant(-Double(height), of: wish.handle)
        wish.length = height
        item.wishes.height = wish
        hasChanged = true
      }
    }
    if item.usesBaselines {
      let size = CGSize(width: value(item.width), height: value(item.height))
      let found = baselines(of: item, size)
      if found != item.baselines {
        item.baselines = found
        hasChanged = true
      }
    }
    return hasChanged
  }

  private func baselines(
    of item: ConstraintItem, _ size: CGSize
  ) -> (first: CGFloat, last: CGFloat) {
    guard item.guide == nil, let view = item.view,
      let first = view.baselineOffset(last: false, in: size)
    else { return (0, 0) }
    let last = view.baselineOffset(last: true, in: size) ?? size.height
    return (first, max(0, size.height - last))
  }
}
