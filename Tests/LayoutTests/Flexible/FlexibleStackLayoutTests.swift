import Layout
import Testing

@Suite("A flexible stack divides as SwiftUI's HStack and VStack do")
struct FlexibleStackLayoutTests {
  func widths(
    _ elements: [any LayoutElement], in width: Double, spacing: Double = 0
  ) -> [Double] {
    FlexibleStackLayout(axis: .horizontal, spacing: spacing).frames(
      of: elements, in: Rect(x: 0, y: 0, width: width, height: 100)
    ).map(\.width)
  }

  @Test("Elements that take all they get have equal shares")
  func equalShares() {
    #expect(widths([Elastic(), Elastic(), Elastic()], in: 320, spacing: 10) == [100, 100, 100])
  }

  @Test("What an inflexible element leaves goes to the flexible ones, wherever it stands")
  func leastFlexibleFirst() {
    #expect(widths([Elastic(), Block(50, 10), Elastic()], in: 250) == [100, 50, 100])
  }

  @Test("An element with a maximum is served before one without")
  func maximum() {
    #expect(widths([Elastic(), Elastic(most: 60)], in: 200) == [140, 60])
  }

  @Test("An element with a minimum keeps it and the others do with less")
  func minimum() {
    #expect(widths([Elastic(), Elastic(least: 150, most: 160)], in: 200) == [50, 150])
  }

  @Test("A text yields to what cannot yield and wraps")
  func wraps() {
    let row = FlexibleStackLayout(axis: .horizontal, alignment: .top, spacing: 10)
    let elements: [any LayoutElement] = [Paragraph(letters: 20), Block(40, 44)]
    let proposal = ProposedSize(width: 150, height: nil)
    let size = row.size(of: elements, proposal: proposal)
    #expect(size == Size(width: 150, height: 44))
    #expect(
      row.frames(of: elements, in: Rect(origin: .zero, size: size)) == [
        Rect(x: 0, y: 0, width: 100, height: 40), Rect(x: 110, y: 0, width: 40, height: 44),
      ])
  }

  @Test("Without an offer along the axis everybody has the ideal length and spacers the least")
  func ideal() {
    let row = FlexibleStackLayout(axis: .horizontal, spacing: 5)
    let elements: [any LayoutElement] = [
      Elastic(ideal: 30), SpacerElement(), Paragraph(letters: 4),
    ]
    #expect(row.size(of: elements, proposal: .unspecified) == Size(width: 88, height: 30))
  }

  @Test("A higher layout priority takes all it can, less what the others need at least")
  func priorities() {
    let high = LayoutPriority(division: 1)
    #expect(
      widths([Elastic(least: 20), Elastic(least: 0, priority: high)], in: 200) == [20, 180])
    #expect(widths([Paragraph(letters: 9), Block(150, 9, division: 1)], in: 200) == [50, 150])
  }

  @Test("A spacer has its least length when another element takes all it gets")
  func spacerLast() {
    #expect(widths([SpacerElement(minLength: 30), Elastic()], in: 200) == [30, 170])
  }

  @Test("A spacer has no extent across the stack")
  func spacerAcross() {
    let row = FlexibleStackLayout(axis: .horizontal)
    let size = row.size(
      of: [Block(20, 10), SpacerElement(minLength: 50)],
      proposal: ProposedSize(width: 200, height: 90))
    #expect(size == Size(width: 200, height: 10))
  }

  @Test("A spacer is offered nothing across the stack")
  func spacerOffer() {
    let spacer = Probe(SpacerElement())
    _ = FlexibleStackLayout(axis: .horizontal).size(
      of: [Elastic(), spacer], proposal: ProposedSize(width: 200, height: 90))
    #expect(spacer.questions.map(\.height) == [nil, nil, nil])
    #expect(spacer.questions.map(\.width) == [0, .infinity, 8])
  }

  @Test("A stack that cannot do with the offer takes more, and nothing negative")
  func overflow() {
    let row = FlexibleStackLayout(axis: .horizontal, spacing: 8)
    let elements: [any LayoutElement] = [Block(80, 10), Elastic(), Block(60, 10)]
    let size = row.size(of: elements, proposal: ProposedSize(width: 50, height: 10))
    #expect(size.width == 156)
    #expect(widths(elements, in: 50, spacing: 8) == [80, 0, 60])
  }

  @Test(
    "Alignment across a row of 50 points",
    arguments: [
      (AlignmentLine.start, [0.0, 0]), (.center, [20, 10]), (.end, [40, 20]),
      (.baseline(.first), [4, 0]), (.baseline(.last), [38, 20]),
    ])
  func across(_ vertical: AlignmentLine, tops: [Double]) {
    let row = FlexibleStackLayout(
      axis: .horizontal, alignment: LayoutAlignment(horizontal: .center, vertical: vertical))
    let frames = row.frames(
      of: [
        Block(20, 10, firstBaseline: 8, lastBaseline: 8),
        Block(60, 30, firstBaseline: 12, lastBaseline: 26),
      ], in: Rect(x: 0, y: 0, width: 80, height: 50))
    #expect(frames.map(\.minY) == tops)
  }

  @Test(
    "Alignment across a column, in both directions",
    arguments: [
      (AlignmentLine.start, ReadingDirection.leftToRight, [0.0, 0]),
      (.center, .leftToRight, [20, 10]), (.end, .leftToRight, [40, 20]),
      (.start, .rightToLeft, [40, 20]), (.center, .rightToLeft, [20, 10]),
      (.end, .rightToLeft, [0, 0]),
    ])
  func column(_ horizontal: AlignmentLine, direction: ReadingDirection, lefts: [Double]) {
    let column = FlexibleStackLayout(
      axis: .vertical, alignment: LayoutAlignment(horizontal: horizontal, vertical: .center),
      direction: direction)
    let frames = column.frames(
      of: [Block(10, 20), Block(30, 20)], in: Rect(x: 0, y: 0, width: 50, height: 40))
    #expect(frames.map(\.minX) == lefts)
    #expect(frames.map(\.minY) == [0, 20])
  }

  @Test("From right to left a row begins at the right")
  func mirrored() {
    let row = FlexibleStackLayout(
      axis: .horizontal, spacing: 4, customSpacing: [10], direction: .rightToLeft)
    let frames = row.frames(
      of: [Block(20, 10), Block(30, 10), Elastic()], in: Rect(x: 0, y: 0, width: 100, height: 10))
    #expect(frames.map(\.minX) == [80, 40, 0])
    #expect(frames.map(\.width) == [20, 30, 36])
  }

  @Test("Placing repeats the division that was measured, so no text wraps anew")
  func repeatsDivision() {
    // Offered 150 each, the first breaks to 149 and the second to 100. Dividing the 249 points of
    // the answer would offer the first one 124.5, where it breaks to 80.
    let first = Words(breaks: [
      (149, Size(width: 149, height: 20)), (0, Size(width: 80, height: 40)),
    ])
    let second = Words(breaks: [
      (400, Size(width: 400, height: 20)), (0, Size(width: 100, height: 60)),
    ])
    let row = FlexibleStackLayout(axis: .horizontal)
    let proposal = ProposedSize(width: 300, height: nil)
    let size = row.size(of: [first, second], proposal: proposal)
    #expect(size == Size(width: 249, height: 60))
    let places = row.placements(
      of: [first, second], in: Rect(origin: .zero, size: size), proposal: proposal)
    #expect(places.map(\.frame.width) == [149, 100])
    #expect(places.map(\.proposal.width) == [150, 151])
  }
}
