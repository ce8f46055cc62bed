import Onboarding
import OnboardingTesting
import ScanPictures
import Scanner
import Testing
import UIKit

@MainActor @Suite("A scan screen that is given nothing", .onScreen) struct StandardScannerTests {
  private typealias Make = @MainActor () -> (any CodeScanner)?

  private func with(
    _ make: Make?, _ body: () async throws -> Void
  ) async rethrows {
    let earlier = StandardScanner.make
    defer { StandardScanner.make = earlier }
    StandardScanner.make = make
    try await body()
  }

  @Test("reads with the cameras of the machine")
  func cameras() async {
    await with(nil) { #expect(StandardScanner.scannerForScreen() is CameraScanner) }
  }

  @Test(
    "reads with what the app says, once it is there and not before", arguments: ScanFace.allCases)
  func own(face: ScanFace) async throws {
    let own = FakeCodeScanner()
    let make: Make = { own }
    try await with(make) {
      #expect(own.calls == [])
      let story = ScanStory(face, .standard)
      try await story.wait(forCamera: own)
      #expect(own.calls == [.start(nil)])
    }
  }

  @Test("asks for the address where the app wants no scanner", arguments: ScanFace.allCases)
  func none(face: ScanFace) async throws {
    let make: Make = { nil }
    try await with(make) {
      let story = ScanStory(face, .standard)
      try await story.wait(for: "No Camera")
      #expect(story.screen.has("addressTextField") && !story.screen.has("choosePhotoButton"))
    }
  }
}
