import Layout
import Testing

@Suite("Fixed size, aspect ratio and offset")
struct ShapeLayoutTests {
  @Test("A fixed size asks for the ideal extent on its axes and passes the offer on elsewhere")
  func fixedSize() {
    let probe = Probe(Paragraph(letters: 20))
    let proposal = ProposedSize(width: 50, height: 30)
    #expect(
      FixedSizeLayout().size(of: [probe], proposal: proposal) == Size(width: 200, height: 20))
    #expect(
      FixedSizeLayout(horizontal: false).size(of: [probe], proposal: proposal)
        == Size(width: 50, height: 80))
    #expect(
      FixedSizeLayout(vertical: false).size(of: [probe], proposal: proposal)
        == Size(width: 200, height: 20))
    #expect(
      probe.questions == [
        .unspecified, ProposedSize(width: 50, height: nil), ProposedSize(width: nil, height: 30),
      ])
  }

  @Test("A stack that offers less places a fixed size at its full extent")
  func overflow() {
    let fixed = ContainerElement(FixedSizeLayout(), of: [Paragraph(letters: 20)])
    let row = FlexibleStackLayout(axis: .horizontal)
    let frames = row.frames(of: [fixed, Elastic()], in: Rect(x: 0, y: 0, width: 150, height: 20))
    #expect(frames.map(\.width) == [200, 0])
    #expect(
      fixed.placements(
        in: Placement(frame: frames[0], proposal: ProposedSize(width: 75, height: 20)))
        == [Placement(frame: frames[0], proposal: .unspecified)])
  }

  @Test(
    "An offer in the shape of two to one",
    arguments: [
      (AspectRatioLayout.Mode.fit, 100.0, 100.0, 100.0, 50.0), (.fill, 100, 100, 200, 100),
      (.fit, 400, 100, 200, 100), (.fill, 400, 100, 400, 200), (.fit, 100, nil, 100, 50),
      (.fill, 100, nil, 100, 50), (.fit, nil, 100, 200, 100), (.fit, .infinity, 100, 200, 100),
      (.fit, 100, .infinity, 100, 50), (.fit, nil, nil, 10, 5), (.fill, nil, nil, 20, 10),
    ] as [(AspectRatioLayout.Mode, Double?, Double?, Double, Double)])
  func ratio(
    _ mode: AspectRatioLayout.Mode, width: Double?, height: Double?, toWidth: Double,
    toHeight: Double
  ) {
    let probe = Probe(Elastic())
    let size = AspectRatioLayout(ratio: 2, mode).size(
      of: [probe], proposal: ProposedSize(width: width, height: height))
    #expect(size == Size(width: toWidth, height: toHeight))
    #expect(probe.questions.last == ProposedSize(width: toWidth, height: toHeight))
  }

  @Test("Without a ratio it is the element's own", arguments: [nil, 0, -2, .nan, .infinity])
  func ownRatio(_ ratio: Double?) {
    let probe = Probe(Block(40, 10))
    _ = AspectRatioLayout(ratio: ratio, .fit).size(
      of: [probe], proposal: ProposedSize(width: 100, height: 100))
    #expect(probe.questions.last == ProposedSize(width: 100, height: 25))
  }

  @Test("An element that keeps its size stands in the middle of its bounds")
  func middle() {
    let frames = AspectRatioLayout(ratio: 1, .fit).frames(
      of: [Block(20, 10)], in: Rect(x: 10, y: 0, width: 60, height: 40))
    #expect(frames == [Rect(x: 30, y: 15, width: 20, height: 10)])
  }

  @Test(
    "An offset moves an element and leaves its size",
    arguments: [(ReadingDirection.leftToRight, 14.0), (.rightToLeft, 6)])
  func offset(_ direction: ReadingDirection, left: Double) {
    let layout = OffsetLayout(x: 4, y: -2, direction: direction)
    #expect(layout.size(of: [Block(20, 10)], proposal: .unspecified) == Size(width: 20, height: 10))
    let frames = layout.frames(of: [Block(20, 10)], in: Rect(x: 10, y: 5, width: 20, height: 10))
    #expect(frames == [Rect(x: left, y: 3, width: 20, height: 10)])
  }

  @Test("Nobody is aligned by an offset: guides and baselines stay")
  func offsetGuides() {
    let element = Guided(20, 10, text: 7).with(.start, .horizontal, at: 5)
    let size = Size(width: 20, height: 10)
    let layout = OffsetLayout(x: 4, y: -2)
    #expect(layout.guide(.start, axis: .horizontal, of: [element], in: size) == 5)
    #expect(layout.baseline(.first, of: [element], in: size) == 7)
  }
}
