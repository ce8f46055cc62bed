import Layout
import Testing

@Suite("From right to left a stack is mirrored")
struct StackLayoutDirectionTests {
  @Test(
    "A vertical stack swaps leading and trailing",
    arguments: [
      (StackLayout.Alignment.fill, [0.0, 0, 0]), (.leading, [40, 30, 20]), (.center, [20, 15, 10]),
      (.trailing, [0, 0, 0]), (.firstBaseline, [40, 30, 20]), (.lastBaseline, [40, 30, 20]),
    ])
  func vertical(_ alignment: StackLayout.Alignment, lefts: [Double]) {
    let stack = StackLayout(axis: .vertical, alignment: alignment, direction: .rightToLeft)
    let frames = stack.frames(
      of: StackLayoutTests.elements(.vertical), in: Rect(x: 0, y: 0, width: 50, height: 120))
    #expect(frames.map(\.minX) == lefts)
    #expect(frames.map(\.minY) == [0, 20, 60], "the order from top to bottom stays")
  }

  @Test(
    "A horizontal stack begins at the right",
    arguments: [
      (StackLayout.Distribution.fill, [188.0, 140, 0]), (.fillEqually, [144, 72, 0]),
      (.fillProportionally, [176, 104, 0]), (.equalSpacing, [188, 104, 0]),
      (.equalCentering, [188, 94, 0]),
    ], StackLayout.Alignment.allCases)
  func horizontal(
    _ row: (StackLayout.Distribution, [Double]), alignment: StackLayout.Alignment
  ) {
    let stack = StackLayout(
      distribution: row.0, alignment: alignment, spacing: 8, direction: .rightToLeft)
    let frames = stack.frames(
      of: StackLayoutTests.elements(.horizontal), in: Rect(x: 0, y: 0, width: 208, height: 50))
    #expect(frames.map(\.minX) == row.1)
    #expect(frames.map(\.minY) == StackLayoutTests.across(alignment, .horizontal).map(\.0))
  }

  @Test("Bounds that do not begin at zero are mirrored in their own middle")
  func origin() {
    let stack = StackLayout(alignment: .leading, direction: .rightToLeft)
    let frames = stack.frames(
      of: [Block(10, 10), Block(20, 10, hugging: 900)],
      in: Rect(x: 100, y: 0, width: 50, height: 10))
    #expect(frames.map(\.minX) == [120, 100])
  }
}
