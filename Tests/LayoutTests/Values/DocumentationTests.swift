import Layout
import Testing

@Suite("The examples in the comments do what the comments say")
struct DocumentationTests {
  struct Dot: LayoutElement {
    func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 8, height: 8) }
  }

  @Test("An element with nothing but a size has UIKit's priorities, no baseline and is no spacer")
  func element() {
    let dot = Dot()
    #expect(dot.priority == LayoutPriority())
    #expect(dot.baseline(.first, in: Size(width: 8, height: 8)) == nil)
    #expect(!dot.isSpacer)
  }

  @Test("A filler with a low hugging priority takes the surplus")
  func filler() {
    let filler = LayoutPriority(hugging: AxisPriority(1))
    #expect(filler.hugging.horizontal == 1)
    #expect(filler.compressionResistance.vertical == 750)
  }

  @Test("A form of nothing is as high as its margins")
  func form() {
    let form = StackLayout(axis: .vertical, spacing: 12, margins: Insets(16))
    let size = form.size(of: [], proposal: ProposedSize(width: 320, height: nil))
    #expect(size.height == 32)
  }

  @Test("A single spacer fills its row and has no height")
  func row() {
    let row = FlexibleStackLayout(axis: .horizontal, alignment: .top, spacing: 8)
    let frames = row.frames(of: [SpacerElement()], in: Rect(x: 0, y: 0, width: 320, height: 44))
    #expect(frames == [Rect(x: 0, y: 0, width: 320, height: 0)])
  }

  @Test("Two spacers have their least lengths, from the cache too")
  func cached() {
    let cache = MeasurementCache()
    let row = ContainerElement(
      FlexibleStackLayout(axis: .horizontal), of: [SpacerElement(), SpacerElement()], cache: cache)
    #expect(cache.pass { row.sizeThatFits(.unspecified) } == Size(width: 16, height: 0))
    #expect(cache.misses == 1)
  }

  @Test("Padding, frames and overlays of a spacer")
  func modifiers() {
    let spacer = [SpacerElement()]
    #expect(
      PaddingLayout(Insets(8)).size(of: spacer, proposal: .unspecified)
        == Size(width: 24, height: 24))
    let window = ProposedSize(width: 64, height: 64)
    #expect(
      OverlayLayout(alignment: .topTrailing).size(of: spacer, proposal: window)
        == Size(width: 64, height: 64))
    let wide = FrameLayout(maxWidth: .infinity, alignment: .leading)
    #expect(wide.size(of: [Dot()], proposal: window) == Size(width: 64, height: 8))
    #expect(
      FrameLayout(width: 44, height: 44).size(of: [Dot()], proposal: window)
        == Size(width: 44, height: 44))
  }

  @Test("Two neighbours share the edge at 33.5")
  func rounding() {
    let left = PixelRounding.box(Rect(x: 0, y: 0, width: 33.5, height: 20))
    let right = PixelRounding.box(Rect(x: 33.5, y: 0, width: 66.5, height: 20))
    #expect([left.x, left.width, right.x, right.width] == [0, 34, 34, 66])
  }
}
