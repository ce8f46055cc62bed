import Layout
import Testing

/// Rectangles that SwiftUI itself gave on macOS in a window of 400 by 600 points. They are public
/// numbers: the recorded layouts of the project SwiftOpenUI (MIT). Texts are replaced by blocks of
/// the recorded size, and spacing beside a spacer is zero, which is what SwiftUI's default gives.
/// A recorded text begins at a half point; a difference of a quarter is that rounding.
@Suite("A flexible stack gives the rectangles that SwiftUI gave")
struct RecordedLayoutTests {
  let window = ProposedSize(width: 400, height: 600)

  /// The rectangles of the leaves that are not spacers, each in the root's space.
  func leaves(_ root: ContainerElement) -> [Rect] {
    func collect(_ element: any LayoutElement, _ place: Placement) -> [Rect] {
      guard let container = element as? ContainerElement else {
        return element.isSpacer ? [] : [place.frame]
      }
      return zip(container.elements, container.placements(in: place)).flatMap(collect)
    }
    let frame = Rect(origin: .zero, size: root.sizeThatFits(window))
    return collect(root, Placement(frame: frame, proposal: window))
  }

  func row(
    spacing: Double = 0, _ elements: any LayoutElement...
  ) -> ContainerElement {
    ContainerElement(FlexibleStackLayout(axis: .horizontal, spacing: spacing), of: elements)
  }

  func column(
    align horizontal: AlignmentLine = .center, spacing: Double = 0,
    _ elements: any LayoutElement...
  ) -> ContainerElement {
    ContainerElement(
      FlexibleStackLayout(
        axis: .vertical, alignment: LayoutAlignment(horizontal: horizontal, vertical: .center),
        spacing: spacing), of: elements)
  }

  func frame(_ layout: FrameLayout, _ element: any LayoutElement) -> ContainerElement {
    ContainerElement(layout, of: [element])
  }

  func padding(
    _ vertical: Double, _ horizontal: Double, _ element: any LayoutElement
  ) -> ContainerElement {
    let insets = Insets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    return ContainerElement(PaddingLayout(insets), of: [element])
  }

