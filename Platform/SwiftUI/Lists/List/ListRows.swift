import Layout

/// The rows of a list, with grounds and lines.
struct ListRows<Content: View>: PrimitiveView {
  let look: _ListLook
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ListRowsNode(view, in: context)
  }
}

private final class ListRowsNode<Content: View>: _ViewNode<ListRows<Content>> {
  private let item = ListItem()
  private var child: _ViewNode<Content>!

  override init(_ view: ListRows<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    apply()
    child = Content._makeNode(view.content, in: _NodeContext(under: self, inner))
    item.rows = child.items
  }

  private var inner: EnvironmentValues {
    var environment = environment
    environment.isListRow = true
    return environment
  }

  private func apply() {
    if item.look != view.look { item.look = view.look }
    let direction = environment.layoutDirection.reading
    if item.direction != direction { item.direction = direction }
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { [item] }
  override func itemsChanged() { item.rows = child.items }

  override func update(_ view: ListRows<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    apply()
    child.update(view.content, inner)
  }
}

/// Measures of a list in points.
enum ListMeasure {
  static let side = 16.0
  static let above = 11.0
  static let leastHeight = 44.0
  static let betweenGroups = 20.0
  static let besideText = 6.0
}

/// Rows in groups.
final class ListItem: LayoutItem {
  var look = _ListLook.insetGrouped { didSet { invalidate() } }
  var direction = ReadingDirection.leftToRight { didSet { invalidate() } }
  var rows: [LayoutItem] = [] {
    didSet {
      for row in rows { row.container = self }
      invalidate()
    }
  }
  private var grounds: [UIView] = []
  private var lines: [UIView] = []
  private var fills: [RowHighlight] = []
  private let highlight = RowHighlight(frame: .zero)

  /// Rows of one section; those in none that follow one another are a group too.
  private struct Part {
    let section: SectionMark?
    var header: [LayoutItem] = []
    var rows: [LayoutItem] = []
    var footer: [LayoutItem] = []
  }

  private var parts: [Part] {
    var parts: [Part] = []
    for row in rows {
      let told = row.trait(RowTrait.self) as? RowTrait
      if parts.isEmpty || parts[parts.count - 1].section !== told?.section {
        parts.append(Part(section: told?.section))
      }
      switch told?.kind ?? .row {
      case .header: parts[parts.count - 1].header.append(row)
      case .row: parts[parts.count - 1].rows.append(row)
      case .footer: parts[parts.count - 1].footer.append(row)
      }
    }
    return parts
  }

  private struct Plan {
    var places: [(item: LayoutItem, frame: Rect, proposal: ProposedSize)] = []
    var grounds: [Rect] = []
    var lines: [Rect] = []
    /// The grounds of single rows.
    var fills: [(frame: Rect, color: UIColor)] = []
    /// The whole row that is pressed.
    var pressed: Rect?
    var height = 0.0
  }

