/// The way of a weight on a spring from 0 to 1, in a time that counts from 0 to 1.
package struct Spring: Hashable, Sendable {
  private let damping: Double
  private let velocity: Double

  /// Makes a spring. Damping below 0.05 would swing for ever and counts as that; above 1 it counts
  /// as 1, which is the fastest way without swinging.
  package init(dampingRatio: Double, velocity: Double) {
    damping = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.05), 1)
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// Where the weight is at a time from 0 to 1; it has come to rest at 1 but for a thousandth.
  package func position(at time: Double) -> Double {
    guard damping < 1 else {
      // exp(-9.24) * (1 + 9.24) is a thousandth.
      let pace = 9.24
      return 1 - exp(-pace * time) * (1 + (pace - velocity) * time)
    }
    let pace = 6.91 / damping
    let swing = pace * (1 - damping * damping).squareRoot()
    return 1 - exp(-damping * pace * time)
      * (cos(swing * time) + (damping * pace - velocity) / swing * sin(swing * time))
  }
}
