import OnboardingTesting
import SwiftUI
import Testing

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Depth: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[Depth.self] }
    set { self[Depth.self] = newValue }
  }
}

private struct Sum: View {
  @State private var count = 1
  @State private var total = -1
  var body: some View {
    VStack {
      VStack {
        Text("One").preference(key: Total.self, value: count)
        Text("Two").preference(key: Total.self, value: 10)
          .transformPreference(Total.self) { $0 *= 2 }
        if count > 1 { Text("Three").preference(key: Total.self, value: 100) }
      }
      .onPreferenceChange(Total.self) { total = $0 }
      Button("More") { count += 1 }
      Text(verbatim: "total \(total)")
    }
  }
}

private struct Deep: View {
  @Environment(\.depth) private var depth
  var body: some View { Text(verbatim: "depth \(depth)") }
}

private struct Reasons: View {
  @Environment(\.redactionReasons) private var reasons
  var body: some View {
    Image(systemName: reasons.contains(.invalidated) ? "xmark" : "checkmark")
  }
}

@MainActor @Suite("A value that views hand on", .onScreen) struct PreferenceTests {
  @Test("to those around them is joined, changed on its way, and follows the state")
  func preferences() async throws {
    let screen = shown(Sum())
    try await screen.wait(until: "the sum") { screen.has("total 21") }
    try screen.tap("More")
    try await screen.wait(until: "the other sum") { screen.has("total 122") }
  }

  @Test("to those in them is set, and changed step by step")
  func environment() {
    let screen = shown(
      VStack {
        Deep()
        Deep().transformEnvironment(\.depth) { $0 += 1 }.transformEnvironment(\.depth) { $0 += 2 }
          .environment(\.depth, 10)
      })
    #expect(screen.has("depth 1") && screen.has("depth 13"))
  }

  @Test("of reasons to cover what they show may be one that they alone know what to do with")
  func invalidated() {
    let screen = shown(Reasons().redacted(reason: .invalidated))
    #expect(screen.has("xmark") && !screen.has("checkmark"))
  }
}
