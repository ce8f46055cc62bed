import Layout
import Testing

@Suite("The number of questions grows with the number of elements and not faster")
struct LinearityTests {
  func questions(_ count: Int, _ container: any LayoutContainer, _ width: Double?) -> Int {
    let probes = (0..<count).map { _ in Probe(Block(10, 10)) }
    let proposal = ProposedSize(width: width, height: width)
    let size = container.size(of: probes, proposal: proposal)
    _ = container.frames(of: probes, in: Rect(origin: .zero, size: size), proposal: proposal)
    return probes.reduce(0) { $0 + $1.questions.count }
  }

  @Test(
    "Ten thousand fixed elements in a stack are asked twice each, to measure and to place",
    arguments: LayoutAxis.allCases, StackLayout.Alignment.allCases)
  func stack(_ axis: LayoutAxis, alignment: StackLayout.Alignment) {
    let stack = StackLayout(axis: axis, alignment: alignment, spacing: 1)
    #expect(questions(10_000, stack, nil) == 20_000)
  }

  @Test(
    "With too little room at most four times each",
    arguments: StackLayout.Distribution.allCases)
  func shortage(_ distribution: StackLayout.Distribution) {
    let stack = StackLayout(distribution: distribution, alignment: .center)
    #expect(questions(10_000, stack, 5000) <= 40_000)
  }

  @Test(
    "Ten thousand elements in a flexible stack are asked six times each",
    arguments: LayoutAxis.allCases)
  func flexible(_ axis: LayoutAxis) {
    #expect(questions(10_000, FlexibleStackLayout(axis: axis), 5000) == 60_000)
    #expect(questions(10_000, FlexibleStackLayout(axis: axis), nil) == 20_000)
  }
}
