import Layout
import Testing

@Suite("A frame has its own size and aligns its element")
struct FrameLayoutTests {
  @Test(
    "A fixed frame has its size whatever it is offered", arguments: [nil, 0.0, 10, 5000, .infinity])
  func fixed(_ offer: Double?) {
    let probe = Probe(Elastic())
    let size = FrameLayout(width: 44, height: 30).size(
      of: [probe], proposal: ProposedSize(width: offer, height: offer))
    #expect(size == Size(width: 44, height: 30))
    #expect(probe.questions == [ProposedSize(width: 44, height: 30)])
  }

  @Test("A frame of a fixed width leaves the height to its element")
  func fixedWidth() {
    let size = FrameLayout(width: 50).size(
      of: [Paragraph(letters: 10)], proposal: ProposedSize(width: 400, height: 600))
    #expect(size == Size(width: 50, height: 40))
  }

  /// Minimum, ideal, maximum, offer, the element's width if it is fixed; then the frame's width.
  static let rows: [(Double?, Double?, Double?, Double?, Double, Double)] = [
    (100, nil, 300, 200, 74, 200), (100, nil, 300, 50, 74, 100), (100, nil, 300, 400, 74, 300),
    (100, nil, 300, nil, 74, 100), (100, 150, 300, nil, 74, 150), (100, nil, nil, 400, 74, 100),
    (100, nil, nil, 400, 120, 120), (100, nil, nil, 50, 120, 100), (nil, nil, 300, 400, 74, 300),
    (nil, nil, 300, 50, 74, 74), (nil, nil, 300, nil, 74, 74), (nil, nil, 60, nil, 74, 60),
    (nil, nil, .infinity, 400, 74, 400), (nil, nil, .infinity, nil, 74, 74),
    (nil, nil, .infinity, .infinity, 74, Length.limit), (nil, 200, nil, nil, 74, 200),
    (nil, 200, nil, 400, 74, 74), (nil, nil, nil, 400, 74, 74),
    // Contradictions: the minimum is strongest, then the maximum.
    (200, 50, 100, 10, 74, 200), (nil, 500, 100, nil, 74, 100), (-5, .nan, .nan, nil, 74, 74),
  ]

  @Test("A frame between limits", arguments: rows.indices)
  func limits(_ index: Int) {
    let row = Self.rows[index]
    let proposal = ProposedSize(width: row.3, height: row.3)
    let wide = FrameLayout(minWidth: row.0, idealWidth: row.1, maxWidth: row.2)
    #expect(wide.size(of: [Block(row.4, 9)], proposal: proposal) == Size(width: row.5, height: 9))
    let high = FrameLayout(minHeight: row.0, idealHeight: row.1, maxHeight: row.2)
    #expect(high.size(of: [Block(9, row.4)], proposal: proposal) == Size(width: 9, height: row.5))
  }

  @Test("The element is offered the proposal within the limits")
  func offers() {
    let layout = FrameLayout(minWidth: 100, idealWidth: 150, maxWidth: 300)
    let probe = Probe(Elastic())
    for width in [50, 200, 400, nil] as [Double?] {
      _ = layout.size(of: [probe], proposal: ProposedSize(width: width, height: nil))
    }
    #expect(probe.questions.map(\.width) == [100, 200, 300, 150])
  }

  @Test(
    "The nine alignments, in both directions",
    arguments: [
      (LayoutAlignment.topLeading, 0.0, 0.0), (.top, 40, 0), (.topTrailing, 80, 0),
      (.leading, 0, 45),
      (.center, 40, 45), (.trailing, 80, 45), (.bottomLeading, 0, 90), (.bottom, 40, 90),
      (.bottomTrailing, 80, 90),
    ])
  func alignments(_ alignment: LayoutAlignment, left: Double, top: Double) {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    var layout = FrameLayout(width: 100, height: 100, alignment: alignment)
    let size = Size(width: 20, height: 10)
    #expect(
      layout.frames(of: [Block(20, 10)], in: bounds)
        == [Rect(origin: Point(x: left, y: top), size: size)])
    layout.direction = .rightToLeft
    #expect(
      layout.frames(of: [Block(20, 10)], in: bounds)
        == [Rect(origin: Point(x: 80 - left, y: top), size: size)])
  }

  @Test("A larger element hangs out of the frame, evenly when it is centred")
  func hangsOut() {
    let frames = FrameLayout(width: 10, height: 10).frames(
      of: [Block(30, 20)], in: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(frames == [Rect(x: -10, y: -5, width: 30, height: 20)])
  }
}
