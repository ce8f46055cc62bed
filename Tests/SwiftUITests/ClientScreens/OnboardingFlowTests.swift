import OnboardingTesting
import SwiftUI
import Testing

/// Welcome, licence, a feature and the app itself: linear, and no way back once one has agreed.
private struct OnboardingFlow: View {
  enum Step: Hashable { case licence, info, main }
  @State private var path: [Step] = []
  @State private var hasLeft = false
  @State private var server = ""
  @FocusState private var isTyping: Bool

  private var address: URL? {
    guard let url = URL(string: server), url.scheme == "https", url.host() != nil else {
      return nil
    }
    return url
  }

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 16) {
        Image(systemName: "gearshape").font(.system(size: 60)).foregroundStyle(.tint)
          .accessibilityHidden(true)
        Text("Field Service").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
        Text(
          hasLeft ? "You need to agree to use the app." : "Connect to your system to get started."
        )
        .multilineTextAlignment(.center).foregroundStyle(.secondary)
        TextField("Server address", text: $server, prompt: Text("https://example.com"))
          .textFieldStyle(.roundedBorder)
          .keyboardType(.URL)
          .textInputAutocapitalization(.never)
          .focused($isTyping)
          .onSubmit { if address != nil { path.append(.licence) } }
        Button("Start") { path.append(.licence) }
          .buttonStyle(.borderedProminent).controlSize(.large)
          .disabled(address == nil)
      }
      .padding()
      .navigationDestination(for: Step.self) { step in
        switch step {
        case .licence: licence
        case .info: info
        case .main: main
        }
      }
    }
  }

  private var licence: some View {
    ScrollView {
      Text(
        verbatim: Array(repeating: "You may use the app at work.", count: 60).joined(separator: " ")
      )
      .padding()
    }
    .navigationTitle("Licence")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Disagree") {
          hasLeft = true
          path = []
        }
      }
      ToolbarItem(placement: .confirmationAction) { Button("Agree") { path = [.info] } }
    }
  }

  private var info: some View {
    ContentUnavailableView {
      Label("Stay connected in the field", systemImage: "wifi.slash")
    } description: {
      Text("Your work orders sync whenever there is a network.")
    } actions: {
      Button("Continue") { path.append(.main) }.buttonStyle(.bordered)
    }
    .navigationBarBackButtonHidden()
  }

  private var main: some View {
    TabView {
      List { Text(verbatim: address?.host() ?? "") }
        .tabItem { Label("Orders", systemImage: "person") }
      Text("Nothing yet").tabItem { Label("News", systemImage: "envelope") }
    }
    .navigationTitle("Work Orders")
    .navigationBarBackButtonHidden()
  }
}

@MainActor @Suite("An onboarding flow of an app's own", .onScreen) struct OnboardingFlowTests {
  @Test("leads from the server's address to the app, and never back past the licence")
  func flow() async throws {
    let screen = shown(OnboardingFlow())
    let start = try #require(try screen.find("Start") as? UIControl)
    #expect(!start.isEnabled)
    try screen.type("ftp://a", into: "Server address")
    screen.press(.return)
    #expect(!start.isEnabled && !screen.has("Agree"))
    for _ in 0..<7 { screen.press(.backspace) }
    try screen.type("https://depot.example.com")
    try await screen.wait(until: "the button") { start.isEnabled }
    screen.press(.return)
    try await screen.wait(until: "the licence") { screen.has("Agree") && screen.has("Licence") }
    #expect(screen.layoutProblems().isEmpty, "\(screen.layoutProblems())")
    try screen.tap("Agree")
    try await screen.wait(until: "the feature") { screen.has("Stay connected in the field") }
    screen.press(.escape)
    screen.press(.altLeft)
    #expect(screen.has("Stay connected in the field") && !screen.has("Agree"))
    try screen.tap("Continue")
    try await screen.wait(until: "the app") { screen.has("depot.example.com") }
    try screen.tap("News")
    try await screen.wait(until: "the other page") { screen.has("Nothing yet") }
    screen.press(.escape)
    #expect(screen.has("Nothing yet") && screen.has("Work Orders"))
  }

  @Test("goes back to its beginning, and says so, where a person disagrees")
  func disagree() async throws {
    let screen = shown(OnboardingFlow())
    try screen.type("https://a.example", into: "Server address")
    try screen.tap("Start")
    try await screen.wait(until: "the licence") { screen.has("Disagree") }
    try screen.tap("Disagree")
    try await screen.wait(until: "the beginning") {
      screen.has("You need to agree to use the app.") && screen.has("Start")
    }
  }
}
