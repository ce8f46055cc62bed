import Layout
import Testing

@Suite("An overlay puts elements on one another")
struct OverlayLayoutTests {
  @Test("It is as wide as the widest and as high as the highest element")
  func size() {
    let size = OverlayLayout().size(of: [Block(10, 40), Block(30, 20)], proposal: .unspecified)
    #expect(size == Size(width: 30, height: 40))
  }

  @Test("Every element is offered the whole proposal")
  func offers() {
    let probes = [Probe(Elastic()), Probe(Block(1, 1))]
    let proposal = ProposedSize(width: 70, height: nil)
    _ = OverlayLayout().size(of: probes, proposal: proposal)
    #expect(probes.map(\.questions) == [[proposal], [proposal]])
  }

  @Test("Elements keep their sizes and are aligned")
  func frames() {
    let overlay = OverlayLayout(alignment: .topTrailing)
    let frames = overlay.frames(
      of: [Block(100, 50), Block(16, 16)], in: Rect(x: 5, y: 7, width: 100, height: 50))
    #expect(
      frames == [
        Rect(x: 5, y: 7, width: 100, height: 50), Rect(x: 89, y: 7, width: 16, height: 16),
      ])
  }

  @Test("On a baseline the overlay needs room above and below the line")
  func baseline() {
    let overlay = OverlayLayout(
      alignment: LayoutAlignment(horizontal: .start, vertical: .baseline(.first)))
    let elements = [Block(10, 20, firstBaseline: 15), Block(10, 30, firstBaseline: 5)]
    let size = overlay.size(of: elements, proposal: .unspecified)
    #expect(size == Size(width: 10, height: 40))
    let frames = overlay.frames(of: elements, in: Rect(origin: .zero, size: size))
    #expect(frames.map(\.minY) == [0, 10])
  }

  @Test("Of nothing it has no size")
  func empty() {
    #expect(OverlayLayout().size(of: [], proposal: .infinity) == .zero)
  }
}
