import FioriSwiftUICore
import Foundation
import Onboarding
import OnboardingFiles
import OnboardingTesting
import SwiftUI
import Testing

// What `Documentation/Flow.md` shows, as it is printed there.

@MainActor @Observable private final class Visits: OnboardingHost {
  var step = OnboardingFlow.Step.starting
  @ObservationIgnored var driver: OnboardingDriver?

  func start(_ plan: OnboardingPlan, in file: RecordFile) {
    driver = OnboardingDriver(plan, records: file, host: self)
    driver?.onChange = { [weak self] flow in self?.step = flow.step }
    send(.started)
  }
  func send(_ event: OnboardingFlow.Event) { Task { await driver?.send(event) } }
  func remove(_ reset: OnboardingReset) async -> Set<OnboardingReset.Trace> { [] }
}

private struct VisitsView: View {
  let visits: Visits
  var body: some View {
    switch visits.step {
    case .welcome:
      WelcomeScreen(title: "Visits", inputText: .constant(""), state: .isConfigured)
        .onPrimaryAction { _ in visits.send(.begun) }
    case .licence(let licence):
      EULAView(
        title: "License", bodyText: "You may use this app.",
        didAgree: { visits.send(.agreed(licence.document)) },
        didDisagree: { visits.send(.disagreed(licence.document)) })
    case .main: Text("Today's Visits")
    default: ProgressView()
    }
  }
}

@MainActor @Suite("Documentation/Flow.md", .onScreen) struct DocumentedFlowTests {
  /// A folder that goes with the value.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: "foyer-\(UUID())").path
    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private func plan() throws -> OnboardingPlan {
    let plan = try OnboardingPlan([.welcome, .licence(LegalDocument(id: "licence", version: 2))])
    return plan
  }

  private func started(in folder: Folder) throws -> (Visits, Screen) {
    let visits = Visits()
    visits.start(try plan(), in: RecordFile(application: "com.example.Visits", folder: folder.path))
    return (
      visits, Screen(UIHostingController(rootView: NavigationStack { VisitsView(visits: visits) }))
    )
  }

  @Test("leads to the app, and to nothing else after the next start")
  func visits() async throws {
    let folder = Folder()
    let (visits, screen) = try started(in: folder)
    try await screen.wait(until: "the welcome screen") { screen.has("primaryActionButton") }
    try screen.tap("primaryActionButton")
    try await screen.wait(until: "the licence") { screen.has("eulaTextView") }
    let license = try #require(visits.driver?.flow.step)
    #expect(license == .licence(.init(document: LegalDocument(id: "licence", version: 2))))
    await visits.driver?.send(.agreed(LegalDocument(id: "licence", version: 2)))
    try await screen.wait(until: "the app") { screen.has("Today's Visits") }

    let (_, again) = try started(in: folder)
    try await again.wait(until: "the app") { again.has("Today's Visits") }
  }

  @Test("prints what is tested here, and no more than thirty lines for an app")
  func printed() throws {
    let tests = URL(filePath: #filePath)
    let root = (0..<4).reduce(tests) { url, _ in url.deletingLastPathComponent() }
    let page = try String(
      contentsOf: root.appending(path: "Documentation/Flow.md"), encoding: .utf8)
    let source = try String(contentsOf: tests, encoding: .utf8)
    func words(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces).replacing("private ", with: "")
      }
    }
    let tested = Set(words(source))
    let samples = page.components(separatedBy: "```swift").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(samples.count >= 2)
    for line in words(samples.joined()) { #expect(tested.contains(line), "\(line)") }
    #expect(words(samples.last ?? "").count <= 30)
  }
}
