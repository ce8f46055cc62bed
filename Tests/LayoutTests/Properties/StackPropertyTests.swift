import Layout
import Testing

@Suite("What holds for every stack")
struct StackPropertyTests {
  /// A stack and elements as the dice fall, all numbers multiples of a quarter.
  struct Sample {
    var stack: StackLayout
    var elements: [any LayoutElement]
    var bounds: Rect

    init(_ dice: inout Dice) {
      let count = Int.random(in: 0...8, using: &dice)
      stack = StackLayout(
        axis: LayoutAxis.allCases.randomElement(using: &dice) ?? .horizontal,
        distribution: StackLayout.Distribution.allCases.randomElement(using: &dice) ?? .fill,
        alignment: StackLayout.Alignment.allCases.randomElement(using: &dice) ?? .fill,
        spacing: dice.quarter(upTo: 12))
      for _ in 0..<Int.random(in: 0...3, using: &dice) {
        stack.customSpacing.append(Bool.random(using: &dice) ? dice.quarter(upTo: 30) : nil)
      }
      stack.margins = Insets(
        top: dice.quarter(upTo: 20), leading: dice.quarter(upTo: 20),
        bottom: dice.quarter(upTo: 20), trailing: dice.quarter(upTo: 20))
      elements = []
      for _ in 0..<count {
        if Int.random(in: 0..<4, using: &dice) == 0 {
          elements.append(Paragraph(letters: Int.random(in: 1...30, using: &dice)))
        } else {
          let height = dice.quarter(upTo: 60)
          elements.append(
            Block(
              dice.quarter(upTo: 60), height,
              hugging: Double(Int.random(in: 1...3, using: &dice)),
              resistance: Double(Int.random(in: 1...3, using: &dice)),
              firstBaseline: Bool.random(using: &dice) ? height / 2 : nil))
        }
      }
      bounds = Rect(
        x: dice.quarter(upTo: 100) - 50, y: dice.quarter(upTo: 100) - 50,
        width: dice.quarter(upTo: 600), height: dice.quarter(upTo: 600))
    }

    var frames: [Rect] { stack.frames(of: elements, in: bounds) }

    /// Whether margins and distances leave anything.
    var fits: Bool {
      let least = stack.size(of: elements, proposal: .zero).along(stack.axis)
      let margins = stack.margins
      return least <= bounds.size.along(stack.axis)
        && margins.leading + margins.trailing <= bounds.width
        && margins.top + margins.bottom <= bounds.height
    }
  }

  static let seeds = Array(1...20) as [UInt64]

  func samples(_ seed: UInt64, _ body: (Sample) -> Void) {
    var dice = Dice(seed: seed)
    for _ in 0..<150 { body(Sample(&dice)) }
  }

  @Test("Frames are finite and never negative, and there is one for each element", arguments: seeds)
  func sound(_ seed: UInt64) {
    samples(seed) { sample in
      #expect(sample.frames.count == sample.elements.count)
      #expect(sample.frames.allSatisfy { $0.isSound }, "\(sample)")
    }
  }

  @Test("Frames are inside the bounds when the distances fit", arguments: seeds)
  func inside(_ seed: UInt64) {
    samples(seed) { sample in
      guard sample.fits else { return }
      #expect(sample.frames.allSatisfy { $0.isInside(sample.bounds) }, "\(sample)")
    }
  }

  @Test("Neighbours keep at least their distance", arguments: seeds)
  func distance(_ seed: UInt64) {
    samples(seed) { sample in
      let axis = sample.stack.axis
      for (index, pair) in zip(sample.frames, sample.frames.dropFirst()).enumerated() {
        let custom =
          index < sample.stack.customSpacing.count ? sample.stack.customSpacing[index] : nil
        let gap =
          axis == .horizontal ? pair.1.minX - pair.0.maxX : pair.1.minY - pair.0.maxY
        #expect(gap >= (custom ?? sample.stack.spacing) - 0.001, "\(sample)")
      }
    }
  }

  @Test(
    "Elements span the stack from margin to margin when the distances fit", arguments: seeds)
  func spans(_ seed: UInt64) {
    samples(seed) { sample in
      guard sample.fits, let first = sample.frames.first, let last = sample.frames.last else {
        return
      }
      let margins = sample.stack.margins
      let horizontal = sample.stack.axis == .horizontal
      let start = horizontal ? first.minX - sample.bounds.minX : first.minY - sample.bounds.minY
      let end = horizontal ? sample.bounds.maxX - last.maxX : sample.bounds.maxY - last.maxY
      #expect(abs(start - (horizontal ? margins.leading : margins.top)) < 0.001, "\(sample)")
      #expect(abs(end - (horizontal ? margins.trailing : margins.bottom)) < 0.001, "\(sample)")
    }
  }

  @Test(
    "The other direction is the mirror image, and its mirror image the original", arguments: seeds)
  func mirrored(_ seed: UInt64) {
    samples(seed) { sample in
      var turned = sample
      turned.stack.direction = .rightToLeft
      let images = turned.frames.map { $0.mirrored(in: sample.bounds) }
      for (original, image) in zip(sample.frames, images) {
        #expect(abs(original.minX - image.minX) < 0.001)
        #expect(original.size == image.size)
        #expect(original.minY == image.minY)
      }
    }
  }

  @Test("In bounds of the fitting size no element loses anything", arguments: seeds)
  func fitting(_ seed: UInt64) {
    samples(seed) { sample in
      let stack = sample.stack
      let size = stack.size(of: sample.elements, proposal: .unspecified)
      let frames = stack.frames(of: sample.elements, in: Rect(origin: .zero, size: size))
      for (element, frame) in zip(sample.elements, frames) {
        let ideal = element.sizeThatFits(.unspecified)
        #expect(frame.width >= ideal.width - 0.001, "\(sample)")
        #expect(frame.height >= ideal.height - 0.001, "\(sample)")
      }
    }
  }
}
