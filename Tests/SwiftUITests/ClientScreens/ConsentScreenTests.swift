import OnboardingTesting
import SwiftUI
import Testing

private struct Category: Identifiable, Hashable {
  let id: String
  let text: String
  let isRequired: Bool
}

/// Asks for each category of data by itself, and goes on without a required one only after a warning.
private struct ConsentScreen: View {
  let categories: [Category]
  let done: ([String]) -> Void
  @State private var allowed: Set<String> = []
  @State private var warns = false

  private var missing: [Category] {
    categories.filter { $0.isRequired && !allowed.contains($0.id) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(categories) { category in
          Section {
            Toggle(
              category.id,
              isOn: Binding {
                allowed.contains(category.id)
              } set: { isOn in
                if isOn { allowed.insert(category.id) } else { allowed.remove(category.id) }
              })
          } footer: {
            VStack(alignment: .leading, spacing: 4) {
              Text(category.text)
              if category.isRequired { Text("Required").bold().foregroundStyle(.red) }
            }
          }
        }
      }
      .navigationTitle("Privacy")
      .navigationBarBackButtonHidden()
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Decline All", role: .destructive) { allowed = [] }
          Spacer()
          Button("Continue") {
            if missing.isEmpty { done(allowed.sorted()) } else { warns = true }
          }
          .fontWeight(.semibold)
        }
      }
      .alert("Consent Required", isPresented: $warns, presenting: missing.first) { category in
        Button("Allow \(category.id)") { allowed.insert(category.id) }
        Button("Cancel", role: .cancel) {}
      } message: { category in
        Text("The app does not work without \(category.id).")
      }
    }
  }
}

@MainActor @Suite("A screen that asks for consents", .onScreen) struct ConsentScreenTests {
  private let categories = [
    Category(
      id: "Location data", text: "We use your location to show you nearby service orders.",
      isRequired: true),
    Category(
      id: "Crash reports", text: "Send anonymised crash reports to help us improve the app.",
      isRequired: false),
  ]

  private func turn(_ name: String, on screen: Screen) throws {
    let toggle = try #require(try screen.find(name) as? UISwitch)
    toggle.setOn(!toggle.isOn, animated: false)
    toggle.sendActions(for: .valueChanged)
  }

  @Test("goes on with what was allowed, and warns where something required is missing")
  func consent() async throws {
    var answers: [[String]] = []
    let screen = shown(ConsentScreen(categories: categories) { answers.append($0) })
    #expect(screen.has("Required") && screen.layoutProblems().isEmpty)
    try turn("Crash reports", on: screen)
    try screen.tap("Continue")
    try await screen.wait(until: "the warning") {
      screen.has("The app does not work without Location data.")
    }
    #expect(answers.isEmpty)
    try screen.tap("Allow Location data")
    try await screen.wait(until: "it is on") {
      screen.textTree.contains("switch \"Location data\" on")
    }
    try screen.tap("Continue")
    try await screen.wait(until: "the answer") { answers == [["Crash reports", "Location data"]] }
  }

  @Test("takes all back at once, and can be read at twice the size")
  func decline() async throws {
    let screen = shown(ConsentScreen(categories: categories) { _ in }, .largeText)
    #expect(screen.layoutProblems().isEmpty, "\(screen.layoutProblems())")
    try turn("Location data", on: screen)
    try screen.tap("Decline All")
    try await screen.wait(until: "all is off") { !screen.textTree.contains("\" on") }
  }
}