  @Test("Text, spacer, text in a row")
  func spacerInRow() {
    let root = row(Block(24, 16), SpacerElement(), Block(32, 16))
    #expect(
      leaves(root) == [
        Rect(x: 0, y: 0, width: 24, height: 16), Rect(x: 368, y: 0, width: 32, height: 16),
      ])
  }

  @Test("Three spacers have equal lengths")
  func threeSpacers() {
    let root = column(
      Block(22.5, 16), SpacerElement(), Block(22.5, 16), SpacerElement(), SpacerElement(),
      Block(44.5, 16))
    #expect(leaves(root).map(\.minY) == [0, 200, 584])
  }

  @Test("A colour takes all but the spacer's eight points")
  func fixedAndFlexible() {
    let root = row(
      frame(FrameLayout(width: 80), Block(32, 16)), Elastic(), SpacerElement(),
      frame(FrameLayout(width: 60), Block(23.5, 16)))
    #expect(
      leaves(root) == [
        Rect(x: 24, y: 292, width: 32, height: 16), Rect(x: 80, y: 0, width: 252, height: 600),
        Rect(x: 358.25, y: 292, width: 23.5, height: 16),
      ])
  }

  @Test("A bar above a line above nothing")
  func toolbar() {
    let bar = row(
      Block(30, 16), SpacerElement(), Block(26.5, 16), SpacerElement(), Block(32, 16))
    let root = column(
      frame(FrameLayout(maxWidth: .infinity), padding(8, 8, bar)),
      frame(FrameLayout(height: 1), Elastic()), SpacerElement())
    #expect(
      leaves(root) == [
        Rect(x: 8, y: 8, width: 30, height: 16), Rect(x: 185.75, y: 8, width: 26.5, height: 16),
        Rect(x: 360, y: 8, width: 32, height: 16), Rect(x: 0, y: 32, width: 400, height: 1),
      ])
  }

  @Test("A header, a gap and a footer")
  func headerAndFooter() {
    let root = column(
      padding(
        8, 16, frame(FrameLayout(maxWidth: .infinity, alignment: .leading), Block(44.5, 16))),
      SpacerElement(),
      padding(4, 16, row(Block(39, 16), SpacerElement(), Block(24, 16))))
    #expect(
      leaves(root) == [
        Rect(x: 16, y: 8, width: 44.5, height: 16), Rect(x: 16, y: 580, width: 39, height: 16),
        Rect(x: 360, y: 580, width: 24, height: 16),
      ])
  }

  @Test("A sidebar, a line and a detail")
  func sidebar() {
    let list = column(
      align: .start, spacing: 4, Block(36.5, 16), Block(38, 16), Block(38.5, 16), Block(38.5, 16),
      Block(38.5, 16))
    let detail = frame(
      FrameLayout(maxWidth: .infinity, alignment: .leading),
      column(align: .start, Block(35, 16), SpacerElement()))
    let root = row(
      padding(8, 0, frame(FrameLayout(width: 120), list)),
      frame(FrameLayout(width: 1), Elastic()), padding(12, 12, detail))
    let frames = leaves(root)
    #expect(frames.map(\.minX) == [40.75, 40.75, 40.75, 40.75, 40.75, 120, 133])
    #expect(frames.map(\.minY) == [252, 272, 292, 312, 332, 0, 12])
    #expect(frames[5].size == Size(width: 1, height: 600))
  }

  @Test("Two rows with a picture and a divider between them")
  func pictureRows() {
    func item(_ title: Double, _ subtitle: Double) -> ContainerElement {
      padding(
        0, 16,
        row(
          spacing: 12, frame(FrameLayout(width: 44, height: 44), Elastic()),
          column(align: .start, spacing: 4, Block(title, 16), Block(subtitle, 16)),
          SpacerElement()))
    }
    let divider = frame(FrameLayout(height: 1), Elastic())
    let root = column(spacing: 16, item(26.5, 47), divider, item(38, 69.5))
    #expect(root.sizeThatFits(window) == Size(width: 400, height: 121))
    #expect(
      leaves(root) == [
        Rect(x: 16, y: 0, width: 44, height: 44), Rect(x: 72, y: 4, width: 26.5, height: 16),
        Rect(x: 72, y: 24, width: 47, height: 16), Rect(x: 0, y: 60, width: 400, height: 1),
        Rect(x: 16, y: 77, width: 44, height: 44), Rect(x: 72, y: 81, width: 38, height: 16),
        Rect(x: 72, y: 101, width: 69.5, height: 16),
      ])
  }

  @Test("A frame between limits follows the window")
  func limits() {
    let root = frame(
      FrameLayout(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150), Block(74, 16))
    #expect(root.sizeThatFits(window) == Size(width: 300, height: 150))
    #expect(leaves(root) == [Rect(x: 113, y: 67, width: 74, height: 16)])
  }

  @Test("A frame as wide as possible and with a least height")
  func leastHeight() {
    let root = frame(
      FrameLayout(maxWidth: .infinity, minHeight: 180),
      column(Block(22.5, 16), Block(44.5, 16)))
    #expect(root.sizeThatFits(window) == Size(width: 400, height: 180))
    #expect(leaves(root).map(\.minY) == [74, 90])
    #expect(leaves(root).map(\.minX) == [188.75, 177.75])
  }

  @Test("Frames in frames, with and without padding and alignment")
  func nestedFrames() {
    let deep = frame(
      FrameLayout(width: 300, height: 200),
      frame(
        FrameLayout(width: 200, height: 100),
        frame(FrameLayout(width: 100, height: 40), Block(32, 16))))
    #expect(leaves(deep) == [Rect(x: 134, y: 92, width: 32, height: 16)])

    let corner = frame(
      FrameLayout(width: 150, height: 80, alignment: .topLeading),
      frame(FrameLayout(width: 50, height: 30, alignment: .bottomTrailing), Block(9, 16)))
    #expect(leaves(corner) == [Rect(x: 41, y: 14, width: 9, height: 16)])

    let inner = frame(FrameLayout(width: 80, height: 40), padding(4, 4, Block(9, 16)))
    let padded = padding(
      12, 12, frame(FrameLayout(width: 150, height: 80), padding(8, 8, inner)))
    #expect(padded.sizeThatFits(window) == Size(width: 174, height: 104))
    #expect(leaves(padded) == [Rect(x: 82.5, y: 44, width: 9, height: 16)])
  }

  @Test("A text in the corner of a square")
  func overlay() {
    let root = ContainerElement(
      OverlayLayout(alignment: .bottomTrailing),
      of: [frame(FrameLayout(width: 200, height: 200), Elastic()), Block(87.5, 16)])
    #expect(
      leaves(root) == [
        Rect(x: 0, y: 0, width: 200, height: 200), Rect(x: 112.5, y: 184, width: 87.5, height: 16),
      ])
  }
}
