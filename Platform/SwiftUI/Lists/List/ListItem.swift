import Layout

/// Measures of a list in points.
enum ListMeasure {
  static let side = 16.0
  static let above = 11.0
  static let leastHeight = 44.0
  static let betweenGroups = 20.0
  static let besideText = 6.0
  /// The width of a button at the end of a row, and of the mark at its beginning.
  static let tool = 36.0
}

/// Rows in groups.
final class ListItem: LayoutItem {
  /// What the values around the list say about it.
  struct State: Equatable {
    var look = _ListLook.insetGrouped
    var direction = ReadingDirection.leftToRight
    /// Whether rows show what takes them away and moves them.
    var isEditing = false
    var isEnabled = true
    var tint = UIColor.systemBlue
    /// The tags of the rows that are chosen; nil where none can be.
    var chosen: Set<AnyHashable>?
    /// Whether each row has a mark that says whether it is chosen.
    var marksChosen = false
  }
  var state = State() { didSet { invalidate() } }
  var rows: [LayoutItem] = [] {
    didSet {
      for row in rows { row.container = self }
      invalidate()
    }
  }
  /// Whether a tag is one that can be chosen.
  var accepts: (AnyHashable) -> Bool = { _ in false }
  var onChoose: @MainActor (AnyHashable) -> Void = { _ in }
  var onMenu: @MainActor (LayoutItem) -> Void = { _ in }

  private var grounds: [UIView] = []
  private var lines: [UIView] = []
  private var fills: [RowHighlight] = []
  private var choosers: [SelectionControl] = []
  private var tools: [RowTool] = []
  private let highlight = RowHighlight(frame: .zero)

  override func measure(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? idealWidth
    return Size(width: width, height: plan(width: width).height)
  }

  private var idealWidth: Double {
    let widest = rows.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    return widest + 2 * ListMeasure.side
      + (state.look == .insetGrouped ? 2 * ListMeasure.side : 0)
  }

  private func plan(width: Double) -> ListPlan {
    var plan = ListPlan(width: width, state: state, accepts: accepts)
    plan.add(rows)
    return plan
  }

  override func place(_ placement: Placement) {
    let bounds = placement.frame
    let plan = plan(width: bounds.width)
    func turned(_ rect: Rect) -> CGRect {
      let frame = Rect(
        x: bounds.minX + rect.minX, y: bounds.minY + rect.minY, width: rect.width,
        height: rect.height)
      return CGRect(state.direction == .leftToRight ? frame : frame.mirrored(in: bounds))
    }
    for place in plan.places {
      place.item.place(Placement(frame: Rect(turned(place.frame)), proposal: place.proposal))
    }
    for (view, rect) in zip(grounds, plan.grounds) { view.move(to: turned(rect)) }
    for (view, rect) in zip(lines, plan.lines) { view.move(to: turned(rect)) }
    for (view, fill) in zip(fills, plan.fills) {
      view.color = fill.color
      view.show(turned(fill.frame), on: grounds)
    }
    highlight.show(plan.pressed.map(turned), on: grounds)
    for (control, choice) in zip(choosers, plan.choices) {
      control.move(to: turned(choice.frame))
      show(choice, on: control)
    }
    for (tool, planned) in zip(tools, plan.tools) {
      tool.move(to: turned(planned.frame))
      tool.show(planned) { [weak self] in self?.onMenu(planned.row) }
    }
  }

  private func show(_ choice: ListPlan.Choice, on control: SelectionControl) {
    control.onPress = { [weak self] in self?.onChoose(choice.tag) }
    let isChosen = state.chosen?.contains(choice.tag) == true
    if control.isSelected != isChosen { control.isSelected = isChosen }
    if control.isEnabled != state.isEnabled { control.isEnabled = state.isEnabled }
    control.contentAccessibilityLabel = choice.row.rowName
  }

  override func collectViews(into views: inout [UIView]) {
    // How many grounds, lines and buttons there are does not depend on the width.
    let plan = plan(width: 1000)
    fit(&grounds, plan.grounds.count) {
      let view = UIView()
      view.backgroundColor = .secondarySystemGroupedBackground
      view.layer.cornerRadius = 10
      view.isUserInteractionEnabled = false
      return view
    }
    fit(&lines, plan.lines.count) {
      let view = UIView()
      view.backgroundColor = .separator
      view.accessibilityElementsHidden = true
      view.isUserInteractionEnabled = false
      return view
    }
    fit(&fills, plan.fills.count) { RowHighlight(frame: .zero) }
    fit(&choosers, plan.choices.count) { SelectionControl(frame: .zero) }
    fit(&tools, plan.tools.count) { RowTool(type: .system) }
    views += grounds
    views += fills as [UIView]
    views.append(highlight)
    views += choosers as [UIView]
    for row in rows { row.collectViews(into: &views) }
    views += tools as [UIView]
    views += lines
  }

  private func fit<V: UIView>(_ views: inout [V], _ count: Int, _ make: () -> V) {
    while views.count < count { views.append(make()) }
    views.removeLast(views.count - count)
  }
}
