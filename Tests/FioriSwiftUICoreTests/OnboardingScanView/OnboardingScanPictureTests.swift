import FioriSwiftUICore
import Foundation
import Onboarding
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A picture for a scanner view", .onScreen) struct OnboardingScanPictureTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "scan-\(UUID().uuidString)")

  private func file(_ bytes: [UInt8] = [1, 2, 3]) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "code.png")
    try Data(bytes).write(to: file)
    return file
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test("need not be chosen")
  func none() async throws {
    let story = ScanStory.usual()
    try await story.waitForCamera()
    try await story.tap("choosePhotoButton")
    story.scanner.see("https://a.example.com")
    await story.screen.settleAll()
    #expect(story.app.diary == [])
    try story.screen.choose(files: [])
    await story.screen.settleAll()
    story.scanner.see("https://a.example.com")
    try await story.wait(for: "hcpServerLabel")
  }

  @Test(
    "is of no use without a code, or as another file: each has its words",
    arguments: [
      (.success([]), "There is no code in this picture that can be read."),
      (.failure(.unreadablePicture), "This file is not a picture that can be read."),
      (.failure(.tooLarge(limit: 20_000_000)), "Choose one of at most 20 MB."),
      (.failure(.helperFailed("x")), "Something Went Wrong"),
    ] as [(Result<[ScannedCode], ScannerError>, String)])
  func useless(result: Result<[ScannedCode], ScannerError>, words: String) async throws {
    defer { remove() }
    let scanner = FakeCodeScanner()
    scanner.read = { _ in result }
    let story = ScanStory.usual(scanner)
    try await story.waitForCamera()
    try await story.tap("choosePhotoButton")
    try story.screen.choose(files: [file()])
    try await story.screen.wait(until: words) { story.screen.textTree.contains(words) }
    try await story.tap("OK")
    try await story.waitForCamera()
    #expect(story.app.diary == [])
  }

  @Test("that is not there any more is no picture")
  func gone() async throws {
    let story = ScanStory.usual()
    try await story.waitForCamera()
    try await story.tap("choosePhotoButton")
    try story.screen.choose(files: [folder.appending(path: "none.png")])
    try await story.wait(for: "Scan Unsuccessful")
  }

  @Test("is not taken where the app wants the camera only")
  func cameraOnly() async throws {
    let scanner = FakeCodeScanner()
    scanner.recent = [RecentPicture(id: "/p/1.png", name: "1.png")]
    let story = ScanStory.usual(scanner, usesCameraOnly: true)
    try await story.waitForCamera()
    #expect(!story.screen.has("choosePhotoButton") && !story.screen.has("recentPicturesButton"))
    try story.screen.copy(picture: story.screen.png())
    story.screen.press(.paste)
    for _ in 0..<20 { await Screen.turn() }
    let hasRead = story.scanner.calls.contains { if case .picture = $0 { true } else { false } }
    #expect(!hasRead)
  }
}
