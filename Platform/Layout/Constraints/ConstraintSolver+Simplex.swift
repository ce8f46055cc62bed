extension ConstraintSolver {
  /// Makes what each priority is off by as small as the higher ones allow.
  mutating func optimize() {
    guard needsOptimizing else { return }
    for level in objectives.indices { minimize(level) }
    infeasible = []
    needsOptimizing = false
  }

  /// Makes one objective as small as those before it allow. The symbols are taken in their order
  /// (Bland's rule), so that no choice comes round again.
  mutating func minimize(_ level: Int) {
    while let entering = improvingSymbol(level), let row = leavingRow(for: entering) {
      pivot(entering, row)
    }
  }

  private func improvingSymbol(_ level: Int) -> Int32? {
    for term in objectives[level].row.terms
    where term.coefficient < -Row.tolerance && kinds[Int(term.symbol)] == .positive {
      let isFree = objectives[..<level].allSatisfy {
        abs($0.row.coefficient(of: term.symbol)) <= Row.tolerance
      }
      if isFree { return term.symbol }
    }
    return nil
  }

  /// The row whose symbol is the first to become zero when another one grows.
  private func leavingRow(for entering: Int32) -> Int32? {
    var best: Int32?
    var least = Double.infinity
    for index in columns[Int(entering)] {
      let basic = basics[Int(index)]
      guard basic >= 0, kinds[Int(basic)] == .positive else { continue }
      let coefficient = rows[Int(index)].coefficient(of: entering)
      guard coefficient < -Row.tolerance else { continue }
      let ratio = max(rows[Int(index)].constant, 0) / -coefficient
      if ratio < least || (ratio == least && best.map { basic < basics[Int($0)] } ?? true) {
        least = ratio
        best = index
      }
    }
    return best
  }

  // MARK: - Changes of constants

  /// Adds to the constant of a constraint that is in the tableau.
  mutating func shift(_ entry: Entry, by change: Double) {
    let marker = entry.over >= 0 ? entry.over : entry.dummy >= 0 ? entry.dummy : entry.under
    let signed = marker == entry.under ? -change : change
    let own = rowOf[Int(marker)]
    if own >= 0 {
      rows[Int(own)].constant += signed
      infeasible.append(own)
      return
    }
    for index in column(of: marker) {
      rows[Int(index)].constant -= rows[Int(index)].coefficient(of: marker) * signed
      infeasible.append(index)
    }
  }

  /// Makes the solution possible again after constants have changed; it stays the best one all the
  /// while (the dual simplex method).
  mutating func restore() {
    guard !infeasible.isEmpty else { return }
    var steps = 0
    while let index = nextInfeasible() {
      steps += 1
      let row = rows[Int(index)]
      guard kinds[Int(basics[Int(index)])] != .dummy, steps < 8 * kinds.count + 64,
        let entering = restoringSymbol(row)
      else {
        if steps < 8 * kinds.count + 64 {
          _ = breakOne(of: owners(in: row, and: ownerOf[Int(basics[Int(index)])]))
        }
        rebuild()
        optimize()
        return
      }
      pivot(entering, index)
    }
  }

  private mutating func nextInfeasible() -> Int32? {
    infeasible = infeasible.filter { isInfeasible($0) }
    return infeasible.min { basics[Int($0)] < basics[Int($1)] }
  }

  private func isInfeasible(_ index: Int32) -> Bool {
    let basic = basics[Int(index)]
    guard basic >= 0 else { return false }
    let constant = rows[Int(index)].constant
    return switch kinds[Int(basic)] {
    case .free: false
    case .positive: constant < -Self.slackTolerance
    case .dummy: abs(constant) > 1e-6
    }
  }

  /// The symbol that costs least, all priorities taken in order, for what it adds to a row.
  private func restoringSymbol(_ row: Row) -> Int32? {
    var best: (symbol: Int32, coefficient: Double)?
    for term in row.terms
    where term.coefficient > Row.tolerance && kinds[Int(term.symbol)] == .positive {
      guard let found = best else {
        best = (term.symbol, term.coefficient)
        continue
      }
      if isCheaper(term.symbol, term.coefficient, than: found.symbol, found.coefficient) {
        best = (term.symbol, term.coefficient)
      }
    }
    return best?.symbol
  }

  private func isCheaper(
    _ one: Int32, _ oneFactor: Double, than other: Int32, _ otherFactor: Double
  ) -> Bool {
    for objective in objectives {
      let first = objective.row.coefficient(of: one) / oneFactor
      let second = objective.row.coefficient(of: other) / otherFactor
      if abs(first - second) > Row.tolerance { return first < second }
    }
    return false
  }
}
