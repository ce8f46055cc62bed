import Onboarding
import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A scanner with recent pictures", .onScreen) struct RecentPictureTests {
  private let scanner = FakeCodeScanner.withChoices()

  @Test(
    "looks for them when the person asks, not before, and reads the one chosen",
    arguments: ScanFace.allCases)
  func recentPictures(face: ScanFace) async throws {
    let story = ScanStory(face, scanner)
    try await story.wait(forCamera: scanner)
    #expect(!scanner.calls.contains(.recentPictures))
    #expect(!story.screen.has("recentPicturesView"))
    try await story.tap("Show Recent Pictures")
    try await story.wait(for: "Picture 4.png")
    #expect(story.screen.layoutProblems() == [])
    try await story.tap("Picture 2.png")
    try await story.wait(for: "hcpServerLabel")
    #expect(scanner.calls.contains(.recentPicture("/p/2.png")))
  }

  @Test("shows what they look like, and hides them again", arguments: ScanFace.allCases)
  func thumbnails(face: ScanFace) async throws {
    let story = ScanStory(face, scanner)
    try await story.wait(forCamera: scanner)
    try await story.tap("recentPicturesButton")
    try await story.wait(for: "Picture 1.png")
    let frame = try story.frame("Picture 1.png")
    // The sample is blue around its sheet.
    try await story.screen.wait(until: "the picture") {
      (try? story.screen.color(at: CGPoint(x: frame.midX, y: frame.minY + 4))).map {
        Int($0[2]) - Int($0[0]) > 30
      } ?? false
    }
    try await story.tap("Hide Recent Pictures")
    #expect(!story.screen.has("Picture 1.png") && story.screen.has("Show Recent Pictures"))
  }

  @Test(
    "says that there are none, and that they may not be listed", arguments: ScanFace.allCases,
    [false, true])
  func none(face: ScanFace, isDenied: Bool) async throws {
    scanner.recent = []
    if isDenied { scanner.recentError = .denied }
    let story = ScanStory(face, scanner)
    try await story.wait(forCamera: scanner)
    try await story.tap("recentPicturesButton")
    try await story.wait(
      for: isDenied ? "Allow Access to Photos" : "There are no pictures in your Pictures folder.")
  }

  @Test(
    "offers them where there is no camera, and not where the scanner knows none",
    arguments: ScanFace.allCases)
  func withoutCamera(face: ScanFace) async throws {
    scanner.startError = .noCamera
    let story = ScanStory(face, scanner)
    try await story.wait(for: "retryButton")
    try await story.tap("recentPicturesButton")
    try await story.wait(for: "Picture 1.png")
    let other = FakeCodeScanner()
    let plain = ScanStory(face, other)
    try await plain.wait(forCamera: other)
    #expect(!plain.screen.has("recentPicturesButton"))
  }

  @Test("is reached by keys alone, and so are the cameras", arguments: ScanFace.allCases)
  func keys(face: ScanFace) async throws {
    let story = ScanStory(face, scanner)
    try await story.wait(for: "cameraButton")
    try await story.tap("recentPicturesButton")
    try await story.wait(for: "Picture 4.png")
    let names =
      ["cameraButton", "recentPicturesButton"] + (1...4).map { "Picture \($0).png" }
    var reached: Set<String> = []
    for _ in 0..<14 {
      story.screen.press(.tab)
      for name in names where try story.hasFocus(name) { reached.insert(name) }
    }
    #expect(reached == Set(names))
  }

  @Test(
    "fits every window and look, with a choice of cameras too", arguments: ScanFace.allCases,
    Looks.all)
  func fits(face: ScanFace, place: (size: ScreenSize, look: ScreenLook)) async throws {
    let story = ScanStory(face, scanner, size: place.size, look: place.look)
    try await story.wait(for: "cameraButton")
    #expect(story.screen.layoutProblems() == [])
    try await story.tap("recentPicturesButton")
    try await story.wait(for: "recentPicturesView")
    #expect(story.screen.layoutProblems() == [])
    #expect(try story.frame("previewImageView").height >= 100)
  }
}
