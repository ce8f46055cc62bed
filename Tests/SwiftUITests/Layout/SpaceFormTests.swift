import OnboardingTesting
import SwiftUI
import Testing

private struct Spaces: View {
  var body: some View { content }
  @available(*, deprecated) private var content: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 50)
      VStack(spacing: 0) {
        Color.blue.frame(height: 30)
        GeometryReader { room in
          let places = [
            room.frame(in: .local).minY, room.frame(in: .global).minY,
            room.frame(in: .named("old")).minY, room.frame(in: LocalCoordinateSpace()).minY,
            room.frame(in: GlobalCoordinateSpace()).minY,
            room.frame(in: NamedCoordinateSpace.named("old")).minY,
            room.frame(in: CoordinateSpace.named("old")).minY,
          ]
          Text(verbatim: places.map { "\(Int($0))" }.joined(separator: " "))
        }
      }
      .coordinateSpace(name: "old")
    }
  }
}

/// Notes what its views say about themselves.
private struct Asking: Layout {
  let note: ([String]) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews[0].dimensions(in: .unspecified)
    note([
      "\(size.width) \(size.height) \(size[.leading]) \(size[VerticalAlignment.center])",
      "\(subviews[0] == subviews[0]) \(subviews[0] == subviews[1])",
      "\(subviews[0].priority) \(subviews[1].priority)",
      "\(subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical))",
      "\(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal))",
    ])
    return CGSize(width: 50, height: 50)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@MainActor @Suite("A place in a space", .onScreen) struct SpaceFormTests {
  @Test("is counted in each documented form of the space")
  func spaces() {
    let screen = shown(Spaces())
    #expect(screen.has("0 80 30 0 80 30 30"), "\(screen.textTree)")
    #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.local.isGlobal)
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
    #expect(LocalCoordinateSpace().coordinateSpace == .local)
    #expect(GlobalCoordinateSpace().coordinateSpace == .global)
  }

  @Test("is given by a layout that asks its views")
  func subviews() {
    var words: [String] = []
    let screen = shown(
      Asking(note: { words = $0 }) {
        box(20, 10).layoutPriority(2)
        box(30, 30)
      })
    screen.settle()
    #expect(words == ["20.0 10.0 0.0 5.0", "true false", "2.0 0.0", "8.0", "8.0"])
  }

  @Test("is one on another in a layout of depth")
  func depth() {
    let frames = leafFrames(
      AnyLayout(ZStackLayout(alignment: .bottomTrailing)) {
        box(40, 40)
        box(20, 10, .blue)
      })
    #expect(
      frames == [
        CGRect(x: 80, y: 30, width: 40, height: 40), CGRect(x: 100, y: 60, width: 20, height: 10),
      ])
  }
}
