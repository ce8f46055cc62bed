import Layout
import Testing

@Suite("A stack with too much or too little room goes by priorities")
struct StackLayoutRoomTests {
  func widths(
    _ elements: [any LayoutElement], in width: Double, spacing: Double = 0,
    _ distribution: StackLayout.Distribution = .fill
  ) -> [Double] {
    StackLayout(distribution: distribution, spacing: spacing).frames(
      of: elements, in: Rect(x: 0, y: 0, width: width, height: 10)
    ).map(\.width)
  }

  @Test("The element that hugs least grows")
  func grows() {
    let elements = [Block(10, 1, hugging: 251), Block(10, 1, hugging: 249), Block(10, 1)]
    #expect(widths(elements, in: 100) == [10, 80, 10])
  }

  @Test("Of several that hug equally little the last one grows")
  func growsLast() {
    let elements = [Block(10, 1, hugging: 1), Block(10, 1, hugging: 1), Block(10, 1)]
    #expect(widths(elements, in: 100) == [10, 80, 10])
  }

  @Test("Elements that resist less shrink first, down to nothing, then the next ones")
  func shrinks() {
    let elements = [
      Block(100, 1), Block(100, 1, resistance: 250), Block(100, 1, resistance: 500),
    ]
    #expect(widths(elements, in: 250) == [100, 50, 100])
    #expect(widths(elements, in: 150) == [100, 0, 50])
    #expect(widths(elements, in: 40) == [40, 0, 0])
  }

  @Test("Of several that resist equally the last one shrinks")
  func shrinksLast() {
    #expect(widths([Block(50, 1), Block(50, 1)], in: 70) == [50, 20])
  }

  @Test("What resists with 1000 keeps its length and reaches beyond the stack")
  func required() {
    let elements = [Block(50, 1, resistance: 1000), Block(50, 1, resistance: 1000), Block(50, 1)]
    #expect(widths(elements, in: 70) == [50, 50, 0])
    let least = StackLayout().size(of: elements, proposal: .zero)
    #expect(least.width == 100)
  }

  @Test("Each axis has its own priorities")
  func axes() {
    var first = Block(10, 10)
    first.priority.hugging = AxisPriority(horizontal: 251, vertical: 1)
    let frames = StackLayout(axis: .vertical).frames(
      of: [first, Block(10, 10)], in: Rect(x: 0, y: 0, width: 10, height: 100))
    #expect(frames.map(\.height) == [90, 10])
    #expect(widths([first, Block(10, 10)], in: 100) == [10, 90])
  }

  @Test(
    "Too little room for the distances themselves leaves nothing for the elements",
    arguments: StackLayout.Distribution.allCases)
  func nothing(_ distribution: StackLayout.Distribution) {
    #expect(widths([Block(50, 1), Block(50, 1)], in: 20, spacing: 30, distribution) == [0, 0])
  }

  @Test("Too little room shrinks proportional elements by one factor")
  func shrinksProportionally() {
    #expect(widths([Block(60, 1), Block(30, 1)], in: 60, .fillProportionally) == [40, 20])
  }

  @Test("Proportional elements without lengths share equally")
  func proportionalWithoutLengths() {
    #expect(widths([Block(0, 1), Block(0, 1)], in: 60, .fillProportionally) == [30, 30])
  }

  @Test("Equal distances and centres shrink elements rather than the least distance")
  func shrinksBeforeSpacing() {
    let elements = [Block(50, 1), Block(50, 1)]
    #expect(widths(elements, in: 100, spacing: 10, .equalSpacing) == [50, 40])
    #expect(widths(elements, in: 100, spacing: 10, .equalCentering) == [50, 40])
  }

  @Test("An error of calculation is no shortage: a text that has its width does not wrap")
  func tolerance() {
    let texts = [Probe(Paragraph(letters: 3)), Probe(Paragraph(letters: 7))]
    let frames = StackLayout(alignment: .leading).frames(
      of: texts, in: Rect(x: 0, y: 0, width: 100.0.nextDown, height: 90))
    #expect(frames.map(\.height) == [20, 20])
    #expect(frames.map(\.width) == [30, 70])
  }
}
