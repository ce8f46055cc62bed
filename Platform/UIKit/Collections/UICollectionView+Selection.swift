import GTK

extension UICollectionView {
  /// The items that are selected, in order; nil for none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }

  /// Selects an item, without telling the delegate; nil selects none.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    prepareIfNeeded()
    if indexPath == nil || !allowsMultipleSelection {
      for path in selected where path != indexPath { mark(path, false) }
    }
    guard let indexPath, isThere(indexPath) else { return }
    mark(indexPath, true)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Selects an item no more, without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { mark(indexPath, false) }

  private func mark(_ path: IndexPath, _ isSelected: Bool) {
    if isSelected { selected.insert(path) } else { selected.remove(path) }
    loaded[path]?.isSelected = isSelected
    chooseKeyItem()
  }

  /// Scrolls an item into sight, or to a place. On Linux at once.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !scrollPosition.isEmpty else {
      return scrollRectToVisible(frame, animated: animated)
    }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
    offset.x = min(max(0, offset.x), max(0, contentSize.width - bounds.width))
    offset.y = min(max(0, offset.y), max(0, contentSize.height - bounds.height))
    setContentOffset(offset, animated: animated)
  }

  // MARK: - What a person does

  func mayHighlight(_ path: IndexPath, at point: CGPoint) -> Bool {
    allowsSelection
      && itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func personSelects(_ path: IndexPath) {
    guard mayHighlight(path, at: .zero) else { return }
    PersonsAct.handle {
      keyRow = path
      if allowsMultipleSelection, selected.contains(path) {
        deselect(path)
      } else if itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
        if !allowsMultipleSelection {
          for other in selected where other != path { deselect(other) }
        }
        mark(path, true)
        itemDelegate?.collectionView(self, didSelectItemAt: path)
      }
      chooseKeyItem()
    }
  }

  private func deselect(_ path: IndexPath) {
    guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    mark(path, false)
    itemDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  // MARK: - Keyboard

  /// One item at a time is a stop for Tab: the one that had the keyboard last, else the selected one,
  /// else the first that is seen.
  func chooseKeyItem() {
    let chosen =
      keyRow.flatMap { loaded[$0] } ?? loaded.values.first(where: \.isSelected)
      ?? visibleCells.first
    for cell in loaded.values { cell.host?.isFocusable = allowsSelection && cell === chosen }
  }

  func handleKey(_ press: KeyPress, at path: IndexPath) -> Bool {
    guard !press.alt, !press.control else { return false }
    switch press.key {
    case .left: return moveKeyboard(to: neighbour(of: path, isRightToLeft ? 1 : -1))
    case .right: return moveKeyboard(to: neighbour(of: path, isRightToLeft ? -1 : 1))
    case .up: return moveKeyboard(to: nearest(to: path, isBelow: false))
    case .down: return moveKeyboard(to: nearest(to: path, isBelow: true))
    case .home: return moveKeyboard(to: edge(isLast: false))
    case .end: return moveKeyboard(to: edge(isLast: true))
    case .enter, .space:
      personSelects(path)
      return true
    default: return false
    }
  }

  private func neighbour(of path: IndexPath, _ step: Int) -> IndexPath? {
    let next = IndexPath(item: path.item + step, section: path.section)
    if isThere(next) { return next }
    var section = path.section + step
    while (0..<numberOfSections).contains(section) {
      let count = numberOfItems(inSection: section)
      if count > 0 { return IndexPath(item: step > 0 ? 0 : count - 1, section: section) }
      section += step
    }
    return nil
  }

  private func edge(isLast: Bool) -> IndexPath? {
    let sections = (0..<numberOfSections).filter { numberOfItems(inSection: $0) > 0 }
    guard let section = isLast ? sections.last : sections.first else { return nil }
    return IndexPath(item: isLast ? numberOfItems(inSection: section) - 1 : 0, section: section)
  }

  /// The item of the next line that lies nearest.
  private func nearest(to path: IndexPath, isBelow: Bool) -> IndexPath? {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
    var current = neighbour(of: path, isBelow ? 1 : -1)
    var best: (path: IndexPath, distance: CGFloat, line: CGFloat)?
    while let candidate = current, let other = layoutAttributesForItem(at: candidate)?.frame {
      let isNextLine = isBelow ? other.minY >= frame.maxY : other.maxY <= frame.minY
      if isNextLine {
        if let best, abs(other.midY - best.line) > max(other.height, frame.height) { break }
        let distance = abs(other.midX - frame.midX)
        if best.map({ distance < $0.distance }) ?? true {
          best = (candidate, distance, best?.line ?? other.midY)
        }
      }
      current = neighbour(of: candidate, isBelow ? 1 : -1)
    }
    return best?.path
  }

  private func moveKeyboard(to path: IndexPath?) -> Bool {
    guard let path else { return false }
    scrollToItem(at: path, at: [], animated: false)
    guard let cell = load(path) else { return false }
    if let frame = layoutAttributesForItem(at: path)?.frame { cell.frame = frame }
    keyRow = path
    cell.host?.isFocusable = true
    cell.host?.grabFocus()
    chooseKeyItem()
    setNeedsLayout()
    return true
  }
}
