import Layout
import Testing

@Suite("An explicit guide takes the place of the line's ordinary position")
struct GuideTests {
  enum Chart {}
  let custom = AlignmentLine.custom(ObjectIdentifier(Chart.self))

  func column(_ line: AlignmentLine) -> FlexibleStackLayout {
    FlexibleStackLayout(
      axis: .vertical, alignment: LayoutAlignment(horizontal: line, vertical: .center))
  }

  func row(_ line: AlignmentLine) -> FlexibleStackLayout {
    FlexibleStackLayout(
      axis: .horizontal, alignment: LayoutAlignment(horizontal: .center, vertical: line))
  }

  func frames(_ layout: some LayoutContainer, _ elements: [any LayoutElement]) -> [Rect] {
    let size = layout.size(of: elements, proposal: .unspecified)
    return layout.frames(
      of: elements, in: Rect(origin: .zero, size: size), proposal: .unspecified)
  }

  @Test("A leading guide inside an element moves the others in, and the column is the union")
  func inside() {
    let elements = [Guided(40, 10).with(.start, .horizontal, at: 15), Guided(50, 10)]
    #expect(column(.start).size(of: elements, proposal: .unspecified).width == 65)
    #expect(frames(column(.start), elements).map(\.minX) == [0, 15])
  }

  @Test("A negative leading guide moves its element in")
  func negative() {
    let elements = [Guided(40, 10).with(.start, .horizontal, at: -30), Guided(50, 10)]
    #expect(column(.start).size(of: elements, proposal: .unspecified).width == 70)
    #expect(frames(column(.start), elements).map(\.minX) == [30, 0])
  }

  @Test("An element alone keeps its size wherever its guide lies", arguments: [-30.0, 5, 400])
  func alone(_ position: Double) {
    let element = Guided(40, 10).with(.start, .horizontal, at: position)
    #expect(frames(column(.start), [element]) == [Rect(x: 0, y: 0, width: 40, height: 10)])
  }

  @Test("A line that lies outside all elements gives a column without a margin")
  func outside() {
    let elements = [
      Guided(40, 10).with(.start, .horizontal, at: -30),
      Guided(50, 10).with(.start, .horizontal, at: -10),
    ]
    #expect(column(.start).size(of: elements, proposal: .unspecified).width == 60)
    #expect(frames(column(.start), elements).map(\.minX) == [20, 0])
  }

  @Test("A guide on the other axis or of another line changes nothing")
  func others() {
    let elements = [
      Guided(40, 10).with(.start, .vertical, at: 7).with(.end, .horizontal, at: 3), Guided(50, 10),
    ]
    #expect(frames(column(.start), elements).map(\.minX) == [0, 0])
  }

  @Test("A centre guide of a row is a position from the top")
  func centre() {
    let elements = [Guided(10, 40).with(.center, .vertical, at: 40), Guided(10, 20)]
    #expect(row(.center).size(of: elements, proposal: .unspecified).height == 50)
    #expect(frames(row(.center), elements).map(\.minY) == [0, 30])
  }

  @Test("A guide takes the place of a text's baseline, and without either it is the bottom")
  func baseline() {
    let elements = [
      Guided(10, 20, text: 15), Guided(10, 20, text: 15).with(.baseline(.first), .vertical, at: 4),
      Guided(10, 30),
    ]
    #expect(row(.baseline(.first)).size(of: elements, proposal: .unspecified).height == 46)
    #expect(frames(row(.baseline(.first)), elements).map(\.minY) == [15, 26, 0])
  }

  @Test("A line of one's own is the start where an element has no guide for it")
  func own() {
    let elements = [Guided(10, 40).with(custom, .vertical, at: 25), Guided(10, 20)]
    #expect(frames(row(custom), elements).map(\.minY) == [0, 25])
    #expect(row(custom).size(of: elements, proposal: .unspecified).height == 45)
  }

  @Test("From right to left a leading guide is a distance from the right")
  func mirrored() {
    var column = column(.start)
    column.direction = .rightToLeft
    let elements = [Guided(40, 10).with(.start, .horizontal, at: 15), Guided(50, 10)]
    #expect(frames(column, elements).map(\.maxX) == [65, 50])
  }

  @Test("An overlay puts guides on one another on both axes and grows by what hangs out")
  func overlay() {
    let badge = Guided(16, 16).with(.end, .horizontal, at: 8).with(.start, .vertical, at: 8)
    let overlay = OverlayLayout(alignment: .topTrailing)
    let size = overlay.size(of: [Guided(100, 50), badge], proposal: .unspecified)
    #expect(size == Size(width: 108, height: 58))
    #expect(
      frames(overlay, [Guided(100, 50), badge]) == [
        Rect(x: 0, y: 8, width: 100, height: 50), Rect(x: 92, y: 0, width: 16, height: 16),
      ])
  }

  @Test("A frame puts the guide on its own line and keeps its size")
  func frame() {
    let element = Guided(20, 10).with(.start, .horizontal, at: 5).with(.center, .vertical, at: 0)
    let layout = FrameLayout(width: 100, height: 40, alignment: .leading)
    #expect(frames(layout, [element]) == [Rect(x: -5, y: 20, width: 20, height: 10)])
  }

  @Test("A frame has no text of its own, so its baseline is its bottom")
  func frameBaseline() {
    let layout = FrameLayout(
      width: 100, height: 40,
      alignment: LayoutAlignment(horizontal: .start, vertical: .baseline(.first)))
    #expect(frames(layout, [Guided(20, 10, text: 7)]).map(\.minY) == [33])
  }
}
