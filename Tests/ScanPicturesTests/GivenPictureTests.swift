import Foundation
import Onboarding
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A picture that a person gives a scanner", .onScreen) struct GivenPictureTests {
  private let scanner = FakeCodeScanner.withChoices()

  @Test(
    "is chosen from files, and read where there is no camera too", arguments: ScanFace.allCases,
    [true, false])
  func chosen(face: ScanFace, hasCamera: Bool) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "scan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "code.png")
    try Data([1, 2, 3]).write(to: file)
    if !hasCamera { scanner.startError = .noCamera }
    scanner.read = {
      .success($0 == [1, 2, 3] ? [ScannedCode(text: "https://a.example.com")] : [])
    }
    let story = ScanStory(face, scanner)
    try await story.wait(for: "choosePhotoButton")
    await story.settle()
    try await story.tap("choosePhotoButton")
    #expect(throws: ScreenError.disabled(name: "choosePhotoButton")) {
      try story.screen.tap("choosePhotoButton")
    }
    try story.screen.choose(files: [file])
    try await story.wait(for: "hcpServerLabel")
    #expect(scanner.calls.contains(.picture(byteCount: 3)))
  }

  @Test("is pasted", arguments: ScanFace.allCases)
  func pasted(face: ScanFace) async throws {
    let story = ScanStory(face, scanner)
    try await story.wait(forCamera: scanner)
    try story.screen.copy(picture: story.screen.png())
    #expect(story.screen.press(.paste))
    try await story.wait(for: "hcpServerLabel")
  }

  @Test("is pasted while the field for the address has the focus", arguments: ScanFace.allCases)
  func pastedInField(face: ScanFace) async throws {
    scanner.startError = .noCamera
    let story = ScanStory(face, scanner)
    try await story.wait(for: "addressTextField")
    try story.screen.type("dep", into: "addressTextField")
    #expect(try story.hasFocus("addressTextField"))
    try story.screen.copy(picture: story.screen.png())
    #expect(story.screen.press(.paste))
    try await story.wait(for: "hcpServerLabel")
  }
}
