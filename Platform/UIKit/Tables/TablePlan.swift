import Layout

/// The parts of a table from top to bottom: of each section what is above it, its rows, what is below.
struct TablePlan {
  enum Element: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  /// How many rows each section has.
  private(set) var counts: [Int]
  /// The place of each section's header.
  private(set) var starts: [Int]
  var sums: LengthSums
  /// Whether the length is what the part itself has said, in the width of the moment.
  var isMeasured: [Bool]

  init(
    counts: [Int] = [], length: (Element) -> (length: CGFloat, isExact: Bool) = { _ in (0, true) }
  ) {
    var starts: [Int] = []
    var lengths: [Double] = []
    var isMeasured: [Bool] = []
    func add(_ element: Element) {
      let (length, isExact) = length(element)
      lengths.append(Double(length))
      isMeasured.append(isExact)
    }
    for (section, count) in counts.enumerated() {
      starts.append(lengths.count)
      add(.header(section))
      for row in 0..<count { add(.row(IndexPath(row: row, section: section))) }
      add(.footer(section))
    }
    (self.counts, self.starts, self.isMeasured) = (counts, starts, isMeasured)
    sums = LengthSums(lengths)
  }

  func element(at index: Int) -> Element {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    let offset = index - (starts.isEmpty ? 0 : starts[low])
    if offset == 0 { return .header(low) }
    if offset > counts[low] { return .footer(low) }
    return .row(IndexPath(row: offset - 1, section: low))
  }

  func index(of path: IndexPath) -> Int? {
    guard path.count == 2, counts.indices.contains(path.section),
      (0..<counts[path.section]).contains(path.row)
    else { return nil }
    return starts[path.section] + 1 + path.row
  }

  /// The row that lies so many rows after another, or before it; the last or the first one at the end.
  func row(_ distance: Int, from path: IndexPath) -> IndexPath? {
    let order = counts.enumerated().filter { $0.element > 0 }
    guard let last = order.last, let first = order.first else { return nil }
    var place = path.row + distance
    var section = path.section
    while place < 0 {
      guard let before = order.last(where: { $0.offset < section }) else {
        return IndexPath(row: 0, section: first.offset)
      }
      section = before.offset
      place += before.element
    }
    while place >= counts[section] {
      guard let next = order.first(where: { $0.offset > section }) else {
        return IndexPath(row: last.element - 1, section: last.offset)
      }
      place -= counts[section]
      section = next.offset
    }
    return IndexPath(row: place, section: section)
  }

  var firstRow: IndexPath? {
    counts.firstIndex { $0 > 0 }.map { IndexPath(row: 0, section: $0) }
  }
  var lastRow: IndexPath? {
    counts.lastIndex { $0 > 0 }.map { IndexPath(row: counts[$0] - 1, section: $0) }
  }
}
