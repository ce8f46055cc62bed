import Layout
import Testing

@Suite("What holds for every flexible stack")
struct FlexiblePropertyTests {
  struct Sample {
    var stack: FlexibleStackLayout
    var elements: [any LayoutElement] = []
    var proposal: ProposedSize

    init(_ dice: inout Dice) {
      stack = FlexibleStackLayout(
        axis: LayoutAxis.allCases.randomElement(using: &dice) ?? .horizontal,
        spacing: dice.quarter(upTo: 12))
      for _ in 0..<Int.random(in: 1...8, using: &dice) {
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: elements.append(SpacerElement(minLength: dice.quarter(upTo: 10)))
        case 1: elements.append(Paragraph(letters: Int.random(in: 1...30, using: &dice)))
        case 2: elements.append(Block(dice.quarter(upTo: 60), dice.quarter(upTo: 60)))
        default:
          let least = dice.quarter(upTo: 40)
          let division = Double(Int.random(in: 0...1, using: &dice))
          elements.append(
            Elastic(
              least: least, ideal: least + 5, most: least + dice.quarter(upTo: 80),
              priority: LayoutPriority(division: division)))
        }
      }
      proposal = ProposedSize(width: dice.quarter(upTo: 900), height: dice.quarter(upTo: 900))
    }

    var size: Size { stack.size(of: elements, proposal: proposal) }

    func frames(_ direction: ReadingDirection = .leftToRight) -> [Rect] {
      var stack = stack
      stack.direction = direction
      return stack.frames(
        of: elements, in: Rect(origin: .zero, size: size), proposal: proposal)
    }
  }

  func samples(_ seed: UInt64, _ body: (Sample) -> Void) {
    var dice = Dice(seed: seed)
    for _ in 0..<150 { body(Sample(&dice)) }
  }

  @Test("Frames lie inside the size that was answered", arguments: StackPropertyTests.seeds)
  func inside(_ seed: UInt64) {
    samples(seed) { sample in
      let bounds = Rect(origin: .zero, size: sample.size)
      #expect(sample.frames().allSatisfy { $0.isSound && $0.isInside(bounds) }, "\(sample)")
    }
  }

  @Test("Neighbours keep exactly their distance", arguments: StackPropertyTests.seeds)
  func distance(_ seed: UInt64) {
    samples(seed) { sample in
      let frames = sample.frames()
      for (first, second) in zip(frames, frames.dropFirst()) {
        let gap =
          sample.stack.axis == .horizontal
          ? second.minX - first.maxX : second.minY - first.maxY
        #expect(abs(gap - sample.stack.spacing) < 0.001, "\(sample)")
      }
    }
  }

  @Test("A stack with a spacer takes all that it is offered", arguments: StackPropertyTests.seeds)
  func spacer(_ seed: UInt64) {
    samples(seed) { sample in
      guard sample.elements.contains(where: \.isSpacer) else { return }
      let axis = sample.stack.axis
      #expect(
        sample.size.along(axis) >= (sample.proposal.along(axis) ?? 0) - 0.001, "\(sample)")
    }
  }

  @Test("The other direction is the mirror image", arguments: StackPropertyTests.seeds)
  func mirrored(_ seed: UInt64) {
    samples(seed) { sample in
      let bounds = Rect(origin: .zero, size: sample.size)
      for (original, turned) in zip(sample.frames(), sample.frames(.rightToLeft)) {
        let image = turned.mirrored(in: bounds)
        #expect(abs(original.minX - image.minX) < 0.001)
        #expect(original.size == image.size)
      }
    }
  }
}
