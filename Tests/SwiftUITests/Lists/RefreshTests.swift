import OnboardingTesting
import SwiftUI
import Testing

private struct Refreshed: View {
  @State private var count = 0
  let gate: Gate
  let isStacked: Bool
  var body: some View {
    if isStacked { NavigationStack { list } } else { list }
  }
  private var list: some View {
    List {
      Text(verbatim: "count \(count)")
      Again()
    }
    .refreshable {
      await gate.pass()
      count += 1
    }
  }
}

private struct Again: View {
  @Environment(\.refresh) private var refresh
  var body: some View { Button("Again") { Task { await refresh?() } }.disabled(refresh == nil) }
}

/// Lets who waits at it on when it is opened.
@MainActor private final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@MainActor @Suite("A view that is brought up to date", .onScreen) struct RefreshTests {
  @Test("has a button for it, which shows that it is at work", arguments: [true, false])
  func button(isStacked: Bool) async throws {
    let gate = Gate()
    let screen = shown(Refreshed(gate: gate, isStacked: isStacked))
    try screen.tap("Refresh")
    try await screen.wait(until: "the work") {
      !screen.has("Refresh") && screen.all(UIActivityIndicatorView.self).count == 1
    }
    gate.open()
    try await screen.wait(until: "the end") { screen.has("count 1") && screen.has("Refresh") }
  }

  @Test("is brought up to date by what is in it")
  func environment() async throws {
    let gate = Gate()
    gate.open()
    let screen = shown(Refreshed(gate: gate, isStacked: false))
    try screen.tap("Again")
    try await screen.wait(until: "the end") { screen.has("count 1") }
  }
}
