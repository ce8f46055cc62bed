import OnboardingTesting
import SwiftUI
import Testing

private struct Indent: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// Puts each view below the one before, moved to the side by what it tells.
private struct Steps: Layout {
  var gap: CGFloat = 0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: 100, height: sizes.reduce(0) { $0 + $1.height + gap })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.minX + view[Indent.self], y: y), proposal: .unspecified)
      y += view.sizeThatFits(.unspecified).height + gap
    }
  }
}

private struct Tally: View {
  @State private var count = 0
  let isRow: Bool
  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

private struct Turning: View {
  @State private var isRow = true
  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout {
      Tally(isRow: isRow)
      Button("Turn") { isRow.toggle() }
    }
  }
}

@MainActor @Suite("A layout of an app's own", .onScreen) struct CustomLayoutTests {
  @Test("asks its views and gives them places")
  func places() {
    func view(_ gap: CGFloat) -> some View {
      Steps(gap: gap) {
        box(20, 10)
        box(30, 20).layoutValue(key: Indent.self, value: 15).padding(0)
      }
    }
    #expect(
      leafFrames(view(0)) == [
        CGRect(x: 50, y: 35, width: 20, height: 10), CGRect(x: 65, y: 45, width: 30, height: 20),
      ])
    #expect(
      leafFrames(view(0).environment(\.layoutDirection, .rightToLeft)) == [
        CGRect(x: 130, y: 35, width: 20, height: 10), CGRect(x: 105, y: 45, width: 30, height: 20),
      ])
    let controller = UIHostingController(rootView: view(0))
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    _ = leafFrames(of: controller)
    controller.rootView = view(5)
    #expect(leafFrames(of: controller).map(\.minY) == [30, 45])
  }

  @Test("that is a stack's is the stack")
  func stacks() {
    let row = HStack(alignment: .bottom, spacing: 4) {
      box(20, 10)
      Color.green
    }
    let layout = HStackLayout(alignment: .bottom, spacing: 4) {
      box(20, 10)
      Color.green
    }
    #expect(leafFrames(row) == leafFrames(layout))
  }

  @Test("may become another while its views keep their state")
  func any() async throws {
    let screen = Screen(UIHostingController(rootView: Turning()))
    screen.settle()
    try screen.tap("Count 0")
    try await screen.wait(until: "the count") { screen.has("Count 1") }
    try screen.tap("Turn")
    screen.settle()
    #expect(screen.has("Count 1"))
  }
}
