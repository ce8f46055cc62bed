import Layout
import Testing

@Suite("A stack keeps its distances and margins")
struct StackLayoutSpacingTests {
  let three = [Block(20, 10), Block(20, 10), Block(20, 10)]

  @Test(
    "A distance of one's own replaces the common one",
    arguments: [
      ([30.0, nil], [0.0, 50, 74]), ([nil, 30], [0, 24, 74]), ([nil], [0, 24, 48]),
      ([0, 0, 99], [0, 20, 40]),
    ] as [([Double?], [Double])])
  func custom(_ custom: [Double?], starts: [Double]) {
    let stack = StackLayout(spacing: 4, customSpacing: custom)
    let frames = stack.frames(of: three, in: Rect(x: 0, y: 0, width: 200, height: 10))
    #expect(frames.map(\.minX) == starts)
    #expect(frames.last?.maxX == 200)
  }

  @Test("The fitting size counts distances of one's own")
  func customSize() {
    let stack = StackLayout(axis: .vertical, spacing: 4, customSpacing: [11])
    #expect(stack.size(of: three, proposal: .unspecified) == Size(width: 20, height: 45))
  }

  @Test("Negative distances let elements overlap")
  func negative() {
    let stack = StackLayout(spacing: -5)
    #expect(stack.size(of: three, proposal: .unspecified).width == 50)
    let frames = stack.frames(of: three, in: Rect(x: 0, y: 0, width: 50, height: 10))
    #expect(frames.map(\.minX) == [0, 15, 30])
  }

  @Test("With equal spacing a larger distance of one's own stays and the others share the rest")
  func leveledSpacing() {
    let stack = StackLayout(distribution: .equalSpacing, spacing: 8, customSpacing: [40])
    let frames = stack.frames(of: three, in: Rect(x: 0, y: 0, width: 120, height: 10))
    #expect(frames.map(\.minX) == [0, 60, 100])
  }

  @Test("Centres are equidistant as far as the least distance allows")
  func leveledCentres() {
    let stack = StackLayout(distribution: .equalCentering, spacing: 10)
    let elements = [Block(100, 10), Block(20, 10), Block(20, 10)]
    let wide = stack.frames(of: elements, in: Rect(x: 0, y: 0, width: 200, height: 10))
    #expect(wide.map(\.minX) == [0, 110, 180])
    let narrow = stack.frames(of: elements, in: Rect(x: 0, y: 0, width: 180, height: 10))
    #expect(narrow.map(\.minX) == [0, 110, 160])
  }

  @Test("Margins stand around the elements, on the side that the direction says")
  func margins() {
    var stack = StackLayout(margins: Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let elements = [Block(20, 10), Block(20, 30)]
    let bounds = Rect(x: 0, y: 0, width: 106, height: 44)
    #expect(stack.size(of: elements, proposal: .unspecified) == Size(width: 46, height: 34))
    #expect(
      stack.frames(of: elements, in: bounds) == [
        Rect(x: 2, y: 1, width: 20, height: 40), Rect(x: 22, y: 1, width: 80, height: 40),
      ])
    stack.direction = .rightToLeft
    #expect(
      stack.frames(of: elements, in: bounds) == [
        Rect(x: 84, y: 1, width: 20, height: 40), Rect(x: 4, y: 1, width: 80, height: 40),
      ])
  }

  @Test("Margins that are larger than the stack leave nothing, and nothing negative")
  func largeMargins() {
    let frames = StackLayout(margins: Insets(50)).frames(
      of: [Block(20, 10)], in: Rect(x: 0, y: 0, width: 60, height: 60))
    #expect(frames.map(\.size) == [.zero])
  }

  @Test("Margins are taken off the offer before the elements see it")
  func marginsOfProposal() {
    let stack = StackLayout(axis: .vertical, margins: Insets(10))
    let size = stack.size(
      of: [Paragraph(letters: 10)], proposal: ProposedSize(width: 70, height: nil))
    #expect(size == Size(width: 70, height: 60))
  }
}
