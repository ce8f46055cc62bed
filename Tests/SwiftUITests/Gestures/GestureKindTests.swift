import OnboardingTesting
import SwiftUI
import Testing

/// What happened, in order.
@MainActor final class Notes {
  private(set) var words: [String] = []
  func write(_ word: String) { words.append(word) }
  func take() -> [String] {
    defer { words = [] }
    return words
  }
}

private let middle = CGPoint(x: 100, y: 100)

@MainActor private func show(_ view: some View) -> Screen {
  Screen(UIHostingController(rootView: view), size: ScreenSize(width: 200, height: 200))
}

private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

private struct Dragged: View {
  let notes: Notes
  @GestureState private var offset = CGSize.zero
  var body: some View {
    Color.red.frame(width: 100, height: 100)
      .overlay { Text(verbatim: "At \(Int(offset.width))") }
      .gesture(
        DragGesture(minimumDistance: 5)
          .updating($offset) { value, offset, _ in offset = value.translation }
          .onChanged { notes.write("\(Int($0.location.x)) \(Int($0.translation.height))") }
          .onEnded { notes.write("end \(Int($0.startLocation.x)) \(Int($0.translation.width))") })
  }
}

@MainActor @Suite("A gesture of SwiftUI", .onScreen) struct GestureKindTests {
  private let notes = Notes()

  @Test("of a drag tells places and keeps a state as long as it is under way")
  func drag() async throws {
    let screen = show(Dragged(notes: notes))
    let touch = try screen.press(at: middle)
    touch.move(to: point(103, 100))
    #expect(notes.take() == [])
    touch.move(to: point(120, 107))
    #expect(notes.take() == ["70 7"])
    #expect(screen.has("At 20"))
    touch.release(at: point(130, 107))
    #expect(notes.take() == ["end 50 30"])
    #expect(screen.has("At 0"))
    let other = try screen.press(at: middle)
    other.move(to: point(140, 100))
    #expect(screen.has("At 40"))
    other.cancel()
    #expect(screen.has("At 0"))
    #expect(notes.take() == ["90 0"])
  }

  @Test("of a drag counts from the window if asked, and foresees where it comes to rest")
  func global() throws {
    var value: DragGesture.Value?
    let screen = show(
      Color.red.frame(width: 100, height: 100).gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { value = $0 }))
    let touch = try screen.press(at: middle)
    #expect(value?.location == middle)
    touch.move(to: point(110, 100))
    let last = try #require(value)
    #expect(last.startLocation == middle && last.translation == CGSize(width: 10, height: 0))
    #expect(last.predictedEndLocation.x >= last.location.x)
    #expect(last.predictedEndTranslation.width >= 10)
    touch.release(at: point(110, 100))
  }

  @Test("of a long press tells when a finger goes down and when the time is over")
  func longPress() async throws {
    let screen = show(
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.01).onChanged { notes.write("changed \($0)") }
          .onEnded { notes.write("ended \($0)") }))
    let touch = try screen.press(at: middle)
    #expect(notes.words == ["changed true"])
    try await screen.wait(until: "the end") { notes.words.count == 2 }
    #expect(notes.take() == ["changed true", "ended true"])
    touch.release(at: middle)
    #expect(notes.take() == [])
  }

  @Test("of a long press as a modifier tells whether a finger is down")
  func onLongPress() async throws {
    let screen = show(
      Color.red.onLongPressGesture(minimumDuration: 0.01) {
        notes.write("done")
      } onPressingChanged: {
        notes.write("\($0)")
      })
    let touch = try screen.press(at: middle)
    try await screen.wait(until: "the end") { notes.words.contains("done") }
    touch.release(at: middle)
    #expect(notes.take() == ["true", "done", "false"])
    let short = try screen.press(at: middle)
    short.release(at: middle)
    #expect(notes.take() == ["true", "false"])
  }

  @Test("of taps tells their place, and one tap waits until it is known to be no double tap")
  func taps() async throws {
    let screen = show(
      Color.red.frame(width: 100, height: 100)
        .onTapGesture(count: 2) { notes.write("double") }
        .onTapGesture { place in notes.write("at \(Int(place.x)) \(Int(place.y))") })
    try screen.tap(at: point(60, 70), count: 2)
    #expect(notes.take() == ["double"])
    try screen.tap(at: point(60, 70))
    #expect(notes.words == [])
    try await screen.wait(until: "the single tap") { !notes.words.isEmpty }
    #expect(notes.take() == ["at 10 20"])
  }

  @Test("is told as something else")
  func map() throws {
    let screen = show(
      Color.red.gesture(TapGesture().map { "tapped" }.onEnded { notes.write($0) }))
    try screen.tap(at: middle)
    #expect(notes.take() == ["tapped"])
  }

  @Test("with another one is one of them, the first going before the second")
  func exclusive() async throws {
    let screen = show(
      Color.red.gesture(
        DragGesture().exclusively(before: TapGesture()).onEnded { value in
          switch value {
          case .first: notes.write("drag")
          case .second: notes.write("tap")
          }
        }))
    try screen.tap(at: middle)
    #expect(notes.take() == ["tap"])
    let touch = try screen.press(at: middle)
    touch.move(to: point(150, 100))
    touch.release(at: point(150, 100))
    #expect(notes.take() == ["drag"])
  }

  @Test("with another one is both at once")
  func simultaneous() throws {
    let screen = show(
      Color.red.gesture(
        DragGesture(minimumDistance: 0).simultaneously(with: TapGesture()).onEnded { value in
          notes.write(value.first == nil ? "no drag" : "drag")
          notes.write(value.second == nil ? "no tap" : "tap")
        }))
    try screen.tap(at: middle)
    #expect(notes.take() == ["drag", "tap"])
    let touch = try screen.press(at: middle)
    touch.move(to: point(150, 100))
    touch.release(at: point(150, 100))
    #expect(notes.take() == ["drag", "no tap"])
  }

  @Test("after another one comes in the same touch, and not without it")
  func sequence() async throws {
    let gesture = LongPressGesture(minimumDuration: 0.01).sequenced(
      before: DragGesture(minimumDistance: 0))
    let screen = show(
      Color.red.gesture(
        gesture.onChanged { value in
          switch value {
          case .first: notes.write("down")
          case .second(_, nil): notes.write("held")
          case .second(_, let drag?): notes.write("drag \(Int(drag.translation.width))")
          }
        }.onEnded { _ in notes.write("end") }))
    let touch = try screen.press(at: middle)
    try await screen.wait(until: "the press") { notes.words.contains("held") }
    touch.move(to: point(130, 100))
    touch.release(at: point(130, 100))
    #expect(notes.take().filter { $0 != "drag 0" } == ["down", "held", "drag 30", "end"])
    let short = try screen.press(at: middle)
    short.move(to: point(150, 100))
    short.release(at: point(150, 100))
    #expect(notes.take() == ["down"])
  }
}
