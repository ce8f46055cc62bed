import CHeap
import OnboardingTesting
import SwiftUI
import Testing

private final class Model: ObservableObject {
  let diary: BodyRuns
  init(_ diary: BodyRuns) { self.diary = diary }
}

private struct Journey: View {
  let diary: BodyRuns
  let made: (Model) -> Void
  @State private var path: [Int]

  init(diary: BodyRuns, path: [Int] = [], made: @escaping (Model) -> Void = { _ in }) {
    self.diary = diary
    self.made = made
    _path = State(initialValue: path)
  }

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("First", value: 1)
        .onAppear { diary.note("root appears") }
        .onDisappear { diary.note("root disappears") }
        .navigationDestination(for: Int.self) { number in
          Stop(number: number, diary: diary, made: made)
        }
    }
  }
}

private struct Stop: View {
  let number: Int
  let diary: BodyRuns
  @StateObject private var model: Model
  @State private var ticks = 0

  init(number: Int, diary: BodyRuns, made: @escaping (Model) -> Void) {
    self.number = number
    self.diary = diary
    _model = StateObject(
      wrappedValue: {
        let model = Model(diary)
        made(model)
        return model
      }())
  }

  var body: some View {
    NavigationLink("Next \(number)", value: number + 1)
      .onAppear { diary.note("\(number) appears") }
      .onDisappear { diary.note("\(number) disappears") }
      .task {
        diary.note("\(number) works")
        while !Task.isCancelled { await Task.yield() }
        diary.note("\(number) rests")
      }
      .navigationTitle(Text(verbatim: "Stop \(number)"))
      .toolbar { Button("Item \(number)") { ticks += 1 } }
  }
}

@MainActor @Suite("A page of a stack", .onScreen) struct PageLifeTests {
  private let diary = BodyRuns()

  private func show(_ view: some View) async throws -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  @Test("appears and disappears as others cover it, and its task runs while it is seen")
  func appearing() async throws {
    let screen = try await show(Journey(diary: diary))
    try await screen.wait(until: "the root") { diary.names == ["root appears"] }
    _ = diary.take()
    try screen.tap("First")
    try await screen.wait(until: "the page") {
      Set(diary.names) == ["1 appears", "root disappears", "1 works"]
    }
    _ = diary.take()
    try screen.tap("Next 1")
    try await screen.wait(until: "the next page") {
      Set(diary.names) == ["2 appears", "1 disappears", "2 works", "1 rests"]
    }
    _ = diary.take()
    screen.press(.escape)
    try await screen.wait(until: "the page again") {
      Set(diary.names) == ["1 appears", "2 disappears", "1 works", "2 rests"]
    }
    _ = diary.take()
    screen.press(.escape)
    try await screen.wait(until: "the root again") {
      Set(diary.names) == ["root appears", "1 disappears", "1 rests"]
    }
    #expect(diary.names.count == 3)
  }

  @Test("below the last one of a path does not appear")
  func deep() async throws {
    let screen = try await show(Journey(diary: diary, path: [1, 2, 3]))
    try await screen.wait(until: "the last page") { diary.names.contains("3 works") }
    #expect(Set(diary.names) == ["3 appears", "3 works"])
    #expect(screen.has("Stop 3"))
  }

  @Test("is gone, with its state, once it is left")
  func freed() async throws {
    weak var model: Model?
    weak var controller: UIViewController?
    let screen = try await show(Journey(diary: diary) { model = $0 })
    let hosting = try #require(screen.window.rootViewController)
    try screen.tap("First")
    try await screen.wait(until: "the page") { screen.has("Stop 1") }
    let navigation = try #require(hosting.children.first as? UINavigationController)
    controller = navigation.topViewController
    #expect(model != nil && controller != nil)
    screen.press(.escape)
    try await screen.wait(until: "the root") { screen.has("First") }
    try await screen.wait(until: "the page to be gone") { model == nil && controller == nil }
  }

  @Test("goes with the stack")
  func stackFreed() async throws {
    weak var navigation: UIViewController?
    weak var model: Model?
    do {
      let screen = try await show(Journey(diary: diary, path: [1]) { model = $0 })
      try await screen.wait(until: "the page") { screen.has("Stop 1") }
      navigation = screen.window.rootViewController?.children.first
      #expect(model != nil && navigation != nil)
      screen.window.rootViewController = nil
    }
    for _ in 0..<20 where model != nil || navigation != nil { await turn() }
    #expect(model == nil)
    #expect(navigation == nil)
  }

  private func turn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  /// `FOYER_CYCLES` asks for more than a test takes.
  @Test("takes no more memory each time it is pushed and popped")
  func growth() async throws {
    let cycles = ProcessInfo.processInfo.environment["FOYER_CYCLES"].flatMap { Int($0) } ?? 200
    let shown = Path()
    let screen = Screen(UIHostingController(rootView: Cycling(path: shown)))
    let ground = try #require(screen.window.rootViewController?.view)
    func cycle(_ times: Int) async {
      for _ in 0..<times {
        for values in [[1], [1, 2], []] {
          shown.values = values
          // One turn for the update, one for UIKit's stack, one for what follows from that.
          for _ in 0..<3 { await turn() }
          ground.layoutIfNeeded()
        }
      }
    }
    await cycle(100)
    // A page that is kept is kept each time; the display's caches grow now and then.
    var growth = Int.max
    for _ in 0..<3 where growth >= 50 * cycles {
      let before = mallinfo2().uordblks
      await cycle(cycles)
      growth = min(growth, Int(mallinfo2().uordblks) - Int(before))
    }
    #expect(growth < 50 * cycles, "50 bytes a time are less than one object kept")
  }
}

@Observable private final class Path {
  var values: [Int] = []
}

private struct Cycling: View {
  @Bindable var path: Path
  var body: some View {
    NavigationStack(path: $path.values) {
      NavigationLink("First", value: 1)
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          List { NavigationLink("Next", value: number + 1) }
            .navigationTitle(Text(verbatim: "Stop \(number)"))
            .toolbar {
              ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
              ToolbarItem(placement: .bottomBar) { Text(verbatim: "Below") }
            }
        }
    }
  }
}
