import FioriSwiftUICore
import OnboardingTesting
import SwiftUI
import Testing

// What `README.md` shows, as it is printed there but for `@main`.

private struct FieldServiceApp: App {
  var body: some Scene {
    WindowGroup { Start() }
  }
}

private struct Start: View {
  @State private var email = ""
  @State private var account: String?

  var body: some View {
    NavigationStack {
      WelcomeScreen(title: "Field Service", inputText: $email, options: [.discoveryService])
        .onPrimaryAction { _ in account = email }
        .navigationDestination(item: $account) { Text("Hello \($0)") }
    }
  }
}

@MainActor @Suite("The app that the README shows", .onScreen) struct ReadmeSampleTests {
  @Test("leads from an address to the next page, and back")
  func start() async throws {
    _ = FieldServiceApp()
    let screen = Screen(UIHostingController(rootView: Start()))
    try screen.type("jane@example.com", into: "emailTextField")
    try await screen.wait(until: "the button") {
      (try? screen.find("primaryActionButton") as? UIControl)?.isEnabled == true
    }
    try screen.tap("primaryActionButton")
    try await screen.wait(until: "the next page") { screen.has("Hello jane@example.com") }
    try screen.tap("Back")
    try await screen.wait(until: "the welcome screen") { screen.has("Field Service") }
    #expect(try screen.find("emailTextField").accessibilityValue == "jane@example.com")
  }

  @Test("is tested as Documentation/Testing.md says")
  func documentedTest() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let screen = Screen(UIHostingController(rootView: Start()), size: .small, look: .largeText)
    try screen.type("jane@example.com", into: "emailTextField")
    try screen.tap("primaryActionButton")
    try await screen.wait(until: "the next page") { screen.has("Hello jane@example.com") }
    #expect(screen.layoutProblems().isEmpty)
    try screen.writePNG(to: folder.appendingPathComponent("start.png").path)
  }
}
