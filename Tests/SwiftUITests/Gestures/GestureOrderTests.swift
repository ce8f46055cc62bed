import OnboardingTesting
import SwiftUI
import Testing

private let middle = CGPoint(x: 100, y: 100)

@MainActor private func show(_ view: some View) -> Screen {
  Screen(UIHostingController(rootView: view), size: ScreenSize(width: 200, height: 200))
}

private struct Leaving: View {
  @State private var isThere = true
  var body: some View {
    if isThere {
      Color.red.onTapGesture { isThere = false }
    } else {
      Text(verbatim: "Gone")
    }
  }
}

@MainActor @Suite("Gestures of nested views", .onScreen) struct GestureOrderTests {
  private let notes = Notes()

  private func note(_ word: String) -> some Gesture<Void> {
    TapGesture().onEnded { notes.write(word) }
  }

  @Test("leave the touch to the inner one")
  func inner() throws {
    let screen = show(Color.red.gesture(note("inner")).padding(10).gesture(note("outer")))
    try screen.tap(at: middle)
    #expect(notes.take() == ["inner"])
    try screen.tap(at: CGPoint(x: 4, y: 100))
    #expect(notes.take() == ["outer"])
  }

  @Test("leave it to the outer one that goes before")
  func priority() throws {
    let screen = show(
      Color.red.gesture(note("inner")).highPriorityGesture(note("outer")))
    try screen.tap(at: middle)
    #expect(notes.take() == ["outer"])
  }

  @Test("leave it to the inner one when the one that goes before fails")
  func failure() throws {
    let screen = show(
      Color.red.gesture(note("inner")).highPriorityGesture(
        DragGesture().onEnded { _ in notes.write("drag") }))
    try screen.tap(at: middle)
    #expect(notes.take() == ["inner"])
    let touch = try screen.press(at: middle)
    touch.move(to: CGPoint(x: 150, y: 100))
    touch.release(at: CGPoint(x: 150, y: 100))
    #expect(notes.take() == ["drag"])
  }

  @Test("are both heard when one is beside the other")
  func beside() throws {
    let screen = show(
      Color.red.gesture(note("inner")).simultaneousGesture(note("outer")))
    try screen.tap(at: middle)
    #expect(Set(notes.take()) == ["inner", "outer"])
  }

  @Test("do not replace a button, neither a plain one nor one of views")
  func button() throws {
    for isPlain in [true, false] {
      let content: AnyView =
        isPlain
        ? AnyView(Button("Press") { notes.write("button") })
        : AnyView(
          Button {
            notes.write("button")
          } label: {
            Color.red.frame(width: 100, height: 100)
          })
      let usual = show(content.onTapGesture { notes.write("tap") })
      try usual.tap(at: middle)
      #expect(notes.take() == ["button"])
      let both = show(content.simultaneousGesture(note("tap")))
      try both.tap(at: middle)
      #expect(Set(notes.take()) == ["button", "tap"])
      let first = show(content.highPriorityGesture(note("tap")))
      try first.tap(at: middle)
      #expect(notes.take() == ["tap"])
    }
  }

  @Test("obey the mask")
  func mask() throws {
    let inside = Color.red.gesture(note("inner"))
    let cases: [(GestureMask, [String])] = [
      (.all, ["inner"]), (.subviews, ["inner"]), (.gesture, ["outer"]), (.none, []),
    ]
    for (mask, words) in cases {
      let screen = show(inside.gesture(note("outer"), including: mask))
      screen.settle()
      try screen.tap(at: middle)
      #expect(notes.take() == words)
    }
  }

  @Test("rest in a disabled view")
  func disabled() throws {
    let screen = show(Color.red.onTapGesture { notes.write("tap") }.disabled(true))
    try screen.tap(at: middle)
    #expect(notes.take() == [])
  }

  @Test("may take their own view away")
  func removal() throws {
    let screen = show(Leaving())
    try screen.tap(at: middle)
    #expect(screen.has("Gone"))
  }

  @Test("are heard at the very edge of their view, and in its content shape alone")
  func edge() throws {
    let tile = Color.red.frame(width: 100, height: 100)
    let plain = show(tile.onTapGesture { notes.write("tap") })
    for x in [50.0, 50.2, 149.4, 149.9] { try plain.tap(at: CGPoint(x: x, y: 50)) }
    #expect(notes.take().count == 4)
    try plain.tap(at: CGPoint(x: 150.5, y: 100))
    #expect(notes.take() == [])
    let round = show(tile.contentShape(Circle()).onTapGesture { notes.write("tap") })
    try round.tap(at: CGPoint(x: 55, y: 55))
    #expect(notes.take() == [])
    try round.tap(at: middle)
    #expect(notes.take() == ["tap"])
    let kind = show(
      tile.contentShape(.interaction, Rectangle().inset(by: 30)).onTapGesture {
        notes.write("tap")
      })
    try kind.tap(at: CGPoint(x: 60, y: 100))
    #expect(notes.take() == [])
  }

  @Test("do not reach what takes no part")
  func hitTesting() throws {
    let screen = show(
      ZStack {
        Color.blue.onTapGesture { notes.write("below") }
        Color.red.onTapGesture { notes.write("above") }.allowsHitTesting(false)
      })
    try screen.tap(at: middle)
    #expect(notes.take() == ["below"])
  }
}
