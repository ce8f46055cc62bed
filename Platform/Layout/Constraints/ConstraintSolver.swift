/// Finds values for variables under constraints with priorities, and finds them again when something
/// changes: the Cassowary algorithm, a simplex method that starts from the solution before.
///
/// Priorities are taken in order: what a higher one wants is settled before a lower one is asked.
/// Among constraints of one priority, the sum of what they are off by is the least possible one.
/// Where several solutions are equally good, one in which extents are small is taken, and the same
/// calls always lead to the same one.
///
/// Required constraints that contradict each other cannot all hold. Then the one of them that was
/// added last is broken and told in ``takeConflicts()``: it counts less than what is required and more
/// than any wish, so that it is met as nearly as the others allow, and holds again when they do.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let width = solver.addExtent()
/// solver.add(LinearConstraint(LinearExpression(width) - LinearExpression(44), atLeastZero: 1000))
/// solver.solve()
/// solver.value(of: width)  // 44
/// ```
package struct ConstraintSolver {
  /// Something to find the value of.
  package struct Variable: Hashable, Sendable { let index: Int32 }

  /// A constraint that was added.
  package struct Handle: Hashable, Sendable { let order: Int }

  /// Required constraints that contradict each other.
  package struct Conflict: Hashable, Sendable {
    /// The one that is broken.
    package let broken: Handle
    /// All of them, in the order in which they were added.
    package let among: [Handle]
  }

  /// A constraint and its symbols in the tableau; -1 stands for none.
  struct Entry {
    var constraint: LinearConstraint
    let isBreakable: Bool
    var isBroken = false
    /// What the expression is more than zero.
    var over: Int32 = -1
    /// What it is less than zero.
    var under: Int32 = -1
    var dummy: Int32 = -1

    var floor: Double? { lowered(constraint.floor) }
    var ceiling: Double? { lowered(constraint.ceiling) }

    private func lowered(_ priority: Double?) -> Double? {
      isBroken && priority == LinearConstraint.required ? LinearConstraint.broken : priority
    }
  }

  // The tableau: each row says what a basic symbol is in terms of those that are not basic.
  var kinds: [Kind] = []
  var ownerOf: [Handle?] = []
  var rowOf: [Int32] = []
  /// The rows that a symbol may be in; some may have lost it again, some may be named twice.
  var columns: [[Int32]] = []
  var rows: [Row] = []
  var basics: [Int32] = []
  var freeRows: [Int32] = []
  /// From the highest priority to the lowest.
  var objectives: [Objective] = []

  var variables: [(kind: Kind, symbol: Int32)] = []
  var entries: [Handle: Entry] = [:]
  var conflicts: [Conflict] = []
  private var handles = 0

  var needsOptimizing = false
  /// Rows that may say that a symbol is less than zero, after a constant has changed.
  var infeasible: [Int32] = []
  var sum: [Term] = []
  var new: [Int32] = []

  /// Makes a solver without variables.
  package init() {}

  // MARK: - Variables and constraints

  /// Adds a variable of any value; nothing but constraints makes it other than zero.
  package mutating func addVariable() -> Variable { addVariable(.free) }

  /// Adds a variable that is never less than zero.
  package mutating func addExtent() -> Variable { addVariable(.positive) }

  private mutating func addVariable(_ kind: Kind) -> Variable {
    variables.append((kind, addSymbol(kind)))
    wantSmall(variables.count - 1)
    return Variable(index: Int32(variables.count - 1))
  }

  /// The value in the last solution.
  package func value(of variable: Variable) -> Double {
    let row = rowOf[Int(variables[Int(variable.index)].symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// Adds a constraint. One that is not breakable is broken only where nothing else can be.
  @discardableResult
  package mutating func add(_ constraint: LinearConstraint, isBreakable: Bool = true) -> Handle {
    restore()
    let handle = Handle(order: handles)
    handles += 1
    entries[handle] = Entry(constraint: constraint, isBreakable: isBreakable)
    insertOrBreak(handle)
    return handle
  }

  /// Takes a constraint out.
  package mutating func remove(_ handle: Handle) {
    restore()
    guard let entry = entries.removeValue(forKey: handle) else { return }
    takeOut(entry)
    needsOptimizing = true
    // Symbols are not used again: after many changes the tableau is made anew.
    if kinds.count > 512, kinds.count > 4 * (variables.count + 2 * entries.count) { rebuild() }
  }

  /// Says what the constant of a constraint's expression is now.
  package mutating func setConstant(_ constant: Double, of handle: Handle) {
    guard let entry = entries[handle] else { return }
    let change = constant - entry.constraint.expression.constant
    guard change != 0 else { return }
    optimize()
    guard var entry = entries[handle] else { return }
    entry.constraint.expression.constant = constant
    entries[handle] = entry
    shift(entry, by: change)
  }

  /// The constant of a constraint's expression.
  package func constant(of handle: Handle) -> Double? {
    entries[handle]?.constraint.expression.constant
  }

  /// Whether a constraint is broken, as part of a contradiction.
  package func isBroken(_ handle: Handle) -> Bool { entries[handle]?.isBroken ?? false }

  /// Finds the values.
  package mutating func solve() {
    restore()
    optimize()
  }

  /// How many symbols the tableau has room for, for tests.
  package var symbolCount: Int { kinds.count }

  /// The contradictions that were found since this was asked last.
  package mutating func takeConflicts() -> [Conflict] {
    defer { conflicts = [] }
    return conflicts
  }

  // MARK: - Contradictions

  /// Puts a constraint into the tableau; where it contradicts others, breaks one.
  private mutating func insertOrBreak(_ handle: Handle) {
    guard let contradiction = insert(handle) else { return }
    if breakOne(of: contradiction) == handle {
      insertOrBreak(handle)
    } else {
      rebuild()
    }
  }

  /// Breaks the constraint that was added last, of those that may be broken.
  mutating func breakOne(of contradiction: [Handle]) -> Handle? {
    let order = contradiction.sorted { $0.order < $1.order }
    let required = order.filter { entries[$0].map { !$0.isBroken } ?? false }
    guard let broken = required.last(where: { entries[$0]?.isBreakable == true }) ?? required.last
    else { return nil }
    entries[broken]?.isBroken = true
    conflicts.append(Conflict(broken: broken, among: order))
    return broken
  }

  /// Makes the tableau anew from the constraints, in the order in which they were added.
  mutating func rebuild() {
    let order = entries.keys.sorted { $0.order < $1.order }
    var isDone = false
    while !isDone {
      clear()
      isDone = true
      for handle in order {
        guard let contradiction = insert(handle) else { continue }
        let broken = breakOne(of: contradiction)
        if broken == handle, insert(handle) == nil { continue }
        isDone = broken == nil
        break
      }
    }
    needsOptimizing = true
  }

  private mutating func clear() {
    kinds = []
    ownerOf = []
    rowOf = []
    columns = []
    rows = []
    basics = []
    freeRows = []
    objectives = []
    infeasible = []
    for index in variables.indices {
      variables[index].symbol = addSymbol(variables[index].kind)
      wantSmall(index)
    }
  }

  /// Below all priorities, extents are as small as they can be.
  private mutating func wantSmall(_ variable: Int) {
    guard variables[variable].kind == .positive else { return }
    addCost(of: variables[variable].symbol, 0, times: 1)
  }
}
