import Layout
import Testing

@Suite("Constraints that contradict each other") struct ConstraintConflictTests {
  private var solver = ConstraintSolver()

  private func wish(
    _ variable: ConstraintSolver.Variable, _ value: Double
  ) -> LinearConstraint {
    LinearConstraint(LinearExpression(variable) - LinearExpression(value), zero: 1000)
  }

  @Test("are told with all of them, and the one that was added last is broken")
  mutating func latest() {
    let width = solver.addExtent()
    let other = solver.addExtent()
    let first = solver.add(wish(width, 100))
    let bystander = solver.add(wish(other, 7))
    let second = solver.add(
      LinearConstraint(
        LinearExpression(width) - LinearExpression(150), atLeastZero: 1000))
    solver.solve()
    #expect(solver.value(of: width) == 100)
    let conflicts = solver.takeConflicts()
    #expect(conflicts.map(\.broken) == [second])
    #expect(conflicts.map(\.among) == [[first, second]])
    #expect(solver.isBroken(second))
    #expect(!solver.isBroken(bystander))
    #expect(solver.takeConflicts().isEmpty)
  }

  @Test("leave those whole that may not be broken, though they came last")
  mutating func unbreakable() {
    let width = solver.addExtent()
    let wanted = solver.add(wish(width, 100))
    solver.add(wish(width, 320), isBreakable: false)
    solver.solve()
    #expect(solver.value(of: width) == 320)
    #expect(solver.takeConflicts().map(\.broken) == [wanted])
  }

  @Test("may come of a constant that changes; the broken one holds again when it can")
  mutating func byChange() {
    let left = solver.addVariable()
    let width = solver.addExtent()
    solver.add(wish(left, 16))
    let room = solver.add(
      LinearConstraint(
        LinearExpression(320) - LinearExpression(left) - LinearExpression(width),
        atLeastZero: 1000), isBreakable: false)
    let least = solver.add(
      LinearConstraint(LinearExpression(width) - LinearExpression(200), atLeastZero: 1000))
    solver.solve()
    #expect(solver.value(of: width) == 200)
    solver.setConstant(116, of: room)
    solver.solve()
    #expect(solver.takeConflicts().map(\.broken) == [least])
    // As near as it can be.
    #expect(solver.value(of: width) == 100)
    solver.setConstant(400, of: room)
    solver.solve()
    #expect(solver.value(of: width) == 200)
    #expect(solver.takeConflicts().isEmpty)
  }

  @Test("of equations that are added up are found, whatever their order", arguments: 0..<6)
  mutating func sums(_ turn: Int) {
    let variables = (0..<3).map { _ in solver.addVariable() }
    let parts = variables.map { LinearExpression($0) }
    var wishes = [
      LinearConstraint(parts[0] - parts[1] - LinearExpression(1), zero: 1000),
      LinearConstraint(parts[1] - parts[2] - LinearExpression(1), zero: 1000),
      LinearConstraint(parts[2] - parts[0] - LinearExpression(1), zero: 1000),
    ]
    if turn % 2 == 1 { wishes.reverse() }
    for index in 0..<3 { solver.add(wishes[(index + turn / 2) % 3]) }
    solver.solve()
    let conflicts = solver.takeConflicts()
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.among.count == 3)
    #expect(conflicts.first?.broken == conflicts.first?.among.last)
  }

  @Test("of extents that would have to be less than nothing break the constraint that asks for it")
  mutating func negative() {
    let width = solver.addExtent()
    let asked = solver.add(wish(width, -8))
    solver.solve()
    #expect(solver.value(of: width) == 0)
    #expect(solver.takeConflicts().map(\.broken) == [asked])
  }

  @Test("break one of each contradiction, and no more")
  mutating func several() {
    let widths = (0..<4).map { _ in solver.addExtent() }
    for width in widths { solver.add(wish(width, 10)) }
    let late = widths.map { solver.add(wish($0, 20)) }
    solver.solve()
    #expect(solver.takeConflicts().map(\.broken) == late)
    #expect(widths.allSatisfy { solver.value(of: $0) == 10 })
  }
}
