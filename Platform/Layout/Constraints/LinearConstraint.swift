/// A wish about an expression: that it be zero, at least zero, or at most zero.
///
/// Each of the two sides has a priority of its own, so that "as wide as the text, and rather wider
/// than narrower" is one constraint. 1000 is required. What is required holds, or else a constraint
/// is broken; of the others, one with a higher priority counts more than any number with lower ones.
///
/// ```swift
/// // At least 44 points wide, at any cost.
/// LinearConstraint(LinearExpression(width) - LinearExpression(44), atLeastZero: 1000)
/// ```
package struct LinearConstraint: Hashable, Sendable {
  /// What the constraint is about.
  package var expression: LinearExpression
  /// The priority from 1 to 1000 of its not being less than zero; `nil` where it may be.
  package var floor: Double?
  /// The priority from 1 to 1000 of its not being more than zero; `nil` where it may be.
  package var ceiling: Double?

  /// The expression is to be zero.
  package init(_ expression: LinearExpression, zero priority: Double) {
    self.init(expression, atLeastZero: priority, atMostZero: priority)
  }

  /// The expression is to be at least or at most zero, or both.
  package init(
    _ expression: LinearExpression, atLeastZero floor: Double? = nil,
    atMostZero ceiling: Double? = nil
  ) {
    self.expression = expression
    self.floor = floor.map(Self.tame)
    self.ceiling = ceiling.map(Self.tame)
  }

  /// What lies outside 1 to 1000 takes the nearer end.
  private static func tame(_ priority: Double) -> Double {
    priority > 1 ? min(priority, required) : 1
  }

  /// The priority of what must hold.
  package static let required = 1000.0
  /// What a broken constraint counts: more than any wish, less than what is required.
  static let broken = 999.999_999

  var isRequired: Bool { floor == Self.required || ceiling == Self.required }
}
