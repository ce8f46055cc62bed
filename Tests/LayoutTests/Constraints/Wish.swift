import Layout

/// A constraint over numbered variables, which a solver and a test can both read.
struct Wish {
  var factors: [Double]
  var constant: Double
  var floor: Double?
  var ceiling: Double?

  func expression(_ variables: [ConstraintSolver.Variable]) -> LinearExpression {
    zip(factors, variables).reduce(LinearExpression(constant)) { sum, pair in
      pair.0 == 0 ? sum : sum + LinearExpression(pair.1, times: pair.0)
    }
  }

  func constraint(_ variables: [ConstraintSolver.Variable]) -> LinearConstraint {
    LinearConstraint(expression(variables), atLeastZero: floor, atMostZero: ceiling)
  }

  func value(at point: [Double]) -> Double {
    zip(factors, point).reduce(constant) { $0 + $1.0 * $1.1 }
  }

  /// What the wish is off by at a point, a priority.
  func costs(at point: [Double]) -> [(priority: Double, cost: Double)] {
    let value = value(at: point)
    var costs: [(priority: Double, cost: Double)] = []
    if let ceiling, value > 0 { costs.append((ceiling, value)) }
    if let floor, value < 0 { costs.append((floor, -value)) }
    return costs
  }
}

extension [Wish] {
  /// What all wishes are off by at a point, from the highest priority to the lowest.
  func costs(at point: [Double]) -> [Double] {
    let priorities = Set(flatMap { [$0.floor, $0.ceiling].compactMap { $0 } }).sorted(by: >)
    let all = flatMap { $0.costs(at: point) }
    return priorities.map { priority in
      all.reduce(0) { $0 + ($1.priority == priority ? $1.cost : 0) }
    }
  }

  /// The least costs there are, found by trying every point where as many wishes as there are
  /// variables are exactly met: one of those points is always among the best.
  func leastCosts(variables count: Int) -> [Double]? {
    var planes = map { ($0.factors, $0.constant) }
    for index in 0..<count {
      planes.append(((0..<count).map { $0 == index ? 1 : 0 }, 0))
    }
    var best: [Double]?
    for choice in Self.choices(of: count, from: planes.count) {
      guard let point = Self.solution(of: choice.map { planes[$0] }),
        point.allSatisfy({ $0 > -1e-6 })
      else { continue }
      let costs = costs(at: point)
      if let found = best, !costs.isLess(than: found) { continue }
      best = costs
    }
    return best
  }

  private static func choices(of count: Int, from total: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    guard total > 0 else { return [] }
    return choices(of: count, from: total - 1)
      + choices(of: count - 1, from: total - 1).map { $0 + [total - 1] }
  }

  /// Gauss's elimination; nil where planes do not meet in one point.
  private static func solution(of planes: [([Double], Double)]) -> [Double]? {
    var rows = planes.map { $0.0 + [-$0.1] }
    let count = rows.count
    for column in 0..<count {
      guard
        let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}

extension [Double] {
  /// Whether the first number that differs is less.
  func isLess(than other: [Double], by tolerance: Double = 1e-5) -> Bool {
    for (one, two) in zip(self, other) where abs(one - two) > tolerance { return one < two }
    return false
  }
}
