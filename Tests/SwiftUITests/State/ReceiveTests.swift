import OnboardingTesting
import SwiftUI
import Testing

@MainActor private final class Model: ObservableObject {
  @Published var name = "Ada"
  @Published var count = 0
}

private struct Listening: View {
  let model: Model
  let runs: BodyRuns
  @State private var isThere = true
  @State private var last = "-"
  var body: some View {
    VStack {
      if isThere {
        Text(verbatim: "last \(last)")
          .onReceive(model.$name) { name in
            runs.note("name \(name) was \(model.name)")
            last = name
          }
          .onReceive(model.objectWillChange) { runs.note("change") }
      }
      Button("Leave") { isThere = false }
    }
  }
}

@MainActor @Suite("A view that listens", .onScreen) struct ReceiveTests {
  private let runs = BodyRuns()
  private let model = Model()

  @Test("hears the value of the moment, and each new one before it is in its place")
  func values() async throws {
    let screen = shown(Listening(model: model, runs: runs))
    try await screen.wait(until: "the first") { screen.has("last Ada") }
    #expect(runs.take() == ["name Ada was Ada"])
    model.name = "Grace"
    try await screen.wait(until: "the next") { screen.has("last Grace") }
    #expect(runs.take() == ["change", "name Grace was Ada"])
    model.count = 1
    #expect(runs.take() == ["change"])
  }

  @Test("hears no more once it is gone")
  func end() async throws {
    let screen = shown(Listening(model: model, runs: runs))
    try screen.tap("Leave")
    try await screen.wait(until: "it is gone") { !screen.has("last Ada") }
    _ = runs.take()
    model.name = "Grace"
    #expect(runs.take() == [])
  }
}
