import Layout
import Testing

@Suite("A flexible stack serves its elements in the published order")
struct ServingOrderTests {
  let row = FlexibleStackLayout(axis: .horizontal, spacing: 10)

  func probes(_ elements: any LayoutElement...) -> [Probe] { elements.map(Probe.init) }

  /// What each element was offered at last, the questions at zero and infinity left out.
  func offers(_ probes: [Probe], width: Double) -> [Double?] {
    _ = row.size(of: probes, proposal: ProposedSize(width: width, height: 40))
    return probes.map { $0.questions.last?.width }
  }

  @Test("The least flexible is offered its share first, and the others what it leaves")
  func leastFlexible() {
    let probes = probes(Elastic(), Elastic(least: 20, most: 50), Block(30, 10))
    // 300 less two distances is 280: a third, half of 250, all of 200.
    #expect(offers(probes, width: 300) == [200, 125, 280.0 / 3])
  }

  @Test("Equally flexible ones are asked in their order")
  func equals() {
    let probes = probes(Block(30, 10), Block(60, 10))
    #expect(offers(probes, width: 200) == [95, 160])
  }

  @Test("Every priority is served with the least extents of all lower ones kept")
  func priorities() {
    let probes = probes(
      Elastic(least: 20), Elastic(least: 30, priority: LayoutPriority(division: 1)),
      Elastic(least: 40, priority: LayoutPriority(division: 2)))
    // 280 less 20 and 30, then 280 less 230 less 20, then what is left.
    #expect(offers(probes, width: 300) == [20, 30, 230])
  }

  @Test("Within one priority the least flexible comes first")
  func within() {
    let high = LayoutPriority(division: 1)
    let probes = probes(
      Elastic(least: 10), Elastic(priority: high), Elastic(least: 0, most: 40, priority: high))
    // 280 less 10 is 270: half of it for the one that takes 40, then 230.
    #expect(offers(probes, width: 300) == [10, 230, 135])
  }

  @Test("A negative priority waits for the others")
  func negative() {
    let probes = probes(
      Elastic(priority: LayoutPriority(division: -1)), Elastic(least: 0, most: 100))
    #expect(offers(probes, width: 300) == [190, 290])
  }

  @Test(
    "A spacer is never shorter than its least length, though the stack overflows",
    arguments: [(0.0, 90.0), (8, 98), (40, 130)])
  func spacer(_ least: Double, width: Double) {
    let row = FlexibleStackLayout(axis: .horizontal)
    let elements: [any LayoutElement] = [
      Block(50, 10), SpacerElement(minLength: least), Block(40, 10),
    ]
    let size = row.size(of: elements, proposal: ProposedSize(width: 60, height: 10))
    #expect(size.width == width)
    let frames = row.frames(
      of: elements, in: Rect(origin: .zero, size: size),
      proposal: ProposedSize(width: 60, height: 10))
    #expect(frames.map(\.minX) == [0, 50, 50 + least])
  }

  @Test("Many elements that are served in turn are divided as a few are", arguments: [2, 1000])
  func many(_ count: Int) {
    let elements: [any LayoutElement] = (0..<count).map { _ in Block(10, 10) }
    let frames = row.frames(
      of: elements + [Elastic()], in: Rect(x: 0, y: 0, width: 50_000, height: 10))
    #expect(frames.last?.minX == Double(count) * 20)
    #expect(frames.last?.maxX == 50_000)
  }
}
