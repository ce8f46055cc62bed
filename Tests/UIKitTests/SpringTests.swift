import Testing
import UIKit

@Suite("A spring") struct SpringTests {
  @Test(
    "goes from 0 to 1 and has come to rest there",
    arguments: [-1, 0, 0.3, 0.7, 1, 4, .nan, .infinity], [0, 2, .nan])
  func ends(damping: Double, velocity: Double) {
    let spring = Spring(dampingRatio: damping, velocity: velocity)
    #expect(spring.position(at: 0) == 0)
    #expect(abs(spring.position(at: 1) - 1) < 0.03)
  }

  @Test("swings beyond the end below a damping of 1, and not from there on")
  func swings() {
    func greatest(_ damping: Double) -> Double {
      let spring = Spring(dampingRatio: damping, velocity: 0)
      return (0...100).map { spring.position(at: Double($0) / 100) }.max() ?? 0
    }
    #expect(greatest(0.3) > 1.3)
    #expect(greatest(0.8) > 1)
    #expect(greatest(1) <= 1)
    #expect(greatest(3) <= 1)
  }

  @Test("sets out faster with a velocity")
  func velocity() {
    let still = Spring(dampingRatio: 0.8, velocity: 0)
    let pushed = Spring(dampingRatio: 0.8, velocity: 5)
    #expect(pushed.position(at: 0.02) > still.position(at: 0.02))
  }
}
