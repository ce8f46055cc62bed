import Layout

/// Where everything in a list lies for a width, from its top left.
@MainActor struct ListPlan {
  /// A row that can be chosen.
  struct Choice {
    let row: LayoutItem
    let tag: AnyHashable
    let frame: Rect
  }
  /// A button of a row, or its mark.
  struct Tool {
    enum Kind: Equatable {
      case mark(isChosen: Bool)
      case delete, up, down, menu
    }
    let kind: Kind
    let row: LayoutItem
    let frame: Rect
    let isEnabled: Bool
    let tint: UIColor
  }

  private(set) var places: [(item: LayoutItem, frame: Rect, proposal: ProposedSize)] = []
  private(set) var grounds: [Rect] = []
  private(set) var lines: [Rect] = []
  /// The grounds of single rows.
  private(set) var fills: [(frame: Rect, color: UIColor)] = []
  private(set) var choices: [Choice] = []
  private(set) var tools: [Tool] = []
  /// The whole row that is pressed.
  private(set) var pressed: Rect?
  private(set) var height = 0.0

  private let state: ListItem.State
  private let accepts: (AnyHashable) -> Bool
  private let isGrouped: Bool
  private let margin: Double
  private let rowWidth: Double

  init(width: Double, state: ListItem.State, accepts: @escaping (AnyHashable) -> Bool) {
    self.state = state
    self.accepts = accepts
    isGrouped = state.look == .insetGrouped
    margin = isGrouped ? ListMeasure.side : 0
    rowWidth = max(0, width - 2 * margin)
  }

  /// Rows of one section; those in none that follow one another are a group too.
  private struct Part {
    let section: SectionMark?
    var header: [LayoutItem] = []
    var rows: [LayoutItem] = []
    var footer: [LayoutItem] = []
  }

  private static func parts(_ rows: [LayoutItem]) -> [Part] {
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

  /// Puts rows one below another.
  mutating func add(_ rows: [LayoutItem]) {
    for part in Self.parts(rows) {
      if isGrouped { height += ListMeasure.betweenGroups }
      for item in part.header { putText(item) }
      let top = height
      for (index, item) in part.rows.enumerated() {
        putRow(item, isLast: index == part.rows.count - 1)
      }
      if isGrouped, !part.rows.isEmpty {
        grounds.append(Rect(x: margin, y: top, width: rowWidth, height: height - top))
      }
      for item in part.footer { putText(item) }
    }
    if isGrouped, !places.isEmpty { height += ListMeasure.betweenGroups }
  }

  /// A text above or below the rows of a section.
  private mutating func putText(_ item: LayoutItem) {
    let width = max(0, rowWidth - 2 * ListMeasure.side)
    let proposal = ProposedSize(width: width, height: nil)
    let size = item.sizeThatFits(proposal)
    let frame = Rect(
      x: margin + ListMeasure.side, y: height + ListMeasure.besideText, width: size.width,
      height: size.height)
    places.append((item, frame, proposal))
    height += size.height + 2 * ListMeasure.besideText
  }

  private mutating func putRow(_ item: LayoutItem, isLast: Bool) {
    let tag = item.trait(TagTrait.self) as? AnyHashable
    let choice = state.chosen == nil ? nil : tag.flatMap { accepts($0) ? $0 : nil }
    let isChosen = choice.map { state.chosen?.contains($0) == true } ?? false
    let (before, after) = kinds(item, choice == nil ? nil : isChosen)
    let leading = Double(before.count) * ListMeasure.tool
    let trailing = Double(after.count) * ListMeasure.tool
    let top = height
    if item.trait(WholeRowTrait.self) as? Bool == true {
      let width = max(0, rowWidth - leading - trailing)
      let proposal = ProposedSize(width: width, height: nil)
      let rowHeight = max(ListMeasure.leastHeight, item.sizeThatFits(proposal).height)
      let frame = Rect(x: margin + leading, y: top, width: width, height: rowHeight)
      places.append((item, frame, ProposedSize(frame.size)))
      if item.trait(PressTrait.self) as? Bool == true { pressed = frame }
      height += rowHeight
    } else {
      let width = max(0, rowWidth - 2 * ListMeasure.side - leading - trailing)
      let proposal = ProposedSize(width: width, height: nil)
      let size = item.sizeThatFits(proposal)
      let rowHeight = max(ListMeasure.leastHeight, size.height + 2 * ListMeasure.above)
      let frame = Rect(
        x: margin + ListMeasure.side + leading, y: top + (rowHeight - size.height) / 2,
        width: size.width, height: size.height)
      places.append((item, frame, proposal))
      height += rowHeight
    }
    let row = Rect(x: margin, y: top, width: rowWidth, height: height - top)
    if let color = item.trait(RowFillTrait.self) as? UIColor { fills.append((row, color)) }
    if isChosen { fills.append((row, .systemGray4)) }
    if let choice { choices.append(Choice(row: item, tag: choice, frame: row)) }
    putTools(before, at: margin + ListMeasure.side / 2, item, row)
    putTools(after, at: margin + rowWidth - trailing - ListMeasure.side / 2, item, row)
    let isHidden = item.trait(SeparatorTrait.self) as? Visibility == .hidden
    if !isHidden, !(isGrouped && isLast) {
      let start = margin + ListMeasure.side + leading
      lines.append(
        Rect(
          x: start, y: height - 1, width: max(0, margin + rowWidth - start), height: 1))
    }
  }

  /// What stands before and after the content of a row.
  private func kinds(_ row: LayoutItem, _ isChosen: Bool?) -> ([Tool.Kind], [Tool.Kind]) {
    var before: [Tool.Kind] = []
    if let isChosen, state.marksChosen { before.append(.mark(isChosen: isChosen)) }
    guard state.isEditing else { return (before, row.hasRowMenu ? [.menu] : []) }
    if row.deletable != nil { before.append(.delete) }
    return (before, row.movable == nil ? [] : [.up, .down])
  }

  private mutating func putTools(
    _ kinds: [Tool.Kind], at start: Double, _ item: LayoutItem, _ row: Rect
  ) {
    for (index, kind) in kinds.enumerated() {
      let isPossible: Bool =
        switch kind {
        case .up: (item.movable?.index ?? 0) > 0
        case .down: item.movable.map { $0.index < $0.count - 1 } ?? false
        default: true
        }
      tools.append(
        Tool(
          kind: kind, row: item,
          frame: Rect(
            x: start + Double(index) * ListMeasure.tool, y: row.minY, width: ListMeasure.tool,
            height: row.height), isEnabled: isPossible && state.isEnabled,
          tint: state.tint))
    }
  }
}
