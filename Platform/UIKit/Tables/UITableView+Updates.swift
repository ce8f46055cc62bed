/// Changes that were told since `beginUpdates()`.
struct TableChanges {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedRows: Set<IndexPath> = []
  var reloadedSections = IndexSet()
  var depth = 0
}

extension UITableView {
  /// Makes changes together: places of what goes are those before, of what comes those after.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { DispatchQueue.main.async { completion(true) } }
  }

  /// Begins changes that belong together; ``endUpdates()`` makes them.
  public func beginUpdates() {
    if changes == nil {
      planIfNeeded()
      changes = TableChanges()
    }
    changes?.depth += 1
  }

  /// Makes the changes that were told.
  public func endUpdates() {
    changes?.depth -= 1
    guard let changes, changes.depth == 0 else { return }
    self.changes = nil
    apply(changes)
  }

  private func change(_ body: (inout TableChanges) -> Void) {
    beginUpdates()
    if var changes {
      body(&changes)
      self.changes = changes
    }
    endUpdates()
  }

  /// Says that rows have come; the data source has them already.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Says that rows have gone; the data source has them no more.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Asks for rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Says that sections have come; the data source has them already.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections have gone; the data source has them no more.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  private func apply(_ changes: TableChanges) {
    let old = plan
    let measured = Dictionary(
      uniqueKeysWithValues: old.isMeasured.indices.filter { old.isMeasured[$0] }.map {
        (old.element(at: $0), old.sums.lengths[$0])
      })
    let map = TableMap(changes, counts: old.counts)
    makePlan()
    map.check(plan.counts)
    // What stays keeps its row and its height.
    var kept: [Int: UIView] = [:]
    let before = loaded
    for (index, view) in before {
      guard let cell = view as? UITableViewCell, let place = cell.place, let path = map.new(place),
        let new = plan.index(of: path), !changes.reloadedRows.contains(place),
        !changes.reloadedSections.contains(place.section)
      else {
        unload(index)
        continue
      }
      cell.place = path
      kept[new] = cell
    }
    loaded = kept
    for (element, length) in measured {
      guard case .row(let place) = element, let path = map.new(place),
        let index = plan.index(of: path), !changes.reloadedRows.contains(place)
      else { continue }
      plan.sums.set(length, at: index)
      plan.isMeasured[index] = true
    }
    selected = Set(selected.compactMap { map.new($0) })
    keyRow = keyRow.flatMap { map.new($0) }
    dressRows()
    setNeedsLayout()
  }
}

/// Where rows are after changes.
struct TableMap {
  private let changes: TableChanges
  private let counts: [Int]
  private var sections: [Int?] = []
  /// The rows of each section that stay, in order, at their new places.
  private var rows: [[Int?]] = []
  private var expected: [Int] = []

  init(_ changes: TableChanges, counts: [Int]) {
    (self.changes, self.counts) = (changes, counts)
    var place = 0
    for section in counts.indices {
      guard !changes.deletedSections.contains(section) else {
        sections.append(nil)
        rows.append([])
        continue
      }
      while changes.insertedSections.contains(place) {
        expected.append(-1)
        place += 1
      }
      sections.append(place)
      let (moved, count) = newRows(of: section, to: place)
      rows.append(moved)
      expected.append(changes.reloadedSections.contains(section) ? -1 : count)
      place += 1
    }
    while changes.insertedSections.contains(place) {
      expected.append(-1)
      place += 1
    }
  }

  private func newRows(of section: Int, to new: Int) -> ([Int?], Int) {
    let inserted = Set(changes.insertedRows.filter { $0.section == new }.map(\.row))
    let deleted = Set(changes.deletedRows.filter { $0.section == section }.map(\.row))
    var moved: [Int?] = []
    var place = 0
    for row in 0..<counts[section] {
      guard !deleted.contains(row) else {
        moved.append(nil)
        continue
      }
      while inserted.contains(place) { place += 1 }
      moved.append(place)
      place += 1
    }
    while inserted.contains(place) { place += 1 }
    return (moved, place)
  }

  func new(_ path: IndexPath) -> IndexPath? {
    guard sections.indices.contains(path.section), let section = sections[path.section],
      rows[path.section].indices.contains(path.row), let row = rows[path.section][path.row]
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// A caller's mistake, which UIKit too does not let pass.
  func check(_ counts: [Int]) {
    precondition(
      counts.count == expected.count,
      "The table has \(counts.count) sections after the update, and should have \(expected.count).")
    for (section, (count, expected)) in zip(counts, expected).enumerated() where expected >= 0 {
      precondition(
        count == expected,
        "Section \(section) has \(count) rows after the update, and should have \(expected): change "
          + "the data before the table is told.")
    }
  }
}
