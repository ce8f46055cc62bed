import Layout

extension UITableView {
  /// Room kept ready above and below what is seen, in points.
  private static var reserve: CGFloat { 100 }

  /// Where the first section begins in the content.
  var top: CGFloat { tableHeaderView.map { $0.isHidden ? 0 : $0.bounds.height } ?? 0 }

  /// The room beside a card.
  var sideRoom: CGFloat { style == .insetGrouped ? (bounds.width >= 600 ? 20 : 16) : 0 }

  func planIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    for index in Array(loaded.keys) { unload(index) }
    makePlan()
    keyRow = nil
  }

  func makePlan() {
    guard let dataSource else {
      plan = TablePlan()
      return
    }
    let counts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
    plan = TablePlan(counts: counts) { length(of: $0) }
  }

  private func length(of element: TablePlan.Element) -> (length: CGFloat, isExact: Bool) {
    switch element {
    case .row(let path):
      let height = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if height >= 0 { return (height, true) }
      let estimate =
        rowDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
      return (estimate > 0 ? estimate : 44, false)
    case .header(let section):
      let height =
        rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      return height >= 0 ? (height, true) : (estimatedHeaderHeight(section), !hasHeader(section))
    case .footer(let section):
      let height =
        rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      return height >= 0 ? (height, true) : (hasFooter(section) ? 28 : gap / 2, !hasFooter(section))
    }
  }

  /// Room between cards and groups without words.
  private var gap: CGFloat { style == .plain ? 0 : 35 }

  private func estimatedHeaderHeight(_ section: Int) -> CGFloat {
    hasHeader(section) ? 40 : section == 0 ? gap : gap / 2
  }

  private func hasHeader(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      || rowDelegate?.tableView(self, viewForHeaderInSection: section) != nil
  }

  private func hasFooter(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForFooterInSection: section) != nil
      || rowDelegate?.tableView(self, viewForFooterInSection: section) != nil
  }

  func rect(of index: Int) -> CGRect {
    CGRect(
      x: sideRoom, y: top + plan.sums.start(of: index), width: max(0, bounds.width - 2 * sideRoom),
      height: plan.sums.lengths[index])
  }

  func isSeen(_ index: Int) -> Bool {
    let seen = CGRect(origin: contentOffset, size: bounds.size)
    return rect(of: index).intersects(seen.insetBy(dx: 0, dy: 0.5))
  }

  // MARK: - Layout

  func layOutRows() {
    guard bounds.width > 0, bounds.height > 0, !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    planIfNeeded()
    if measuredWidth != bounds.width {
      measuredWidth = bounds.width
      forgetLengths()
    }
    var range = neededRange
    for _ in 0..<8 {
      let hasChanged = measure(range)
      range = neededRange
      guard hasChanged else { break }
    }
    for index in Array(loaded.keys) where !range.contains(index) && !mustStay(index) {
      unload(index)
    }
    for index in range { load(index) }
    loadFloatingHeader()
    place()
    chooseKeyRow()
  }

  private func forgetLengths() {
    for index in plan.isMeasured.indices where plan.isMeasured[index] {
      plan.isMeasured[index] = length(of: plan.element(at: index)).isExact
    }
  }

  /// The parts that are seen, with some beside them.
  private var neededRange: Range<Int> {
    guard plan.sums.count > 0 else { return 0..<0 }
    let start = contentOffset.y - top
    let first = plan.sums.index(at: max(0, start - Self.reserve))
    let last = plan.sums.index(at: max(0, start + bounds.height + Self.reserve))
    return first..<last + 1
  }

  /// Asks parts for their heights; what is seen stays where it is when something above it changes.
  private func measure(_ range: Range<Int>) -> Bool {
    var hasChanged = false
    let start = contentOffset.y - top
    var moved: CGFloat = 0
    for index in range where !plan.isMeasured[index] {
      guard let view = load(index) else { continue }
      plan.isMeasured[index] = true
      let before = plan.sums.lengths[index]
      let width = max(0, bounds.width - 2 * sideRoom)
      let height = view.heedingSize(for: ProposedSize(width: width, height: nil)).height
      guard height != before else { continue }
      hasChanged = true
      if plan.sums.start(of: index) + before <= start { moved += height - before }
      plan.sums.set(height, at: index)
    }
    if moved != 0 {
      takeContentSize()
      contentOffset.y += moved
    }
    return hasChanged
  }

  private func takeContentSize() {
    let footer = tableFooterView.map { $0.isHidden ? 0 : $0.bounds.height } ?? 0
    contentSize = CGSize(width: bounds.width, height: top + plan.sums.total + footer)
  }

  private func place() {
    takeContentSize()
    for (index, view) in loaded { view.frame = rect(of: index) }
    let width = bounds.width
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(
        x: 0, y: 0, width: width, height: tableHeaderView.bounds.height)
    }
    if let tableFooterView {
      tableFooterView.frame = CGRect(
        x: 0, y: top + plan.sums.total, width: width, height: tableFooterView.bounds.height)
    }
    backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
    if style == .plain { floatHeaders() }
  }

  /// The words above the section that is seen, though they themselves lie above it.
  private func loadFloatingHeader() {
    guard style == .plain, plan.sums.count > 0 else { return }
    let index: Int
    switch plan.element(at: plan.sums.index(at: max(0, contentOffset.y - top))) {
    case .row(let path): index = plan.starts[path.section]
    case .header(let section), .footer(let section): index = plan.starts[section]
    }
    if !plan.isMeasured[index] { _ = measure(index..<index + 1) }
    load(index)
  }

  /// The words above a section stay in sight as long as one of its rows does.
  private func floatHeaders() {
    for (index, view) in loaded where view is UITableViewHeaderFooterView {
      guard case .header(let section) = plan.element(at: index) else { continue }
      let end = top + plan.sums.start(of: plan.starts[section] + plan.counts[section] + 1)
      let last = max(rect(of: index).minY, end - view.frame.height)
      view.frame.origin.y = min(max(rect(of: index).minY, contentOffset.y), last)
    }
  }

  // MARK: - Making and letting go

  private func mustStay(_ index: Int) -> Bool {
    guard let view = loaded[index] else { return false }
    if view.host?.containsFocus == true { return true }
    guard style == .plain, case .header(let section) = plan.element(at: index) else { return false }
    let start = contentOffset.y - top
    return plan.sums.start(of: index) < start
      && plan.sums.start(of: plan.starts[section] + plan.counts[section] + 1) > start
  }

  @discardableResult func load(_ index: Int) -> UIView? {
    if let view = loaded[index] { return view }
    guard let dataSource else { return nil }
    let view: UIView?
    switch plan.element(at: index) {
    case .row(let path):
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cell.table = self
      cell.place = path
      dress(cell)
      cell.setSelected(selected.contains(path), animated: false)
      rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      view = cell
    case .header(let section):
      view =
        rowDelegate?.tableView(self, viewForHeaderInSection: section)
        ?? words(dataSource.tableView(self, titleForHeaderInSection: section), isHeader: true)
    case .footer(let section):
      view =
        rowDelegate?.tableView(self, viewForFooterInSection: section)
        ?? words(dataSource.tableView(self, titleForFooterInSection: section), isHeader: false)
    }
    guard let view else { return nil }
    loaded[index] = view
    insertSubview(view, at: placeInOrder(of: index))
    return view
  }

  private func words(_ text: String?, isHeader: Bool) -> UIView? {
    guard let text else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content: UIListContentConfiguration =
      !isHeader ? .groupedFooter() : style == .plain ? .plainHeader() : .groupedHeader()
    content.text = text
    view.contentConfiguration = content
    view.isHeader = isHeader
    if style == .plain, isHeader { view.backgroundColor = .secondarySystemBackground }
    return view
  }

  func unload(_ index: Int) {
    guard let view = loaded.removeValue(forKey: index) else { return }
    view.removeFromSuperview()
    if let cell = view as? UITableViewCell {
      let place = cell.place
      cell.table = nil
      cell.place = nil
      if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
      if let place { rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: place) }
    } else if let view = view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier {
      waitingViews[name, default: []].append(view)
    }
  }

  /// Rows lie in the order of reading, which is that of the keyboard too.
  private func placeInOrder(of index: Int) -> Int {
    let next = loaded.keys.filter { $0 > index }.min().flatMap { loaded[$0] }
    if let next, let place = subviews.firstIndex(of: next) { return place }
    let before = loaded.keys.filter { $0 < index }.max().flatMap { loaded[$0] }
    if let before, let place = subviews.firstIndex(of: before) { return place + 1 }
    return subviews.firstIndex { $0 === tableFooterView } ?? subviews.count
  }

  // MARK: - Looks

  func dressRows() {
    for view in loaded.values { if let cell = view as? UITableViewCell { dress(cell) } }
    chooseKeyRow()
  }

  private func dress(_ cell: UITableViewCell) {
    guard let place = cell.place else { return }
    let isLast = place.row + 1 == numberOfRows(inSection: place.section)
    let isCard = style == .insetGrouped
    cell.shape = CellShape(
      ground: cell.backgroundColor == nil
        ? (style == .plain ? nil : .secondarySystemGroupedBackground) : nil,
      separator: separatorStyle == .none || (isLast && style != .plain) ? nil : separatorColor,
      radius: isCard ? 10 : 0, isFirst: isCard && place.row == 0, isLast: isCard && isLast)
    if cell.separatorInset != separatorInset, cell.separatorInset == Self.usualInset {
      cell.separatorInset = separatorInset
    }
    cell.queueOuterDraw()
  }

  private static var usualInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  }

  /// A row says that its content has changed: it is measured again.
  func rowChangedSize(_ cell: UITableViewCell) {
    guard !isLayingOut, let place = cell.place, let index = plan.index(of: place) else { return }
    let height = rowDelegate?.tableView(self, heightForRowAt: place) ?? rowHeight
    if height < 0 { plan.isMeasured[index] = false }
    setNeedsLayout()
  }
}
