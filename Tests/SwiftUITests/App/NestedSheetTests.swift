import OnboardingTesting
import SwiftUI
import Testing

private struct Outer: View {
  let log: BodyRuns
  let isCover: Bool
  @State private var isShown = false
  private func noteDismissal() { log.note("outer") }
  var body: some View {
    if isCover {
      Button("Open") { isShown = true }
        .fullScreenCover(isPresented: $isShown, onDismiss: noteDismissal) { Inner(log: log) }
    } else {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: noteDismissal) { Inner(log: log) }
    }
  }
}

private struct Inner: View {
  let log: BodyRuns
  @State private var isShown = false
  @Environment(\.presentationMode) private var mode
  private func noteDismissal() { log.note("inner") }
  var body: some View {
    VStack {
      Text(verbatim: mode.wrappedValue.isPresented ? "Presented" : "Not presented")
      Button("Further") { isShown = true }
      Button("Back") { mode.wrappedValue.dismiss() }
    }
    .sheet(isPresented: $isShown, onDismiss: noteDismissal) { Innermost() }
  }
}

private struct Innermost: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text(verbatim: "Innermost")
      Button("Done") { dismiss() }
    }
  }
}

@MainActor @Suite("A sheet on a sheet", .onScreen) struct NestedSheetTests {
  private let log = BodyRuns()

  @Test(
    "goes alone, and each is told once that it is gone", arguments: [false, true], [false, true])
  func nested(isCover: Bool, hasMotion: Bool) async throws {
    let screen = try await Screen.shown(
      UIHostingController(rootView: Outer(log: log, isCover: isCover)),
      look: ScreenLook(hasMotion: hasMotion))
    try screen.tap("Open")
    try await screen.wait(until: "the sheet") {
      screen.has("Presented") && !UIView.isAnimating
    }
    try screen.tap("Further")
    try await screen.wait(until: "the sheet on it") {
      screen.has("Innermost") && !UIView.isAnimating
    }
    try screen.tap("Done")
    try await screen.wait(until: "the upper one to go") { log.names.contains("inner") }
    #expect(log.take() == ["inner"])
    #expect(screen.has("Presented"))
    try await screen.wait(until: "rest") { !UIView.isAnimating }
    try screen.tap("Back")
    try await screen.wait(until: "the lower one to go") { log.names.contains("outer") }
    for _ in 0..<5 { await Screen.turn() }
    #expect(log.take() == ["outer"])
    #expect(screen.has("Open"))
  }
}
