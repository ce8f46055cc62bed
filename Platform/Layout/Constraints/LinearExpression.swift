/// A constant and a sum of variables, each times a number.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let left = solver.addVariable()
/// let width = solver.addExtent()
/// let middle = LinearExpression(left) + LinearExpression(width) * 0.5
/// ```
package struct LinearExpression: Hashable, Sendable {
  /// A variable times a number.
  package struct Term: Hashable, Sendable {
    package var variable: ConstraintSolver.Variable
    package var coefficient: Double
  }

  /// What is added to the variables.
  package var constant: Double
  /// The variables; the same one may be there more than once.
  package var terms: [Term]

  /// Makes a constant.
  package init(_ constant: Double = 0) {
    self.constant = constant
    terms = []
  }

  /// Makes a variable times a number.
  package init(_ variable: ConstraintSolver.Variable, times coefficient: Double = 1) {
    constant = 0
    terms = [Term(variable: variable, coefficient: coefficient)]
  }

  package static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.constant += other.constant
    sum.terms += other.terms
    return sum
  }

  package static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    one + other * -1
  }

  package static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    var product = expression
    product.constant *= factor
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    return product
  }
}
