import Layout
import Testing

@Suite("In a stack the height of a text follows its width")
struct StackLayoutTextTests {
  @Test(
    "A vertical stack asks with its own width", arguments: StackLayout.Alignment.allCases)
  func vertical(_ alignment: StackLayout.Alignment) {
    let stack = StackLayout(axis: .vertical, alignment: alignment, spacing: 8)
    let elements: [any LayoutElement] = [Paragraph(letters: 25), Block(30, 44)]
    let size = stack.size(of: elements, proposal: ProposedSize(width: 100, height: nil))
    #expect(size == Size(width: 100, height: 112))
    let frames = stack.frames(of: elements, in: Rect(origin: .zero, size: size))
    #expect(frames.map(\.height) == [60, 44])
    #expect(frames.map(\.minY) == [0, 68])
  }

  @Test("A horizontal stack asks again the element that got less")
  func horizontal() {
    let stack = StackLayout(alignment: .leading, spacing: 10)
    let elements: [any LayoutElement] = [Block(40, 44, resistance: 751), Paragraph(letters: 20)]
    let size = stack.size(of: elements, proposal: ProposedSize(width: 100, height: nil))
    #expect(size == Size(width: 100, height: 80))
    let frames = stack.frames(of: elements, in: Rect(origin: .zero, size: size))
    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 40, height: 44), Rect(x: 50, y: 0, width: 50, height: 80),
      ])
  }

  @Test("A horizontal stack with enough room asks nobody twice")
  func once() {
    let probes = [Probe(Block(40, 10)), Probe(Paragraph(letters: 5))]
    let size = StackLayout(alignment: .center).size(
      of: probes, proposal: ProposedSize(width: 400, height: nil))
    #expect(size == Size(width: 90, height: 20))
    #expect(probes.map(\.questions.count) == [1, 1])
  }

  @Test("A row in a column: the text in the row makes the column higher")
  func nested() {
    let row = ContainerElement(
      StackLayout(spacing: 10),
      of: [Block(24, 24, resistance: 1000), Paragraph(letters: 12)])
    let column = StackLayout(axis: .vertical, spacing: 6)
    let elements: [any LayoutElement] = [Paragraph(letters: 6), row]
    let size = column.size(of: elements, proposal: ProposedSize(width: 94, height: nil))
    #expect(size == Size(width: 94, height: 66))
    let frames = column.frames(of: elements, in: Rect(origin: .zero, size: size))
    #expect(frames.map(\.height) == [20, 40])
    let inner = row.placements(
      in: Placement(frame: frames[1], proposal: ProposedSize(frames[1].size)))
    #expect(
      inner.map(\.frame) == [
        Rect(x: 0, y: 26, width: 24, height: 40), Rect(x: 34, y: 26, width: 60, height: 40),
      ])
  }

  @Test("Baselines of wrapped texts: first lines together or last lines together")
  func baselines() {
    let elements: [any LayoutElement] = [Paragraph(letters: 3), Paragraph(letters: 12)]
    var stack = StackLayout(alignment: .firstBaseline)
    let size = stack.size(of: elements, proposal: ProposedSize(width: 90, height: nil))
    #expect(size == Size(width: 90, height: 40))
    let bounds = Rect(origin: .zero, size: size)
    #expect(stack.frames(of: elements, in: bounds).map(\.minY) == [0, 0])
    stack.alignment = .lastBaseline
    #expect(stack.frames(of: elements, in: bounds).map(\.minY) == [20, 0])
  }

  @Test("A stack's own baselines are the topmost first and the bottommost last one")
  func ownBaseline() {
    let elements: [any LayoutElement] = [
      Block(10, 30), Paragraph(letters: 4), Paragraph(letters: 8),
    ]
    let stack = StackLayout(axis: .vertical)
    let size = stack.size(of: elements, proposal: ProposedSize(width: 40, height: nil))
    #expect(stack.baseline(.first, of: elements, in: size) == 45)
    #expect(stack.baseline(.last, of: elements, in: size) == 85)
    #expect(stack.baseline(.first, of: [Block(1, 1)], in: size) == nil)
  }
}
