import Layout
import Testing

@Suite("Sums of lengths") struct LengthSumsTests {
  @Test(
    "say where each begins and which one holds a place", arguments: [1, 2, 3, 7, 64, 100] as [Int])
  func places(_ count: Int) {
    var dice = Dice(seed: UInt64(count))
    var lengths = (0..<count).map { _ in dice.quarter(upTo: 50) }
    var sums = LengthSums(lengths)
    for _ in 0..<20 {
      let index = Int.random(in: 0..<count, using: &dice)
      lengths[index] = dice.quarter(upTo: 50)
      sums.set(lengths[index], at: index)
      #expect(sums.total == lengths.reduce(0, +))
      for index in lengths.indices {
        let start = lengths[..<index].reduce(0, +)
        #expect(sums.start(of: index) == start)
        if lengths[index] > 0 {
          #expect(sums.index(at: start) == index)
          #expect(sums.index(at: start + lengths[index] - 0.125) == index)
        }
      }
    }
  }

  @Test("give the nearest for a place outside, and take what is no length for none")
  func outside() {
    let sums = LengthSums([10, .nan, -4, 20])
    #expect(sums.total == 30)
    #expect(sums.index(at: -5) == 0)
    #expect(sums.index(at: 500) == 3)
    #expect(LengthSums().index(at: 3) == 0)
  }
}
