import Layout

extension UIStackView {
  func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  /// Whether a constraint ties a view of the row to anything beside it: then the row is made of
  /// constraints too, so that both are heeded. Else it is laid out as a row, which costs less.
  var isLaidOutByConstraints: Bool {
    guard ConstraintState.isInUse else { return false }
    for view in arrangedSubviews where !view.isHidden {
      guard let state = view.constraintState else { continue }
      if state.isCrossed { return true }
      for constraint in state.naming {
        if let holder = constraint.holder, holder !== view { return true }
      }
    }
    return false
  }

  /// The row as constraints.
  func addOwnConstraints(to engine: ConstraintEngine) {
    var views = shown
    guard isLaidOutByConstraints, !views.isEmpty else { return }
    for view in views { _ = view.constraining }
    var gaps = views.map { view in
      let own = customSpacing(after: view)
      return own == Self.spacingUseDefault ? spacing : own
    }
    gaps.removeLast()
    if axis == .horizontal, isRightToLeft {
      views.reverse()
      gaps.reverse()
    }
    let row = Row(engine, views.map { engine.item(for: $0) }, in: engine.item(for: self), axis)
    row.addAlong(distribution, gaps, ideal: views.map(\.intrinsicContentSize), margins: margins)
    row.addAcross(alignment, margins: margins, mirrored: isRightToLeft)
  }

  private var margins: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
  }

  @MainActor private struct Row {
    let engine: ConstraintEngine
    let items: [ConstraintItem]
    let stack: ConstraintItem
    let axis: NSLayoutConstraint.Axis

    init(
      _ engine: ConstraintEngine, _ items: [ConstraintItem], in stack: ConstraintItem,
      _ axis: NSLayoutConstraint.Axis
    ) {
      (self.engine, self.items, self.stack, self.axis) = (engine, items, stack, axis)
    }

    private func zero(_ expression: LinearExpression, _ priority: Double = 1000) {
      engine.solver.add(LinearConstraint(expression, zero: priority), isBreakable: false)
    }

    private func atLeastZero(_ expression: LinearExpression) {
      engine.solver.add(LinearConstraint(expression, atLeastZero: 1000), isBreakable: false)
    }

    private func start(_ item: ConstraintItem) -> LinearExpression {
      axis == .horizontal ? item.left : item.top
    }
    private func length(_ item: ConstraintItem) -> LinearExpression {
      axis == .horizontal ? item.width : item.height
    }
    private func end(_ item: ConstraintItem) -> LinearExpression { start(item) + length(item) }
    private func middle(_ item: ConstraintItem) -> LinearExpression {
      start(item) + length(item) * 0.5
    }

    func addAlong(
      _ distribution: Distribution, _ gaps: [CGFloat], ideal: [CGSize], margins: UIEdgeInsets
    ) {
      guard let first = items.first, let last = items.last else { return }
      let isRow = axis == .horizontal
      let before = LinearExpression(isRow ? margins.left : margins.top)
      let after = LinearExpression(isRow ? margins.right : margins.bottom)
      zero(start(first) - start(stack) - before)
      zero(end(stack) - end(last) - after)
      let pairs = zip(items, items.dropFirst())
      for ((one, next), gap) in zip(pairs, gaps) {
        let rest = start(next) - end(one) - LinearExpression(gap)
        switch distribution {
        case .fill, .fillEqually, .fillProportionally: zero(rest)
        case .equalSpacing, .equalCentering: atLeastZero(rest)
        }
      }
      for index in items.indices.dropFirst() {
        let one = items[index - 1]
        let next = items[index]
        let wanted = ideal.map { Double(isRow ? $0.width : $0.height) }
        switch distribution {
        case .fill: break
        case .fillEqually: zero(length(next) - length(first))
        case .fillProportionally:
          zero(length(next) * wanted[0] - length(first) * wanted[index], 999)
        case .equalSpacing:
          guard index + 1 < items.count else { break }
          zero(start(next) - end(one) - start(items[index + 1]) + end(next), 999)
        case .equalCentering:
          guard index + 1 < items.count else { break }
          zero(middle(next) * 2 - middle(one) - middle(items[index + 1]), 149)
        }
      }
    }

    func addAcross(_ alignment: Alignment, margins: UIEdgeInsets, mirrored: Bool) {
      let isRow = axis == .horizontal
      let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
      for item in items {
        let (low, high) =
          isRow
          ? (
            item.top - stack.top - LinearExpression(margins.top),
            stack.bottom - item.bottom - LinearExpression(margins.bottom)
          )
          : (
            item.left - stack.left - LinearExpression(margins.left),
            stack.right - item.right - LinearExpression(margins.right)
          )
        let isFlipped = !isRow && mirrored
        switch alignment {
        case .fill:
          zero(low)
          zero(high)
          continue
        case .leading: zero(isFlipped ? high : low)
        case .trailing: zero(isFlipped ? low : high)
        case .center: zero(low - high)
        case .firstBaseline, .lastBaseline:
          if !isRow { zero(isFlipped ? high : low) }
        }
        atLeastZero(low)
        atLeastZero(high)
      }
      guard isRow, isBaseline, let first = items.first else { return }
      for item in items {
        item.usesBaselines = true
        engine.findBaselines(of: item)
      }
      let edge: NSLayoutConstraint.Attribute =
        alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      for item in items.dropFirst() {
        zero(item.place(of: edge, mirrored: false) - first.place(of: edge, mirrored: false))
      }
    }
  }
}

extension ConstraintState {
  /// Lengths that constraints on the view alone say count as much in a row.
  func raise(
    _ hugging: inout (horizontal: UILayoutPriority, vertical: UILayoutPriority),
    _ resistance: inout (horizontal: UILayoutPriority, vertical: UILayoutPriority),
    of view: UIView
  ) {
    for constraint in held where constraint.second == nil && constraint.first.view === view {
      let priority = constraint.priority
      func raise(_ value: inout UILayoutPriority) {
        if priority.rawValue > value.rawValue { value = priority }
      }
      let isWidth = constraint.first.edge == .width
      if constraint.relation != .greaterThanOrEqual {
        if isWidth { raise(&hugging.horizontal) } else { raise(&hugging.vertical) }
      }
      if constraint.relation != .lessThanOrEqual {
        if isWidth { raise(&resistance.horizontal) } else { raise(&resistance.vertical) }
      }
    }
  }
}
