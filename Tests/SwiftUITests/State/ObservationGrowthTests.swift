import CHeap
import OnboardingTesting
import SwiftUI
import Testing

@Observable private final class Person {
  var name = "Rahel"
}

private struct Counted: View {
  let person: Person
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(person.name) \(count)")
      Button("Add") { count += 1 }
    }
  }
}

@MainActor @Suite("An object that a body reads again and again", .onScreen)
struct ObservationGrowthTests {
  @Test("does not remember each time, when it never changes itself")
  func growth() async throws {
    let person = Person()
    let screen = Screen(UIHostingController(rootView: Counted(person: person)))
    let button = try #require(screen.find("Add") as? UIControl)
    func press(_ times: Int) async {
      for _ in 0..<times {
        button.sendActions(for: .primaryActionTriggered)
        await Screen.turn()
      }
    }
    await press(300)
    let before = mallinfo2().uordblks
    await press(2_000)
    let growth = Int(mallinfo2().uordblks) - Int(before)
    #expect(growth < 2_000 * 200, "one listener more takes 700 bytes; \(growth) for 2,000 updates")
    person.name = "Mirjam"
    try await screen.wait(until: "the new name") { screen.has("Mirjam 2300") }
  }

  @Test("forgets a view that has gone")
  func comingAndGoing() async throws {
    let person = Person()
    let screen = Screen(UIHostingController(rootView: Visited(person: person)))
    let button = try #require(screen.find("Turn") as? UIControl)
    func visit(_ times: Int) async {
      for _ in 0..<2 * times {
        button.sendActions(for: .primaryActionTriggered)
        await Screen.turn()
        screen.settle()
      }
    }
    await visit(150)
    let before = mallinfo2().uordblks
    await visit(600)
    let growth = Int(mallinfo2().uordblks) - Int(before)
    #expect(growth < 600 * 200, "one listener more takes 700 bytes; \(growth) for 600 visits")
  }
}

private struct Visited: View {
  let person: Person
  @State private var isThere = false

  var body: some View {
    VStack {
      Button("Turn") { isThere.toggle() }
      if isThere { Named(person: person) }
    }
  }
}

private struct Named: View {
  let person: Person
  var body: some View { Text(verbatim: person.name) }
}
