import Layout
import Testing

@Suite("The guide of a whole comes from its elements")
struct CombinedGuideTests {
  let column = FlexibleStackLayout(axis: .vertical, alignment: .leading, spacing: 10)

  func guide(
    _ line: AlignmentLine, _ axis: LayoutAxis, _ layout: some LayoutContainer,
    _ elements: [any LayoutElement]
  ) -> Double? {
    let size = layout.size(of: elements, proposal: .unspecified)
    return layout.guide(line, axis: axis, of: elements, in: size, proposal: .unspecified)
  }

  @Test(
    "Without an explicit guide there is none",
    arguments: [AlignmentLine.start, .center, .end, .baseline(.first), .baseline(.last)])
  func none(_ line: AlignmentLine) {
    #expect(guide(line, .vertical, column, [Guided(10, 20), Guided(30, 20)]) == nil)
  }

  @Test("It is the mean of those elements that have one, where they stand")
  func mean() {
    let elements = [
      Guided(10, 20).with(.center, .vertical, at: 4), Guided(10, 20),
      Guided(10, 20).with(.center, .vertical, at: 8),
    ]
    // At 0 + 4 and 60 + 8.
    #expect(guide(.center, .vertical, column, elements) == 36)
  }

  @Test("The first baseline is the topmost, the last the bottommost, guides among them")
  func baselines() {
    let elements = [
      Guided(10, 20), Guided(10, 20, text: 15),
      Guided(10, 20).with(.baseline(.last), .vertical, at: 3),
    ]
    #expect(guide(.baseline(.first), .vertical, column, elements) == 45)
    #expect(guide(.baseline(.last), .vertical, column, elements) == 63)
  }

  @Test("Padding and frames pass a guide on, moved by where the element stands")
  func modifiers() {
    let element = Guided(20, 10).with(.start, .horizontal, at: 5)
    let padding = PaddingLayout(Insets(top: 1, leading: 12, bottom: 1, trailing: 3))
    #expect(guide(.start, .horizontal, padding, [element]) == 17)
    let frame = FrameLayout(width: 100, alignment: .trailing)
    #expect(guide(.start, .horizontal, frame, [element]) == 85)
  }

  @Test("From right to left it is a distance from the right")
  func mirrored() {
    let padding = PaddingLayout(
      Insets(top: 1, leading: 12, bottom: 1, trailing: 3), direction: .rightToLeft)
    let element = Guided(20, 10).with(.start, .horizontal, at: 5)
    #expect(guide(.start, .horizontal, padding, [element]) == 17)
  }

  @Test("A container in a container is aligned by the guide of its element")
  func nested() {
    let cache = MeasurementCache()
    let inner = ContainerElement(
      column, of: [Guided(40, 10).with(.start, .horizontal, at: 15)], cache: cache)
    let frames = cache.pass {
      column.frames(of: [inner, Guided(50, 10)], in: Rect(x: 0, y: 0, width: 65, height: 30))
    }
    #expect(frames.map(\.minX) == [0, 15])
  }

  @Test("Sixteen containers deep a guide is asked for a few times, not thousands")
  func memo() {
    final class Count { var questions = 0 }
    struct Counted: LayoutElement {
      let count: Count
      func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 40, height: 10) }
      func guide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? {
        count.questions += 1
        return 3
      }
    }
    let cache = MeasurementCache()
    let count = Count()
    var element: any LayoutElement = Counted(count: count)
    for _ in 0..<16 {
      element = ContainerElement(column, of: [element, Block(9, 9)], cache: cache)
    }
    let guide = cache.pass {
      element.guide(.start, axis: .horizontal, in: element.sizeThatFits(.unspecified))
    }
    #expect(guide == 3)
    #expect(count.questions < 40)
  }
}
