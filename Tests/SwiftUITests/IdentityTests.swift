import OnboardingTesting
import Testing

@testable import SwiftUI

private struct Row: View {
  let name: String
  @State private var taps = 0
  var body: some View { Button("\(name) \(taps)") { taps += 1 } }
}

private struct Rows: View {
  @State private var names = ["a", "b", "c"]
  var body: some View {
    VStack {
      Button("Turn") { names.reverse() }
      Button("Drop") { names.removeAll { $0 == "a" } }
      Button("Add") { names.append("a") }
      ForEach(names, id: \.self) { Row(name: $0) }
    }
  }
}

private struct Branches: View {
  @State private var isFirst = true
  @State private var ticks = 0
  var body: some View {
    VStack {
      Button("Switch") { isFirst.toggle() }
      Button("Tick \(ticks)") { ticks += 1 }
      if isFirst { Row(name: "one") } else { Row(name: "other") }
    }
  }
}

private struct Erased: View {
  @State private var isFirst = true
  var body: some View {
    VStack {
      Button("Switch") { isFirst.toggle() }
      AnyView(Choice(isFirst: isFirst)).padding(1).accessibilityHint("inside")
    }
  }
  private struct Choice: View {
    let isFirst: Bool
    var body: some View {
      if isFirst { Text("one") } else { Text("other") }
      if !isFirst { Text("more") }
    }
  }
}

@Observable private final class Model {
  var count = 0
}

private final class OldModel: ObservableObject {
  @Published var count = 0
}

private struct Watching: View {
  let model: Model
  @ObservedObject var old: OldModel
  var body: some View {
    VStack {
      Text("New \(model.count)")
      Text("Old \(old.count)")
    }
  }
}

private struct Endless: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").onChange(of: count, initial: true) { count += 1 }
  }
}

@MainActor @Suite("A view's state", .onScreen) struct IdentityTests {
  private func show(_ view: some View) -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  private func wait(_ screen: Screen, _ name: String) async throws {
    try await screen.wait(until: "\(name) to be there") { screen.has(name) }
  }

  @Test("and its widget move with the identity of its element")
  func moves() async throws {
    let screen = show(Rows())
    try screen.tap("a 0")
    try await wait(screen, "a 1")
    let widget = try screen.find("a 1")
    try screen.tap("Turn")
    try await screen.wait(until: "the new order") {
      (try? screen.find("a 1").frame.minY > screen.find("c 0").frame.minY) == true
    }
    #expect(try screen.find("a 1") === widget)
  }

  @Test("is new when its element went and came again")
  func gone() async throws {
    let screen = show(Rows())
    try screen.tap("a 0")
    try await wait(screen, "a 1")
    try screen.tap("Drop")
    try await screen.wait(until: "the row to go") { !screen.has("a 1") }
    try screen.tap("Add")
    try await wait(screen, "a 0")
  }

  @Test("stays when the view around it changes, and goes with the branch of a condition")
  func branches() async throws {
    let screen = show(Branches())
    try screen.tap("one 0")
    try await wait(screen, "one 1")
    try screen.tap("Tick 0")
    try await wait(screen, "Tick 1")
    #expect(screen.has("one 1"))
    try screen.tap("Switch")
    try await wait(screen, "other 0")
    try screen.tap("Switch")
    try await wait(screen, "one 0")
  }

  @Test("changes inside of one whose type is hidden, while that is being updated")
  func erased() async throws {
    let screen = show(Erased())
    #expect(screen.has("one"))
    try screen.tap("Switch")
    try await wait(screen, "more")
    #expect(screen.has("other") && !screen.has("one"))
    try screen.tap("Switch")
    try await wait(screen, "one")
    #expect(!screen.has("more"))
  }

  @Test("follows observable objects, changed on another thread too")
  func objects() async throws {
    let model = Model()
    let old = OldModel()
    let screen = show(Watching(model: model, old: old))
    #expect(screen.has("New 0") && screen.has("Old 0"))
    old.count = 5
    try await wait(screen, "Old 5")
    // Unsafe on purpose: that is what the view has to live with.
    nonisolated(unsafe) let shared = model
    await Task.detached { shared.count = 7 }.value
    try await wait(screen, "New 7")
  }

  @Test("that changes itself for ever is broken off")
  func endless() {
    let screen = show(Endless())
    #expect(screen.has("\(Graph.roundLimit)") || screen.has("\(Graph.roundLimit - 1)"))
  }

  @Test("goes when its controller goes")
  func released() async throws {
    weak var model: Model?
    weak var controller: UIViewController?
    do {
      let made = Model()
      model = made
      let hosting = UIHostingController(rootView: Watching(model: made, old: OldModel()))
      controller = hosting
      let screen = Screen(hosting)
      screen.settle()
      screen.close()
    }
    #expect(controller == nil)
    #expect(model == nil)
  }
}

private struct Hidden: View {
  let count: Int
  var body: some View {
    // Each row changes how many views there are while the one around it is being updated.
    AnyView(
      Group {
        if count > 0 { Text(verbatim: "More") }
        AnyView(
          Group {
            if count > 1 { Text(verbatim: "Most") } else { Text(verbatim: "Less") }
          })
      }
      .padding(count > 0 ? 2 : 1))
  }
}

private struct Unfolding: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Hidden(count: count)
      Button("Next") { count += 1 }
    }
  }
}

@MainActor @Suite("A view of a hidden type", .onScreen) struct HiddenTypeTests {
  @Test("may change how many views it is while it is updated")
  func unfolding() async throws {
    let screen = shown(Unfolding())
    #expect(screen.has("Less"))
    try screen.tap("Next")
    try await screen.wait(until: "more") { screen.has("More") && screen.has("Less") }
    try screen.tap("Next")
    try await screen.wait(until: "most") { screen.has("More") && screen.has("Most") }
  }
}
