import OnboardingTesting
import SwiftUI
import Testing

/// Counts how often bodies have run.
@MainActor final class BodyRuns {
  private(set) var names: [String] = []
  func note(_ name: String) { names.append(name) }
  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

private struct Counter: View {
  let runs: BodyRuns
  @State private var count = 0

  var body: some View {
    let _ = runs.note("Counter")
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
      Fixed(runs: runs, name: "Rahel")
      Reading(runs: runs, count: $count)
    }
  }
}

private struct Fixed: View {
  let runs: BodyRuns
  let name: String
  var body: some View {
    let _ = runs.note("Fixed")
    Text(verbatim: name)
  }
}

private struct Reading: View {
  let runs: BodyRuns
  @Binding var count: Int
  var body: some View {
    let _ = runs.note("Reading")
    Button("Double \(count)") { count *= 2 }
  }
}

private struct Form: View {
  let runs: BodyRuns
  @State private var first = ""
  @State private var last = ""

  var body: some View {
    let _ = runs.note("Form")
    VStack {
      TextField("First", text: $first)
      TextField("Last", text: $last)
      Greeting(runs: runs, name: $first)
    }
  }
}

private struct Greeting: View {
  let runs: BodyRuns
  @Binding var name: String
  var body: some View {
    let _ = runs.note("Greeting")
    Text(verbatim: "Hello \(name)")
  }
}

@MainActor @Suite("An update", .onScreen) struct UpdateTests {
  private let runs = BodyRuns()

  private func show(_ view: some View) -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  @Test("runs only the bodies that read what has changed")
  func count() async throws {
    let screen = show(Counter(runs: runs))
    #expect(runs.take() == ["Counter", "Fixed", "Reading"])
    try screen.tap("Add")
    try await screen.wait(until: "the new text") { screen.has("Count: 1") }
    #expect(runs.take() == ["Counter", "Reading"])
    try screen.tap("Double 1")
    try await screen.wait(until: "the new text") { screen.has("Count: 2") }
    #expect(runs.take() == ["Counter", "Reading"])
  }

  @Test("of a letter typed runs only the body that reads the field")
  func typing() async throws {
    let screen = show(Form(runs: runs))
    #expect(runs.take() == ["Form", "Greeting"])
    try screen.type("A", into: "First")
    try await screen.wait(until: "the new text") { screen.has("Hello A") }
    #expect(runs.take() == ["Greeting"])
    try screen.type("B", into: "Last")
    screen.settle()
    #expect(runs.take() == [])
  }
}

@MainActor @Suite("A view whose type is hidden", .onScreen) struct HiddenTypeUpdateTests {
  @MainActor @Observable fileprivate final class Switch { var isOn = false }

  private struct Flipping: View {
    let flag: Switch
    var body: some View {
      if flag.isOn { Text("on").background(Color.red) } else { Text("off") }
    }
  }

  private struct Holder: View {
    let flag: Switch
    var body: some View {
      // The outer value is another one each time, so that the update goes through the hidden type.
      AnyView(Flipping(flag: flag).padding(flag.isOn ? 2 : 1)).padding(3)
    }
  }

  @Test("may hold a condition that turns over, below a modifier")
  func condition() async {
    let flag = Switch()
    let screen = Screen(UIHostingController(rootView: Holder(flag: flag)))
    #expect(screen.has("off"))
    flag.isOn = true
    await Screen.turn()
    #expect(screen.has("on"))
  }
}
