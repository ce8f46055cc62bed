import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A grid", .onScreen) struct GridTests {
  @Test("gives cells of one column one width")
  func columns() {
    #expect(
      leafFrames(
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow {
            box(30, 20)
            box(20, 20)
          }
          GridRow {
            box(50, 10)
            box(40, 10)
          }
        }) == [
          CGRect(x: 50, y: 35, width: 30, height: 20), CGRect(x: 110, y: 35, width: 20, height: 20),
          CGRect(x: 50, y: 55, width: 50, height: 10), CGRect(x: 110, y: 55, width: 40, height: 10),
        ])
  }

  @Test("lets a cell span columns, and a view outside of rows all of them")
  func spans() {
    #expect(
      leafFrames(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(40, 10)
            box(60, 10)
          }
          GridRow { Color.red.frame(height: 10).gridCellColumns(2) }
          Color.green.frame(height: 5).gridCellUnsizedAxes(.horizontal)
        }
      ).suffix(2).map(\.width) == [200, 200])
  }

  @Test("does not grow for a view that is unsized")
  func unsized() {
    #expect(
      leafFrames(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(40, 10)
            box(60, 10)
          }
          Color.green.frame(height: 5).gridCellUnsizedAxes(.horizontal)
        }
      ).last?.width == 100)
  }

  @Test("aligns a column and a row by themselves")
  func alignments() {
    let frames = leafFrames(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(40, 30)
          box(20, 10).gridColumnAlignment(.trailing)
        }
        GridRow {
          box(10, 10)
          box(50, 10)
        }
      })
    #expect(frames.map(\.minX) == [55, 125, 55, 95])
    #expect(frames.map(\.minY) == [30, 50, 60, 60])
  }
}