  private func plan(width: Double) -> Plan {
    var plan = Plan()
    let isGrouped = look == .insetGrouped
    let margin = isGrouped ? ListMeasure.side : 0
    let textWidth = max(0, width - 2 * margin - 2 * ListMeasure.side)
    let proposal = ProposedSize(width: textWidth, height: nil)
    var y = 0.0
    func putWhole(_ item: LayoutItem) {
      let proposal = ProposedSize(width: max(0, width - 2 * margin), height: nil)
      let height = max(ListMeasure.leastHeight, item.sizeThatFits(proposal).height)
      let frame = Rect(x: margin, y: y, width: max(0, width - 2 * margin), height: height)
      plan.places.append((item, frame, ProposedSize(frame.size)))
      if item.trait(PressTrait.self) as? Bool == true { plan.pressed = frame }
      y += height
    }
    func put(_ item: LayoutItem, above: Double, below: Double, least: Double) {
      let size = item.sizeThatFits(proposal)
      let height = max(least, size.height + above + below)
      let top = y + above + (height - above - below - size.height) / 2
      plan.places.append(
        (
          item,
          Rect(
            x: margin + ListMeasure.side, y: top, width: size.width, height: size.height),
          proposal
        ))
      y += height
    }
    for part in parts {
      if isGrouped { y += ListMeasure.betweenGroups }
      for item in part.header {
        put(item, above: ListMeasure.besideText, below: ListMeasure.besideText, least: 0)
      }
      let top = y
      for (index, item) in part.rows.enumerated() {
        let rowTop = y
        if item.trait(WholeRowTrait.self) as? Bool == true {
          putWhole(item)
        } else {
          put(
            item, above: ListMeasure.above, below: ListMeasure.above,
            least: ListMeasure.leastHeight)
        }
        if let color = item.trait(RowFillTrait.self) as? UIColor {
          let row = Rect(
            x: margin, y: rowTop, width: max(0, width - 2 * margin), height: y - rowTop)
          plan.fills.append((row, color))
        }
        let isLast = index == part.rows.count - 1
        let isHidden = item.trait(SeparatorTrait.self) as? Visibility == .hidden
        if !isHidden, !(isGrouped && isLast) {
          let start = margin + ListMeasure.side
          plan.lines.append(
            Rect(x: start, y: y - 1, width: max(0, width - margin - start), height: 1))
        }
      }
      if isGrouped, !part.rows.isEmpty {
        plan.grounds.append(
          Rect(x: margin, y: top, width: max(0, width - 2 * margin), height: y - top))
      }
      for item in part.footer {
        put(item, above: ListMeasure.besideText, below: ListMeasure.besideText, least: 0)
      }
    }
    plan.height = y + (isGrouped && !plan.places.isEmpty ? ListMeasure.betweenGroups : 0)
    return plan
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? idealWidth
    return Size(width: width, height: plan(width: width).height)
  }

  private var idealWidth: Double {
    let widest = rows.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    return widest + 2 * ListMeasure.side + (look == .insetGrouped ? 2 * ListMeasure.side : 0)
  }

  override func place(_ placement: Placement) {
    let bounds = placement.frame
    let plan = plan(width: bounds.width)
    func turned(_ rect: Rect) -> Rect {
      let frame = Rect(
        x: bounds.minX + rect.minX, y: bounds.minY + rect.minY, width: rect.width,
        height: rect.height)
      return direction == .leftToRight ? frame : frame.mirrored(in: bounds)
    }
    for place in plan.places {
      place.item.place(Placement(frame: turned(place.frame), proposal: place.proposal))
    }
    for (view, rect) in zip(grounds, plan.grounds) { view.move(to: CGRect(turned(rect))) }
    for (view, rect) in zip(lines, plan.lines) { view.move(to: CGRect(turned(rect))) }
    for (view, fill) in zip(fills, plan.fills) {
      view.color = fill.color
      view.show(CGRect(turned(fill.frame)), on: grounds)
    }
    highlight.show(plan.pressed.map { CGRect(turned($0)) }, on: grounds)
  }

  override func collectViews(into views: inout [UIView]) {
    // How many grounds and lines there are does not depend on the width.
    let plan = plan(width: 1000)
    fit(&grounds, plan.grounds.count) {
      let view = UIView()
      view.backgroundColor = .secondarySystemGroupedBackground
      view.layer.cornerRadius = 10
      return view
    }
    fit(&lines, plan.lines.count) {
      let view = UIView()
      view.backgroundColor = .separator
      view.accessibilityElementsHidden = true
      return view
    }
    fit(&fills, plan.fills.count) { RowHighlight(frame: .zero) }
    views += grounds
    views += fills as [UIView]
    views.append(highlight)
    for row in rows { row.collectViews(into: &views) }
    views += lines
  }

  private func fit<V: UIView>(_ views: inout [V], _ count: Int, _ make: () -> V) {
    while views.count < count {
      let view = make()
      view.isUserInteractionEnabled = false
      views.append(view)
    }
    views.removeLast(views.count - count)
  }
}
