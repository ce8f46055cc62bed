import Layout
import Testing

@Suite("A grid gives its columns common widths")
struct GridLayoutTests {
  typealias Row = GridLayout.Row
  typealias Cell = GridLayout.Cell

  let two = Row.cells([Cell(), Cell()])

  func frames(
    _ grid: GridLayout, _ elements: [any LayoutElement], _ proposal: ProposedSize = .unspecified
  ) -> [Rect] {
    let size = grid.size(of: elements, proposal: proposal)
    return grid.frames(of: elements, in: Rect(origin: .zero, size: size), proposal: proposal)
  }

  @Test("A column is as wide as its widest cell, a row as high as its highest")
  func texts() {
    let grid = GridLayout(
      rows: [two, two], alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 4)
    let elements = [Block(40, 10), Block(20, 30), Block(60, 10), Block(10, 10)]
    #expect(
      grid.size(of: elements, proposal: ProposedSize(width: 320, height: 480))
        == Size(width: 88, height: 44))
    #expect(
      frames(grid, elements) == [
        Rect(x: 0, y: 0, width: 40, height: 10), Rect(x: 68, y: 0, width: 20, height: 30),
        Rect(x: 0, y: 34, width: 60, height: 10), Rect(x: 68, y: 34, width: 10, height: 10),
      ])
  }

  @Test("Cells stand in the middle unless the grid, the column or the row says otherwise")
  func alignment() {
    let elements = [Block(40, 10), Block(20, 30), Block(60, 10), Block(10, 10)]
    var grid = GridLayout(rows: [two, two])
    #expect(frames(grid, elements).map(\.minX) == [10, 60, 0, 65])
    #expect(frames(grid, elements).map(\.minY) == [10, 0, 30, 30])
    grid.columnAlignments = [.end]
    #expect(frames(grid, elements).map(\.minX) == [20, 60, 0, 65])
    grid.rows[0] = .cells([Cell(), Cell()], alignment: .end)
    #expect(frames(grid, elements).map(\.minY) == [20, 0, 30, 30])
  }

  @Test("Cells of a row on a baseline need room above and below the line")
  func baseline() {
    let grid = GridLayout(rows: [.cells([Cell(), Cell()], alignment: .baseline(.first))])
    let elements = [Guided(10, 20, text: 15), Guided(10, 30, text: 5)]
    #expect(grid.size(of: elements, proposal: .unspecified) == Size(width: 20, height: 40))
    #expect(frames(grid, elements).map(\.minY) == [0, 10])
  }

  @Test("A row with fewer cells ends with empty ones")
  func short() {
    let grid = GridLayout(rows: [two, .cells([Cell()])], horizontalSpacing: 8)
    let elements = [Block(40, 10), Block(20, 10), Block(30, 10)]
    #expect(frames(grid, elements).map(\.minX) == [0, 48, 5])
  }

  @Test("A cell over two columns has their widths and the distance between them")
  func span() {
    let grid = GridLayout(
      rows: [.cells([Cell(), Cell(), Cell()]), .cells([Cell(span: 2), Cell()])],
      horizontalSpacing: 10)
    let elements = [Block(30, 10), Block(50, 10), Block(20, 10), Block(40, 10), Block(20, 10)]
    #expect(frames(grid, elements).map(\.minX) == [0, 40, 100, 25, 100])
  }

  @Test("A cell that is wider than its columns widens them evenly")
  func wideSpan() {
    let grid = GridLayout(
      rows: [two, .cells([Cell(span: 2)])], alignment: .topLeading, horizontalSpacing: 10)
    let elements = [Block(30, 10), Block(50, 10), Block(130, 10)]
    // 40 points more than 30 + 10 + 50: each column gets 20.
    #expect(grid.size(of: elements, proposal: .unspecified).width == 130)
    #expect(frames(grid, elements).map(\.minX) == [0, 60, 0])
  }

  @Test("An element in no row spans all columns and, being flexible, takes the whole offer")
  func whole() {
    let line = FrameLayout(height: 1)
    let divider = ContainerElement(line, of: [Elastic()])
    let elements: [any LayoutElement] = [Block(40, 10), Block(60, 10), divider]
    let proposal = ProposedSize(width: 300, height: nil)
    var grid = GridLayout(rows: [two, .whole()])
    #expect(frames(grid, elements, proposal)[2] == Rect(x: 0, y: 10, width: 300, height: 1))
    grid.rows[1] = .whole(unsizedAxes: [.horizontal])
    #expect(frames(grid, elements, proposal)[2] == Rect(x: 0, y: 10, width: 100, height: 1))
  }

  @Test("What an inflexible column leaves goes to the flexible ones in equal shares")
  func flexible() {
    let grid = GridLayout(rows: [.cells([Cell(), Cell(), Cell()])], horizontalSpacing: 10)
    let elements: [any LayoutElement] = [Elastic(), Block(40, 10), Elastic()]
    let proposal = ProposedSize(width: 260, height: 50)
    #expect(frames(grid, elements, proposal).map(\.width) == [100, 40, 100])
    #expect(frames(grid, elements, proposal).map(\.height) == [50, 10, 50])
  }

  @Test("Rows share an offered height in the same way")
  func rows() {
    let grid = GridLayout(rows: [two, two, two], verticalSpacing: 5)
    let elements: [any LayoutElement] = [
      Elastic(), Block(9, 9), Block(9, 30), Block(9, 9), Elastic(), Elastic(),
    ]
    let rects = frames(grid, elements, ProposedSize(width: 100, height: 140))
    #expect(rects.map(\.height) == [50, 9, 30, 9, 50, 50])
    #expect(rects.map(\.minY) == [0, 20.5, 55, 65.5, 90, 90])
  }

  @Test("A text wraps in its column and the row grows")
  func wraps() {
    let grid = GridLayout(rows: [two], alignment: .topLeading, horizontalSpacing: 10)
    let elements: [any LayoutElement] = [Block(50, 20), Paragraph(letters: 20)]
    let proposal = ProposedSize(width: 160, height: nil)
    #expect(grid.size(of: elements, proposal: proposal) == Size(width: 160, height: 40))
  }

  @Test("From right to left the first column is at the right")
  func mirrored() {
    let grid = GridLayout(rows: [two], horizontalSpacing: 10, direction: .rightToLeft)
    #expect(frames(grid, [Block(30, 10), Block(50, 10)]).map(\.minX) == [60, 0])
  }

  @Test("Of nothing it has no size")
  func empty() {
    #expect(GridLayout(rows: []).size(of: [], proposal: .infinity) == .zero)
  }
}
