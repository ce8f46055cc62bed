import OnboardingTesting
import SwiftUI
import Testing

private let middle = CGPoint(x: 100, y: 100)

/// A gesture made of another.
private struct Poke: Gesture {
  let action: () -> Void
  var body: some Gesture { TapGesture().onEnded(action) }
}

private struct Held: View {
  @GestureState(initialValue: 1) private var first
  @GestureState(resetTransaction: Transaction(animation: .default)) private var word: String?
  @GestureState(wrappedValue: 0, resetTransaction: Transaction()) private var last
  var body: some View {
    Color.red.overlay { Text(verbatim: "\(first) \(word ?? "-") \(last)") }
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($first) { _, value, _ in value = 2 }
          .updating($word) { _, value, _ in value = "held" }
          .updating($last) { _, value, _ in value = 3 })
  }
}

private struct Pressed: View {
  let notes: Notes
  var body: some View { content }
  @available(*, deprecated) private var content: some View {
    Color.red.onLongPressGesture(
      minimumDuration: 0.01, maximumDistance: 20, pressing: { notes.write("pressing \($0)") },
      perform: { notes.write("done") })
  }
}

@MainActor @Suite("A documented form of a gesture", .onScreen) struct GestureFormTests {
  private let notes = Notes()

  private func show(_ view: some View) -> Screen {
    Screen(UIHostingController(rootView: view), size: ScreenSize(width: 200, height: 200))
  }

  @Test("is made of another one")
  func composed() throws {
    let screen = show(Color.red.gesture(Poke { notes.write("poked") }))
    try screen.tap(at: middle)
    #expect(notes.take() == ["poked"])
    let both = show(
      Color.red.gesture(
        Poke { notes.write("poked") }.simultaneously(
          with: LongPressGesture(minimumDuration: 60).onChanged { _ in notes.write("down") })))
    try both.tap(at: middle)
    #expect(Set(notes.take()) == ["down", "poked"])
  }

  @Test("keeps states as long as it is under way, made in each way")
  func states() throws {
    let screen = show(Held())
    #expect(screen.has("1 - 0"))
    let touch = try screen.press(at: middle)
    touch.move(to: CGPoint(x: 110, y: 100))
    #expect(screen.has("2 held 3"))
    touch.release(at: CGPoint(x: 110, y: 100))
    #expect(screen.has("1 - 0"))
  }

  @Test("of a long press tells whether a finger is down, in the form of before")
  func pressing() async throws {
    let screen = show(Pressed(notes: notes))
    let touch = try screen.press(at: middle)
    try await screen.wait(until: "the press") { notes.words.contains("done") }
    touch.release(at: middle)
    #expect(notes.take() == ["pressing true", "done", "pressing false"])
  }
}
