import OnboardingTesting
import SwiftUI
import Testing

private struct Growing: View {
  @State private var rows = 1
  var body: some View {
    List {
      Section("Names") {
        ForEach(0..<rows, id: \.self) { Text(verbatim: "Row \($0)") }
      }
      Button("More") { rows += 1 }
    }
  }
}

@MainActor @Suite("A list", .onScreen) struct ListTests {
  @Test("of plain looks has rows from edge to edge, with a line below each")
  func plain() {
    let frames = leafFrames(
      List {
        box(20, 10)
        box(20, 40).listRowSeparator(.hidden)
      }.listStyle(.plain), height: 200)
    #expect(
      frames.dropFirst() == [
        CGRect(x: 16, y: 17, width: 20, height: 10), CGRect(x: 16, y: 55, width: 20, height: 40),
        CGRect(x: 16, y: 43, width: 184, height: 1),
      ])
  }

  @Test("of groups has a ground for each section and lines between the rows of one")
  func grouped() {
    let frames = leafFrames(
      List {
        Section {
          box(20, 10)
          box(20, 10)
        }
        Section { box(20, 10) }
      }, height: 400)
    #expect(
      frames.dropFirst().prefix(2) == [
        CGRect(x: 16, y: 20, width: 168, height: 88), CGRect(x: 16, y: 128, width: 168, height: 44),
      ])
    #expect(frames.last == CGRect(x: 32, y: 63, width: 152, height: 1))
    #expect(frames.count == 1 + 2 + 3 + 1)
  }

  @Test("takes up rows that are added")
  func growing() async throws {
    let screen = Screen(UIHostingController(rootView: Growing()))
    #expect(screen.has("Names") && screen.has("Row 0"))
    try screen.tap("More")
    try await screen.wait(until: "another row") { screen.has("Row 1") }
  }
}
