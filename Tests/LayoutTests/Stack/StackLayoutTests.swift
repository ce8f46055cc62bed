import Layout
import Testing

@Suite("A stack distributes along its axis and aligns across it, as UIStackView does")
struct StackLayoutTests {
  /// Lengths 20, 40 and 60 along the axis, extents 10, 20 and 30 across it.
  static func elements(_ axis: LayoutAxis) -> [any LayoutElement] {
    axis == .horizontal
      ? [
        Block(20, 10, firstBaseline: 8, lastBaseline: 8),
        Block(40, 20, firstBaseline: 10, lastBaseline: 18),
        Block(60, 30, firstBaseline: 12, lastBaseline: 26),
      ]
      : [
        Block(10, 20, firstBaseline: 8, lastBaseline: 8),
        Block(20, 40, firstBaseline: 10, lastBaseline: 18),
        Block(30, 60, firstBaseline: 12, lastBaseline: 26),
      ]
  }

  /// Starts and lengths in a stack of 208 points with a spacing of 8.
  static func along(_ distribution: StackLayout.Distribution) -> [(Double, Double)] {
    switch distribution {
    case .fill: [(0, 20), (28, 40), (76, 132)]
    case .fillEqually: [(0, 64), (72, 64), (144, 64)]
    case .fillProportionally: [(0, 32), (40, 64), (112, 96)]
    case .equalSpacing: [(0, 20), (64, 40), (148, 60)]
    case .equalCentering: [(0, 20), (74, 40), (148, 60)]
    }
  }

  /// Starts and extents in a stack of 50 points.
  static func across(
    _ alignment: StackLayout.Alignment, _ axis: LayoutAxis
  ) -> [(Double, Double)] {
    switch (alignment, axis) {
    case (.fill, _): [(0, 50), (0, 50), (0, 50)]
    case (.leading, _), (.firstBaseline, .vertical), (.lastBaseline, .vertical):
      [(0, 10), (0, 20), (0, 30)]
    case (.center, _): [(20, 10), (15, 20), (10, 30)]
    case (.trailing, _): [(40, 10), (30, 20), (20, 30)]
    case (.firstBaseline, .horizontal): [(4, 10), (2, 20), (0, 30)]
    case (.lastBaseline, .horizontal): [(38, 10), (28, 20), (20, 30)]
    }
  }

  static let cases = LayoutAxis.allCases.flatMap { axis in
    StackLayout.Distribution.allCases.map { (axis, $0) }
  }

  @Test("Every distribution with every alignment", arguments: cases, StackLayout.Alignment.allCases)
  func places(
    _ pair: (axis: LayoutAxis, distribution: StackLayout.Distribution),
    alignment: StackLayout.Alignment
  ) {
    let stack = StackLayout(
      axis: pair.axis, distribution: pair.distribution, alignment: alignment, spacing: 8)
    let bounds = Rect(along: (0, 208), across: (0, 50), axis: pair.axis)
    let expected = zip(
      Self.along(pair.distribution), Self.across(alignment, pair.axis)
    ).map { Rect(along: $0, across: $1, axis: pair.axis) }
    #expect(stack.frames(of: Self.elements(pair.axis), in: bounds) == expected)
  }

  @Test("Positions count from the corner of the bounds")
  func boundsWithOrigin() {
    let frames = StackLayout(axis: .vertical, spacing: 8).frames(
      of: Self.elements(.vertical), in: Rect(x: 100, y: 1000, width: 50, height: 208))
    #expect(frames.map(\.minY) == [1000, 1028, 1076])
    #expect(frames.map(\.minX) == [100, 100, 100])
  }

  @Test(
    "The fitting size is the ideal length and what the elements need across",
    arguments: [
      (StackLayout.Distribution.fill, 136.0), (.fillEqually, 196), (.fillProportionally, 136),
      (.equalSpacing, 136), (.equalCentering, 136),
    ], LayoutAxis.allCases)
  func fittingSize(_ row: (StackLayout.Distribution, Double), axis: LayoutAxis) {
    let stack = StackLayout(axis: axis, distribution: row.0, spacing: 8)
    let size = stack.size(of: Self.elements(axis), proposal: .unspecified)
    #expect(size == Size(along: row.1, across: 30, axis: axis))
  }

  @Test("A stack answers with its ideal length to larger offers and with the offer to smaller ones")
  func offers() {
    let stack = StackLayout(spacing: 8)
    let elements = Self.elements(.horizontal)
    let width = { stack.size(of: elements, proposal: ProposedSize(width: $0, height: nil)).width }
    #expect(width(500) == 136)
    #expect(width(.infinity) == 136)
    #expect(width(100) == 100)
    #expect(width(0) == 16, "the distances stay")
  }

  @Test("Elements on baselines need room above and below their common line")
  func baselineExtent() {
    let stack = StackLayout(alignment: .firstBaseline)
    let size = stack.size(
      of: [Block(10, 20, firstBaseline: 15), Block(10, 30, firstBaseline: 5)],
      proposal: .unspecified)
    #expect(size == Size(width: 20, height: 40))
  }

  @Test("An element without text stands on the line with its bottom")
  func bottomOnBaseline() {
    let frames = StackLayout(alignment: .firstBaseline).frames(
      of: [Block(10, 20), Block(10, 30, firstBaseline: 25)],
      in: Rect(x: 0, y: 0, width: 20, height: 60))
    #expect(frames.map(\.minY) == [5, 0])
  }

  @Test("No element is higher than a horizontal stack or wider than a vertical one")
  func lowStack() {
    let stack = StackLayout(alignment: .center)
    let frames = stack.frames(of: [Block(10, 80)], in: Rect(x: 0, y: 0, width: 10, height: 50))
    #expect(frames == [Rect(x: 0, y: 0, width: 10, height: 50)])
  }

  @Test("A stack of nothing has the size of its margins and no frames")
  func empty() {
    let stack = StackLayout(margins: Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(stack.size(of: [], proposal: .unspecified) == Size(width: 6, height: 4))
    #expect(stack.frames(of: [], in: .zero).isEmpty)
  }

  @Test("A single element fills the stack", arguments: StackLayout.Distribution.allCases)
  func single(_ distribution: StackLayout.Distribution) {
    let frames = StackLayout(distribution: distribution).frames(
      of: [Block(10, 10)], in: Rect(x: 0, y: 0, width: 90, height: 30))
    #expect(frames == [Rect(x: 0, y: 0, width: 90, height: 30)])
  }
}
