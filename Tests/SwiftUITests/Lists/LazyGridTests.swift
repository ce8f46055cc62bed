import SwiftUI
import Testing

@MainActor @Suite("A lazy grid", .onScreen) struct LazyGridTests {
  private func columns(
    _ items: [GridItem], alignment: HorizontalAlignment = .center, count: Int = 3,
    width: CGFloat = 200
  ) -> [CGRect] {
    leafFrames(
      LazyVGrid(columns: items, alignment: alignment, spacing: 5) {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 10) }
      }.frame(maxHeight: .infinity, alignment: .top), width: width, height: 300)
  }

  @Test("has columns of a width, of shares of the rest, and of as many as fit")
  func sizes() {
    #expect(
      columns([GridItem(.fixed(50), spacing: 10), GridItem(.flexible())]) == [
        CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 60, y: 0, width: 140, height: 10),
        CGRect(x: 0, y: 15, width: 50, height: 10),
      ])
    #expect(
      columns([GridItem(), GridItem()]).map(\.width) == [96, 96, 96])
    #expect(
      columns([GridItem(.flexible(maximum: 40)), GridItem(.flexible(minimum: 10))]).map(\.width)
        == [40, 152, 40])
    #expect(
      columns([GridItem(.adaptive(minimum: 60), spacing: 10)], count: 4).map(\.minX)
        == [0, 70, 140, 0])
    #expect(columns([GridItem(.adaptive(minimum: 500))], count: 2).map(\.width) == [200, 200])
  }

  @Test("lies in the room as it says, and views in their places as columns say")
  func alignment() {
    let fixed = [GridItem(.fixed(50), spacing: 0)]
    #expect(columns(fixed, alignment: .leading, count: 1)[0].minX == 0)
    #expect(columns(fixed, alignment: .trailing, count: 1)[0].minX == 150)
    #expect(columns(fixed, count: 1)[0].minX == 75)
    let corner = leafFrames(
      LazyVGrid(columns: [GridItem(.fixed(100), alignment: .bottomTrailing), GridItem(.fixed(92))])
      {
        box(20, 10)
        box(20, 50)
      })
    #expect(corner[0] == CGRect(x: 80, y: 65, width: 20, height: 10))
  }

  @Test("has rows of a height when it goes to the side")
  func rows() {
    #expect(
      leafFrames(
        LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))], alignment: .top, spacing: 4) {
          ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 10) }
        }.frame(maxWidth: .infinity, alignment: .leading)) == [
          CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 0, y: 28, width: 10, height: 30),
          CGRect(x: 14, y: 0, width: 10, height: 20),
        ])
  }

  @Test("gives headers and footers of sections a row of their own")
  func sections() {
    let frames = leafFrames(
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: []) {
        Section {
          Color.red.frame(height: 10)
          Color.red.frame(height: 10)
          Color.red.frame(height: 10)
        } header: {
          Color.blue.frame(height: 20)
        } footer: {
          Color.blue.frame(height: 5)
        }
      }.frame(maxHeight: .infinity, alignment: .top))
    #expect(frames.map(\.minY) == [0, 20, 20, 30, 40])
    #expect(frames.map(\.width) == [200, 96, 96, 96, 200])
  }
}
