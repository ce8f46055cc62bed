import Onboarding
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A scanner with more than one camera", .onScreen) struct CameraChoiceTests {
  private let scanner = FakeCodeScanner.withChoices()

  @Test(
    "goes to the camera that the person chooses, and stays with it", arguments: ScanFace.allCases)
  func choice(face: ScanFace) async throws {
    let story = ScanStory(face, scanner)
    try await story.wait(forCamera: scanner)
    try await story.wait(for: "cameraButton")
    try await story.tap("Choose Camera")
    try await story.wait(for: "The camera in use is Front Camera.")
    scanner.see("https://a.example.com")
    try await story.tap("Back Camera")
    try await story.screen.wait(until: "the other camera") {
      scanner.calls.last == .start("2") && scanner.isRunning
    }
    #expect(story.app.diary == [])
    try await story.tap("typeAddressButton")
    #expect(!story.screen.has("cameraButton"))
    try await story.tap("scanButton")
    try await story.wait(forCamera: scanner)
    #expect(scanner.calls.last == .start("2"))
  }

  @Test(
    "keeps the camera when the person leaves the choice", arguments: ScanFace.allCases,
    [true, false])
  func keeps(face: ScanFace, byKey: Bool) async throws {
    let story = ScanStory(face, scanner)
    try await story.wait(for: "cameraButton")
    let calls = scanner.calls
    try await story.tap("cameraButton")
    try await story.wait(for: "Back Camera")
    if byKey { story.screen.press(.escape) } else { try await story.tap("Cancel") }
    try await story.screen.wait(until: "the choice is gone") { !story.screen.has("Back Camera") }
    #expect(scanner.calls == calls && scanner.isRunning)
    scanner.see("https://a.example.com")
    try await story.wait(for: "hcpServerLabel")
  }

  @Test("leads to the other camera where the first one is in use", arguments: ScanFace.allCases)
  func busy(face: ScanFace) async throws {
    scanner.startError = .busy
    let story = ScanStory(face, scanner)
    try await story.wait(for: "cameraButton")
    #expect(story.screen.has("Camera in Use"))
    scanner.startError = nil
    try await story.tap("cameraButton")
    try await story.wait(for: "Back Camera")
    try await story.tap("Back Camera")
    try await story.wait(forCamera: scanner)
    #expect(scanner.calls.last == .start("2"))
  }

  @Test("has no choice of one camera", arguments: ScanFace.allCases)
  func one(face: ScanFace) async throws {
    let scanner = FakeCodeScanner()
    let story = ScanStory(face, scanner)
    try await story.wait(forCamera: scanner)
    for _ in 0..<20 { await Screen.turn() }
    #expect(!story.screen.has("cameraButton"))
  }
}
