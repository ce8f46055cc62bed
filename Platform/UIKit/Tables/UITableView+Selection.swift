import GTK

extension UITableView {
  /// The row that is selected; the first of several.
  public var indexPathForSelectedRow: IndexPath? { selected.min() }

  /// The rows that are selected, in order; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

  /// Selects a row, without telling the delegate; nil selects none.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    planIfNeeded()
    if indexPath == nil || !allowsMultipleSelection {
      for path in selected where path != indexPath { mark(path, false) }
    }
    guard let indexPath, plan.index(of: indexPath) != nil else { return }
    mark(indexPath, true)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Selects a row no more, without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { mark(indexPath, false) }

  func mark(_ path: IndexPath, _ isSelected: Bool) {
    if isSelected { selected.insert(path) } else { selected.remove(path) }
    cellForRow(at: path)?.setSelected(isSelected, animated: false)
    chooseKeyRow()
  }

  /// Scrolls a row into sight, or to a place. On Linux at once.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    planIfNeeded()
    guard let index = plan.index(of: indexPath) else { return }
    // Rows on the way are measured first, since estimates would lead elsewhere.
    for _ in 0..<4 {
      let before = plan.sums.lengths[index]
      let rect = rect(of: index)
      var offset = contentOffset
      switch scrollPosition {
      case .top: offset.y = rect.minY - contentInset.top
      case .middle: offset.y = rect.midY - bounds.height / 2
      case .bottom: offset.y = rect.maxY - bounds.height + contentInset.bottom
      case .none:
        if rect.minY < offset.y {
          offset.y = rect.minY
        } else if rect.maxY > offset.y + bounds.height {
          offset.y = rect.maxY - bounds.height
        }
      }
      let most = max(0, top + plan.sums.total - bounds.height)
      offset.y = min(max(offset.y, 0), most)
      if contentOffset != offset { setContentOffset(offset, animated: animated) }
      layOutRows()
      if plan.sums.lengths[index] == before, self.rect(of: index) == rect { break }
    }
    setNeedsLayout()
  }

  // MARK: - What a person does

  func mayHighlight(_ path: IndexPath, at point: CGPoint) -> Bool {
    guard allowsSelection else { return false }
    // Words that stay in sight lie over the row.
    for view in loaded.values where view is UITableViewHeaderFooterView {
      if view.frame.contains(point) { return false }
    }
    return rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  func personSelects(_ path: IndexPath) {
    guard allowsSelection, rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
      return
    }
    PersonsAct.handle {
      keyRow = path
      if allowsMultipleSelection, selected.contains(path) {
        deselect(path)
      } else {
        select(path)
      }
      chooseKeyRow()
    }
  }

  private func select(_ path: IndexPath) {
    let path = rowDelegate == nil ? path : rowDelegate?.tableView(self, willSelectRowAt: path)
    guard let path else { return }
    if !allowsMultipleSelection {
      for other in selected where other != path { deselect(other) }
    }
    mark(path, true)
    rowDelegate?.tableView(self, didSelectRowAt: path)
  }

  private func deselect(_ path: IndexPath) {
    let path = rowDelegate == nil ? path : rowDelegate?.tableView(self, willDeselectRowAt: path)
    guard let path else { return }
    mark(path, false)
    rowDelegate?.tableView(self, didDeselectRowAt: path)
  }

  // MARK: - Keyboard

  /// One row at a time is a stop for Tab: the one that had the keyboard last, else the selected one,
  /// else the first that is seen.
  func chooseKeyRow() {
    let rows = loaded.keys.sorted().compactMap { loaded[$0] as? UITableViewCell }
    let chosen =
      rows.first { $0.place != nil && $0.place == keyRow } ?? rows.first(where: \.isSelected)
      ?? rows.first { $0.place.flatMap { plan.index(of: $0) }.map { isSeen($0) } ?? false }
    for row in rows { row.host?.isFocusable = allowsSelection && row === chosen }
  }

  func handleKey(_ press: KeyPress, at path: IndexPath) -> Bool {
    guard !press.alt, !press.control else { return false }
    let page = max(1, Int(bounds.height / max(1, rectForRow(at: path).height)) - 1)
    switch press.key {
    case .up: return moveKeyboard(to: plan.row(-1, from: path), from: path)
    case .down: return moveKeyboard(to: plan.row(1, from: path), from: path)
    case .pageUp: return moveKeyboard(to: plan.row(-page, from: path), from: path)
    case .pageDown: return moveKeyboard(to: plan.row(page, from: path), from: path)
    case .home: return moveKeyboard(to: plan.firstRow, from: path)
    case .end: return moveKeyboard(to: plan.lastRow, from: path)
    case .enter, .space:
      personSelects(path)
      return true
    case .delete: return personDeletes(path)
    default: return false
    }
  }

  private func moveKeyboard(to path: IndexPath?, from old: IndexPath) -> Bool {
    guard let path, path != old else { return false }
    scrollToRow(at: path, at: .none, animated: false)
    guard let index = plan.index(of: path), let cell = load(index) as? UITableViewCell else {
      return false
    }
    if cell.frame.size == .zero { cell.frame = rect(of: index) }
    keyRow = path
    cell.host?.isFocusable = true
    cell.host?.grabFocus()
    chooseKeyRow()
    setNeedsLayout()
    return true
  }

  private func personDeletes(_ path: IndexPath) -> Bool {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return false }
    PersonsAct.handle {
      let hadFocus = cellForRow(at: path)?.isFirstResponder == true
      dataSource.tableView(self, commit: .delete, forRowAt: path)
      guard hadFocus else { return }
      layOutRows()
      let next = plan.index(of: path) == nil ? plan.row(-1, from: path) : path
      if let next, let index = plan.index(of: next) {
        keyRow = next
        (load(index) as? UITableViewCell)?.becomeFirstResponder()
      }
    }
    return true
  }
}
