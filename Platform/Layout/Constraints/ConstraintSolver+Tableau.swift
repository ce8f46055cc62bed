extension ConstraintSolver {
  mutating func addSymbol(_ kind: Kind, owner: Handle? = nil) -> Int32 {
    kinds.append(kind)
    ownerOf.append(owner)
    rowOf.append(-1)
    columns.append([])
    return Int32(kinds.count - 1)
  }

  /// Makes a row for a symbol that is in no other.
  mutating func addRow(_ row: Row, basic: Int32) {
    let index: Int32
    if let free = freeRows.popLast() {
      index = free
      rows[Int(index)] = row
      basics[Int(index)] = basic
    } else {
      index = Int32(rows.count)
      rows.append(row)
      basics.append(basic)
    }
    rowOf[Int(basic)] = index
    for term in row.terms { note(term.symbol, in: index) }
  }

  mutating func deleteRow(_ index: Int32) {
    rowOf[Int(basics[Int(index)])] = -1
    basics[Int(index)] = -1
    rows[Int(index)] = Row()
    freeRows.append(index)
  }

  private mutating func note(_ symbol: Int32, in row: Int32) {
    columns[Int(symbol)].append(row)
    if columns[Int(symbol)].count > 2 * rows.count + 32 { _ = column(of: symbol) }
  }

  /// The rows that a symbol is in, each once, in order.
  mutating func column(of symbol: Int32) -> [Int32] {
    var found: [Int32] = []
    for row in columns[Int(symbol)].sorted()
    where found.last != row && rows[Int(row)].coefficient(of: symbol) != 0 {
      found.append(row)
    }
    columns[Int(symbol)] = found
    return found
  }

  /// Puts what a row says about its symbol in the place of the symbol everywhere else.
  mutating func substitute(_ symbol: Int32, by index: Int32) {
    let places = columns[Int(symbol)]
    columns[Int(symbol)] = []
    let row = rows[Int(index)]
    for place in places where place != index {
      var target = Row()
      swap(&target, &rows[Int(place)])
      let coefficient = target.take(symbol)
      if coefficient != 0 {
        target.add(row, times: coefficient, sum: &sum, new: &new)
        for symbol in new { note(symbol, in: place) }
        let kind = kinds[Int(basics[Int(place)])]
        if kind != .free, target.constant < -Self.slackTolerance { infeasible.append(place) }
      }
      swap(&target, &rows[Int(place)])
    }
    for level in objectives.indices {
      let coefficient = objectives[level].row.take(symbol)
      if coefficient != 0 {
        objectives[level].row.add(row, times: coefficient, sum: &sum, new: &new)
      }
    }
  }

  /// Makes a symbol basic in place of the one that a row is about.
  mutating func pivot(_ entering: Int32, _ index: Int32) {
    var row = Row()
    swap(&row, &rows[Int(index)])
    let leaving = basics[Int(index)]
    let coefficient = row.take(entering)
    row.multiply(by: -1 / coefficient)
    row.add(leaving, times: 1 / coefficient)
    swap(&row, &rows[Int(index)])
    basics[Int(index)] = entering
    rowOf[Int(leaving)] = -1
    rowOf[Int(entering)] = index
    note(leaving, in: index)
    substitute(entering, by: index)
  }

  // MARK: - A constraint's row

  /// Values that differ by less than this are equal.
  static var slackTolerance: Double { 1e-7 }

  /// Puts a constraint into the tableau.
  /// - Returns: the required constraints that it contradicts, itself among them; then it is not in.
  mutating func insert(_ handle: Handle) -> [Handle]? {
    guard var entry = entries[handle] else { return nil }
    var row = expand(entry.constraint.expression)
    let (floor, ceiling) = (entry.floor, entry.ceiling)
    let required = LinearConstraint.required
    (entry.over, entry.under, entry.dummy) = (-1, -1, -1)
    if floor == required, ceiling == required {
      entry.dummy = addSymbol(.dummy, owner: handle)
      row.add(entry.dummy, times: -1)
    } else {
      if ceiling != required {
        entry.over = addSymbol(.positive, owner: handle)
        row.add(entry.over, times: -1)
      }
      if floor != required {
        entry.under = addSymbol(.positive, owner: handle)
        row.add(entry.under, times: 1)
      }
    }
    entries[handle] = entry
    if row.constant < 0 { row.multiply(by: -1) }
    if let contradiction = place(row, of: handle, entry) { return contradiction }
    if let ceiling, entry.over >= 0 { addCost(of: entry.over, ceiling, times: 1) }
    if let floor, entry.under >= 0 { addCost(of: entry.under, floor, times: 1) }
    needsOptimizing = true
    return nil
  }

  /// An expression in terms of symbols that are not basic.
  private mutating func expand(_ expression: LinearExpression) -> Row {
    var row = Row(constant: expression.constant)
    for term in expression.terms {
      let symbol = variables[Int(term.variable.index)].symbol
      let index = rowOf[Int(symbol)]
      if index >= 0 {
        row.add(rows[Int(index)], times: term.coefficient, sum: &sum, new: &new)
      } else {
        row.add(symbol, times: term.coefficient)
      }
    }
    return row
  }

  /// Solves an equation for one of its symbols and puts that into the tableau.
  private mutating func place(_ equation: Row, of handle: Handle, _ entry: Entry) -> [Handle]? {
    var row = equation
    if let subject = subject(of: row) {
      let coefficient = row.take(subject)
      row.multiply(by: -1 / coefficient)
      addRow(row, basic: subject)
      substitute(subject, by: rowOf[Int(subject)])
      return nil
    }
    guard row.terms.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) else {
      return placeByMinimizing(row, of: handle, entry)
    }
    guard row.constant < 1e-6, entry.dummy >= 0 else { return owners(in: row, and: handle) }
    // It says the same as others do.
    let coefficient = row.take(entry.dummy)
    row.multiply(by: -1 / coefficient)
    row.constant = 0
    addRow(row, basic: entry.dummy)
    return nil
  }

  /// A symbol that an equation with a positive constant can be solved for without anything becoming
  /// less than zero: a free one, or one that is nowhere else and is positive then.
  private mutating func subject(of row: Row) -> Int32? {
    for term in row.terms where kinds[Int(term.symbol)] == .free { return term.symbol }
    for term in row.terms where kinds[Int(term.symbol)] == .positive && term.coefficient < 0 {
      if column(of: term.symbol).isEmpty { return term.symbol }
    }
    return nil
  }

  /// Puts an equation in whose symbols all are elsewhere already: what it is off by is a symbol that is
  /// made as small as can be, which has to be zero.
  private mutating func placeByMinimizing(
    _ row: Row, of handle: Handle, _ entry: Entry
  ) -> [Handle]? {
    let artificial = addSymbol(.positive)
    addRow(row, basic: artificial)
    objectives.insert(Objective(priority: .infinity, row: row), at: 0)
    minimize(0)
    let rest = objectives.removeFirst().row.constant
    let index = rowOf[Int(artificial)]
    if index >= 0, rest > 1e-6 {
      let contradiction = owners(in: rows[Int(index)], and: handle)
      deleteRow(index)
      return contradiction
    }
    if index >= 0 {
      rows[Int(index)].constant = 0
      let terms = rows[Int(index)].terms
      let entering =
        terms.first { kinds[Int($0.symbol)] == .positive }?.symbol
        ?? (entry.dummy >= 0 ? entry.dummy : terms.first?.symbol)
      if let entering { pivot(entering, index) } else { deleteRow(index) }
    }
    for place in column(of: artificial) { _ = rows[Int(place)].take(artificial) }
    columns[Int(artificial)] = []
    for level in objectives.indices { _ = objectives[level].row.take(artificial) }
    return nil
  }

  /// The constraints whose slacks or dummies a row is made of.
  func owners(in row: Row, and handle: Handle?) -> [Handle] {
    var found: [Handle] = []
    for term in row.terms {
      if let owner = ownerOf[Int(term.symbol)], owner != handle, !found.contains(owner) {
        found.append(owner)
      }
    }
    if let handle { found.append(handle) }
    return found
  }

  /// Says that a symbol, as far as it is not zero, costs more or less than before.
  mutating func addCost(of symbol: Int32, _ priority: Double, times factor: Double) {
    var level = 0
    while level < objectives.count, objectives[level].priority > priority { level += 1 }
    if level == objectives.count || objectives[level].priority != priority {
      objectives.insert(Objective(priority: priority), at: level)
    }
    let index = rowOf[Int(symbol)]
    if index >= 0 {
      objectives[level].row.add(rows[Int(index)], times: factor, sum: &sum, new: &new)
    } else {
      objectives[level].row.add(symbol, times: factor)
    }
  }

  /// Takes a constraint's row out. What it held is let go of without anything becoming less than zero.
  mutating func takeOut(_ entry: Entry) {
    if let ceiling = entry.ceiling, entry.over >= 0 {
      addCost(of: entry.over, ceiling, times: -1)
    }
    if let floor = entry.floor, entry.under >= 0 { addCost(of: entry.under, floor, times: -1) }
    let symbols = [entry.over, entry.under, entry.dummy].filter { $0 >= 0 }
    if let basic = symbols.first(where: { rowOf[Int($0)] >= 0 }) {
      deleteRow(rowOf[Int(basic)])
    } else if let marker = symbols.first, let index = leavingRow(toFree: marker) {
      pivot(marker, index)
      deleteRow(index)
    }
    for symbol in symbols {
      for level in objectives.indices { _ = objectives[level].row.take(symbol) }
    }
    objectives.removeAll { $0.row.terms.isEmpty && $0.row.constant == 0 }
  }

  private mutating func leavingRow(toFree marker: Int32) -> Int32? {
    var best: (rank: Int, ratio: Double, basic: Int32, row: Int32)?
    for index in column(of: marker) {
      let coefficient = rows[Int(index)].coefficient(of: marker)
      let basic = basics[Int(index)]
      let constant = rows[Int(index)].constant
      let candidate: (rank: Int, ratio: Double, basic: Int32, row: Int32)
      switch kinds[Int(basic)] {
      case .dummy: candidate = (0, 0, basic, index)
      case .positive where coefficient < 0:
        candidate = (1, max(constant, 0) / -coefficient, basic, index)
      case .positive: candidate = (2, max(constant, 0) / coefficient, basic, index)
      case .free: candidate = (3, 0, basic, index)
      }
      if let found = best {
        if (candidate.rank, candidate.ratio, candidate.basic) < (
          found.rank, found.ratio, found.basic
        ) {
          best = candidate
        }
      } else {
        best = candidate
      }
    }
    return best?.row
  }
}
