import Layout
import Testing

@Suite("A constraint solver") struct ConstraintSolverTests {
  private var solver = ConstraintSolver()

  private func constant(_ value: Double) -> LinearExpression { LinearExpression(value) }

  @Test("lets what nothing is said about be zero")
  mutating func nothing() {
    let free = solver.addVariable()
    let extent = solver.addExtent()
    solver.solve()
    #expect(solver.value(of: free) == 0)
    #expect(solver.value(of: extent) == 0)
  }

  @Test("puts views in a row with distances between them, and shares the rest equally")
  mutating func row() {
    let lefts = (0..<3).map { _ in solver.addVariable() }
    let widths = (0..<3).map { _ in solver.addExtent() }
    for index in 0..<3 {
      let before =
        index == 0
        ? constant(16)
        : LinearExpression(lefts[index - 1]) + LinearExpression(widths[index - 1]) + constant(8)
      solver.add(LinearConstraint(LinearExpression(lefts[index]) - before, zero: 1000))
      if index > 0 {
        solver.add(
          LinearConstraint(
            LinearExpression(widths[index]) - LinearExpression(widths[0]), zero: 1000))
      }
    }
    solver.add(
      LinearConstraint(
        LinearExpression(lefts[2]) + LinearExpression(widths[2]) - constant(348), zero: 1000))
    solver.solve()
    let width = (348.0 - 16 - 2 * 8) / 3
    for extent in widths { #expect(abs(solver.value(of: extent) - width) < 1e-9) }
    #expect(abs(solver.value(of: lefts[1]) - (16 + width + 8)) < 1e-9)
  }

  @Test(
    "holds to each of two sides as its own priority says",
    arguments: [
      // The room that there is, the priority of a text of 100 not being cut, and what it is given.
      (60.0, 750.0, 60.0), (140, 750, 100), (60, 1000, 100),
    ])
  mutating func twoSides(_ row: (room: Double, resistance: Double, width: Double)) {
    let width = solver.addExtent()
    solver.add(
      LinearConstraint(
        LinearExpression(width) - constant(100), atLeastZero: row.resistance,
        atMostZero: 250))
    solver.add(
      LinearConstraint(LinearExpression(width) - constant(row.room), atMostZero: 999))
    solver.solve()
    #expect(solver.value(of: width) == row.width)
  }

  @Test("settles a higher priority first, however many wishes there are below it")
  mutating func order() {
    let width = solver.addExtent()
    solver.add(LinearConstraint(LinearExpression(width) - constant(100), zero: 251))
    for _ in 0..<2_000 {
      solver.add(LinearConstraint(LinearExpression(width) - constant(50), zero: 250))
    }
    solver.solve()
    #expect(solver.value(of: width) == 100)
  }

  @Test("holds to fractions of priorities too")
  mutating func fractions() {
    let width = solver.addExtent()
    solver.add(LinearConstraint(LinearExpression(width) - constant(1), zero: 749.5))
    solver.add(LinearConstraint(LinearExpression(width) - constant(2), zero: 749.75))
    solver.solve()
    #expect(solver.value(of: width) == 2)
  }

  @Test("gives too much room, and too little, to the one that was named first")
  mutating func ambiguity() {
    // Two texts of 100 in a row, equally fond of their widths.
    let widths = (0..<2).map { _ in solver.addExtent() }
    for width in widths {
      solver.add(
        LinearConstraint(
          LinearExpression(width) - constant(100), atLeastZero: 750, atMostZero: 250))
    }
    let room = solver.add(
      LinearConstraint(
        LinearExpression(widths[0]) + LinearExpression(widths[1]) - constant(300), zero: 1000))
    solver.solve()
    #expect(widths.map { solver.value(of: $0) } == [200, 100])
    solver.setConstant(-120, of: room)
    solver.solve()
    #expect(widths.map { solver.value(of: $0) } == [20, 100])
  }

  @Test("follows a constant that changes, and gives the same again when it changes back")
  mutating func constants() {
    let left = solver.addVariable()
    let width = solver.addExtent()
    let edge = solver.add(
      LinearConstraint(
        LinearExpression(left) + LinearExpression(width) - constant(300), zero: 1000))
    solver.add(LinearConstraint(LinearExpression(left) - constant(20), zero: 1000))
    solver.add(LinearConstraint(LinearExpression(width) - constant(200), atMostZero: 900))
    solver.add(LinearConstraint(LinearExpression(width) - constant(100), atLeastZero: 800))
    for (end, expected) in [(300.0, 280.0), (150, 130), (60, 40), (1_000, 980), (300, 280)] {
      solver.setConstant(-end, of: edge)
      solver.solve()
      #expect(solver.value(of: width) == expected)
    }
    #expect(solver.takeConflicts().isEmpty)
  }

  @Test("lets go of what a constraint held when that is taken out")
  mutating func removal() {
    let width = solver.addExtent()
    solver.add(LinearConstraint(LinearExpression(width) - constant(10), zero: 250))
    let wish = solver.add(LinearConstraint(LinearExpression(width) - constant(20), zero: 750))
    let need = solver.add(LinearConstraint(LinearExpression(width) - constant(30), zero: 1000))
    solver.solve()
    #expect(solver.value(of: width) == 30)
    solver.remove(need)
    solver.solve()
    #expect(solver.value(of: width) == 20)
    solver.remove(wish)
    solver.solve()
    #expect(solver.value(of: width) == 10)
  }

  @Test("takes a constraint that says the same as others, and either of them may go")
  mutating func redundancy() {
    let width = solver.addExtent()
    let handles = (0..<3).map { _ in
      solver.add(LinearConstraint(LinearExpression(width) - constant(44), zero: 1000))
    }
    solver.solve()
    solver.remove(handles[0])
    solver.remove(handles[2])
    solver.solve()
    #expect(solver.value(of: width) == 44)
    solver.remove(handles[1])
    solver.solve()
    #expect(solver.value(of: width) == 0)
    #expect(solver.takeConflicts().isEmpty)
  }

  @Test("does not grow when constraints come and go")
  mutating func comeAndGo() {
    let width = solver.addExtent()
    for turn in 0..<5_000 {
      let handle = solver.add(
        LinearConstraint(LinearExpression(width) - constant(Double(turn)), zero: 500))
      solver.solve()
      #expect(solver.value(of: width) == Double(turn))
      solver.remove(handle)
    }
    #expect(solver.symbolCount < 1_024)
  }
}
