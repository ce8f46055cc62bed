import Layout
import Testing

@Suite("What holds for every system of constraints") struct ConstraintPropertyTests {
  static let seeds: [UInt64] = Array(1...12)

  /// A system of wishes over a few extents, which is small enough to try every corner of.
  private func wishes(_ variables: Int, _ count: Int, _ dice: inout Dice) -> [Wish] {
    (0..<count).map { _ in
      let factors = (0..<variables).map { _ in
        Double([-1, -1, 0, 0, 1, 1, 2].randomElement(using: &dice) ?? 0)
      }
      let priority: Double = [250.0, 500, 750, 751].randomElement(using: &dice) ?? 250
      let kind = Int.random(in: 0..<4, using: &dice)
      let constant = Double(Int.random(in: -60...40, using: &dice))
      var wish = Wish(factors: factors, constant: constant, floor: priority, ceiling: priority)
      if kind == 1 { wish.floor = nil }
      if kind == 2 { wish.ceiling = nil }
      if kind == 3 { wish.ceiling = 300 }
      return wish
    }
  }

  private func points(
    _ solver: ConstraintSolver, _ variables: [ConstraintSolver.Variable]
  ) -> [Double] { variables.map { solver.value(of: $0) } }

  @Test("Nothing is better than the solution", arguments: seeds)
  func best(_ seed: UInt64) {
    var dice = Dice(seed: seed)
    for _ in 0..<60 {
      let count = Int.random(in: 1...3, using: &dice)
      let wishes = wishes(count, Int.random(in: 1...7, using: &dice), &dice)
      var solver = ConstraintSolver()
      let variables = (0..<count).map { _ in solver.addExtent() }
      for wish in wishes { solver.add(wish.constraint(variables)) }
      solver.solve()
      let point = points(solver, variables)
      #expect(point.allSatisfy { $0 > -1e-6 })
      guard let least = wishes.leastCosts(variables: count) else { continue }
      #expect(!least.isLess(than: wishes.costs(at: point)), "\(wishes) at \(point)")
    }
  }

  @Test("Adding, taking out and changing leads where starting anew does", arguments: seeds)
  func incremental(_ seed: UInt64) {
    var dice = Dice(seed: seed)
    for _ in 0..<10 {
      let count = Int.random(in: 2...6, using: &dice)
      var all = wishes(count, 12, &dice)
      var solver = ConstraintSolver()
      let variables = (0..<count).map { _ in solver.addExtent() }
      var handles: [Int: ConstraintSolver.Handle] = [:]
      for _ in 0..<40 {
        let index = Int.random(in: all.indices, using: &dice)
        if let handle = handles[index] {
          if Bool.random(using: &dice) {
            solver.remove(handle)
            handles[index] = nil
          } else {
            all[index].constant = Double(Int.random(in: -60...40, using: &dice))
            solver.setConstant(all[index].constant, of: handle)
          }
        } else {
          handles[index] = solver.add(all[index].constraint(variables))
        }
        guard Bool.random(using: &dice) else { continue }
        solver.solve()
        var anew = ConstraintSolver()
        let others = (0..<count).map { _ in anew.addExtent() }
        let present = handles.keys.sorted().map { all[$0] }
        for wish in present { anew.add(wish.constraint(others)) }
        anew.solve()
        let costs = present.costs(at: points(solver, variables))
        let expected = present.costs(at: points(anew, others))
        #expect(!costs.isLess(than: expected) && !expected.isLess(than: costs))
      }
    }
  }

  @Test("The same calls lead to the same solution", arguments: seeds)
  func deterministic(_ seed: UInt64) {
    func solution() -> [Double] {
      var dice = Dice(seed: seed)
      var solver = ConstraintSolver()
      let variables = (0..<8).map { _ in solver.addExtent() }
      for wish in wishes(8, 24, &dice) { solver.add(wish.constraint(variables)) }
      solver.solve()
      return points(solver, variables)
    }
    #expect(solution() == solution())
  }

  @Test(
    "Required systems that contradict themselves end, and keep what is not broken", arguments: seeds
  )
  func contradictions(_ seed: UInt64) {
    var dice = Dice(seed: seed)
    for _ in 0..<30 {
      var solver = ConstraintSolver()
      let count = Int.random(in: 2...5, using: &dice)
      let variables = (0..<count).map { _ in solver.addExtent() }
      var wishes = wishes(count, 10, &dice)
      var handles: [ConstraintSolver.Handle] = []
      for index in wishes.indices {
        if wishes[index].floor != nil { wishes[index].floor = 1000 }
        if wishes[index].ceiling != nil { wishes[index].ceiling = 1000 }
        handles.append(solver.add(wishes[index].constraint(variables)))
      }
      for turn in 0..<6 {
        solver.solve()
        let point = points(solver, variables)
        for (wish, handle) in zip(wishes, handles) where !solver.isBroken(handle) {
          #expect(wish.costs(at: point).allSatisfy { $0.cost < 1e-4 })
        }
        let index = turn % wishes.count
        wishes[index].constant += Double(Int.random(in: -20...20, using: &dice))
        solver.setConstant(wishes[index].constant, of: handles[index])
      }
    }
  }
}
