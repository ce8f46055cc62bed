import Layout
import Testing

@Suite("Edges are rounded, sizes follow")
struct PixelRoundingTests {
  typealias Box = PixelRounding.Box

  @Test(
    "An edge goes to the nearest whole point and a half goes up",
    arguments: [
      (0.0, 0), (0.49, 0), (0.5, 1), (1.5, 2), (2.5, 3), (-0.5, 0), (-0.51, -1), (-1.5, -1),
      (.nan, 0), (.infinity, 16_777_216), (-.infinity, -16_777_216), (1e300, 16_777_216),
    ])
  func edges(_ position: Double, expected: Int) {
    #expect(PixelRounding.edge(position) == expected)
  }

  @Test(
    "An extent that is asked for is rounded up, errors of calculation aside",
    arguments: [
      (0.0, 0), (0.1, 1), (100, 100), (100.0001, 100), (100.01, 101), (-3, 0), (.nan, 0),
      (.infinity, 16_777_216),
    ])
  func extents(_ length: Double, expected: Int) {
    #expect(PixelRounding.extent(length) == expected)
  }

  @Test("Three thirds of a hundred points leave no gap")
  func thirds() {
    let frames = StackLayout(distribution: .fillEqually).frames(
      of: [Block(0, 0), Block(0, 0), Block(0, 0)], in: Rect(x: 0, y: 0, width: 100, height: 9))
    let boxes = frames.map(PixelRounding.box)
    #expect(
      boxes == [
        Box(x: 0, y: 0, width: 33, height: 9), Box(x: 33, y: 0, width: 34, height: 9),
        Box(x: 67, y: 0, width: 33, height: 9),
      ])
  }

  @Test("A whole size stays that size wherever it stands", arguments: [1, 2, 3] as [UInt64])
  func wholeSizes(_ seed: UInt64) {
    var dice = Dice(seed: seed)
    for _ in 0..<1000 {
      let width = Int.random(in: 0...500, using: &dice)
      let x = Double.random(in: -300...300, using: &dice)
      #expect(
        PixelRounding.box(Rect(x: x, y: -x, width: Double(width), height: Double(width))).width
          == width)
    }
  }

  @Test("Neighbours share an edge, in their parents too", arguments: [4, 5, 6] as [UInt64])
  func neighbours(_ seed: UInt64) {
    var dice = Dice(seed: seed)
    for _ in 0..<1000 {
      let parent = Point(
        x: Double.random(in: -50...50, using: &dice), y: Double.random(in: -50...50, using: &dice))
      let widths = (0..<5).map { _ in Double.random(in: 0...9, using: &dice) }
      var position = 0.0
      var boxes: [Box] = []
      for width in widths {
        boxes.append(
          PixelRounding.box(Rect(x: position, y: 0, width: width, height: 1), parent: parent))
        position += width
      }
      #expect(boxes.first?.x == 0, "a child at its parent's edge is at the parent's whole edge")
      for (left, right) in zip(boxes, boxes.dropFirst()) {
        #expect(left.x + left.width == right.x)
      }
      let end = PixelRounding.edge(parent.x + position) - PixelRounding.edge(parent.x)
      #expect(boxes.last.map { abs($0.x + $0.width - end) <= 1 } == true)
    }
  }

  @Test("A frame without sense is clamped and never negative")
  func absurd() {
    let box = PixelRounding.box(Rect(x: .nan, y: -.infinity, width: -5, height: .infinity))
    #expect(box == Box(x: 0, y: -16_777_216, width: 0, height: 16_777_216))
  }
}
