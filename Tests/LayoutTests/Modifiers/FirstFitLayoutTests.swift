import Layout
import Testing

@Suite("The first element that fits is shown")
struct FirstFitLayoutTests {
  let elements: [any LayoutElement] = [Block(300, 20), Block(200, 60), Block(100, 90)]

  @Test(
    "On both axes, in order, and the last one if none fits",
    arguments: [
      (300.0, 20.0, 0), (299, 60, 1), (400, 59, 0), (400, 19, 2), (200, 59, 2), (10, 10, 2),
    ])
  func both(_ width: Double, _ height: Double, expected: Int) {
    let proposal = ProposedSize(width: width, height: height)
    #expect(FirstFitLayout().choice(of: elements, proposal: proposal) == expected)
  }

  @Test("An axis that was not chosen is not looked at")
  func oneAxis() {
    let proposal = ProposedSize(width: 250, height: 1)
    #expect(FirstFitLayout(in: [.horizontal]).choice(of: elements, proposal: proposal) == 1)
    #expect(FirstFitLayout(in: [.vertical]).choice(of: elements, proposal: proposal) == 2)
    #expect(FirstFitLayout(in: []).choice(of: elements, proposal: proposal) == 0)
  }

  @Test("Without an offer everything fits")
  func unspecified() {
    #expect(FirstFitLayout().choice(of: elements, proposal: .unspecified) == 0)
  }

  @Test("It is the ideal width that has to fit, with the offered height")
  func ideal() {
    let text = Probe(Paragraph(letters: 20))
    let layout = FirstFitLayout(in: [.horizontal])
    let proposal = ProposedSize(width: 150, height: 80)
    #expect(layout.choice(of: [text, Block(1, 1)], proposal: proposal) == 1)
    #expect(text.questions == [ProposedSize(width: nil, height: 80)])
  }

  @Test("The chosen one is offered everything and has the bounds, the others have no extent")
  func places() {
    let proposal = ProposedSize(width: 120, height: 90)
    let elements: [any LayoutElement] = [Block(300, 20), Elastic(), Block(1, 1)]
    #expect(FirstFitLayout().size(of: elements, proposal: proposal) == Size(width: 120, height: 90))
    let places = FirstFitLayout().placements(
      of: elements, in: Rect(x: 3, y: 4, width: 120, height: 90), proposal: proposal)
    #expect(places.map(\.frame.width) == [0, 120, 0])
    #expect(places[1].proposal == proposal)
  }

  @Test("Guides and baselines are those of the chosen one")
  func guides() {
    let elements: [any LayoutElement] = [
      Guided(300, 20, text: 2), Guided(50, 20, text: 15).with(.start, .horizontal, at: 6),
      Guided(1, 1),
    ]
    let size = Size(width: 50, height: 20)
    let layout = FirstFitLayout()
    #expect(layout.baseline(.first, of: elements, in: size) == 15)
    #expect(layout.guide(.start, axis: .horizontal, of: elements, in: size) == 6)
  }

  @Test("Of nothing it has no size")
  func empty() {
    #expect(FirstFitLayout().size(of: [], proposal: .infinity) == .zero)
    #expect(FirstFitLayout().choice(of: [], proposal: .infinity) == nil)
  }
}
