import Layout
import Testing

@Suite("Padding stands around its element")
struct PaddingLayoutTests {
  let insets = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test("The element is offered what is inside and the padding is added to its answer")
  func size() {
    let probe = Probe(Paragraph(letters: 10))
    let size = PaddingLayout(insets).size(
      of: [probe], proposal: ProposedSize(width: 56, height: nil))
    #expect(probe.questions == [ProposedSize(width: 50, height: nil)])
    #expect(size == Size(width: 56, height: 44))
  }

  @Test(
    "Leading is on the side that the direction says",
    arguments: [(ReadingDirection.leftToRight, 12.0), (.rightToLeft, 14)])
  func frame(_ direction: ReadingDirection, left: Double) {
    let frames = PaddingLayout(insets, direction: direction).frames(
      of: [Block(1, 1)], in: Rect(x: 10, y: 20, width: 56, height: 44))
    #expect(frames == [Rect(x: left, y: 21, width: 50, height: 40)])
  }

  @Test("Too little room offers zero and places zero")
  func tooSmall() {
    let probe = Probe(Elastic())
    let padding = PaddingLayout(Insets(10))
    #expect(padding.size(of: [probe], proposal: .zero) == Size(width: 20, height: 20))
    #expect(probe.questions == [.zero])
    let frames = padding.frames(of: [probe], in: Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(frames.map(\.size) == [.zero])
  }

  @Test("Negative padding reaches beyond the bounds")
  func negative() {
    let padding = PaddingLayout(Insets(-5))
    #expect(
      padding.size(of: [Block(20, 20)], proposal: .unspecified) == Size(width: 10, height: 10))
    #expect(
      padding.frames(of: [Block(20, 20)], in: Rect(x: 0, y: 0, width: 10, height: 10))
        == [Rect(x: -5, y: -5, width: 20, height: 20)])
  }
}
