/// Lengths in a row, and where each begins: a change of one and a look for a place cost the logarithm
/// of their number, so that ten thousand rows can be measured one by one as they come into sight.
///
/// ```swift
/// var rows = LengthSums([44, 44, 60])
/// rows.start(of: 2)  // 88
/// rows.index(at: 100)  // 2
/// ```
package struct LengthSums: Sendable {
  /// The lengths in points.
  package private(set) var lengths: [Double]
  /// A Fenwick tree: each entry is the sum of as many lengths as its lowest bit says.
  private var tree: [Double]

  /// Takes lengths in points, each zero or more.
  package init(_ lengths: [Double] = []) {
    self.lengths = lengths.map { Length.measured($0) }
    tree = [0] + self.lengths
    for index in tree.indices.dropFirst() {
      let next = index + (index & -index)
      if next < tree.count { tree[next] += tree[index] }
    }
  }

  /// How many lengths there are.
  package var count: Int { lengths.count }

  /// The sum of all.
  package var total: Double { start(of: count) }

  /// The sum of the lengths before an index from 0 to ``count``.
  package func start(of index: Int) -> Double {
    var sum = 0.0
    var index = index
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }

  /// Says how long the one at `index` is now.
  package mutating func set(_ length: Double, at index: Int) {
    let length = Length.measured(length)
    let change = length - lengths[index]
    guard change != 0 else { return }
    lengths[index] = length
    var place = index + 1
    while place < tree.count {
      tree[place] += change
      place += place & -place
    }
  }

  /// The one that holds a position, the first or the last for one that lies outside; 0 without any.
  package func index(at position: Double) -> Int {
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    var index = 0
    var rest = position
    while step > 0 {
      let next = index + step
      if next < tree.count, tree[next] <= rest {
        index = next
        rest -= tree[next]
      }
      step /= 2
    }
    return min(index, max(0, count - 1))
  }
}
