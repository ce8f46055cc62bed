import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("A scanner view with more than one camera, and with recent pictures", .onScreen)
struct OnboardingScanChoicesTests {
  private static let front = ScannerCamera(id: "1", name: "Front Camera", hasTorch: true)
  private static let back = ScannerCamera(id: "2", name: "Back Camera", hasTorch: true)
  private static let recent = (1...4).map { RecentPicture(id: "/p/\($0).png", name: "\($0).png") }

  private func scanner() -> FakeCodeScanner {
    let scanner = FakeCodeScanner(cameras: [Self.front, Self.back])
    scanner.recent = Self.recent
    scanner.read = { _ in .success([ScannedCode(text: "https://a.example.com")]) }
    return scanner
  }

  @Test("goes to the camera that the person chooses")
  func choice() async throws {
    let story = ScanStory.usual(scanner())
    try await story.wait(for: "cameraButton")
    try await story.tap("Choose Camera")
    try await story.wait(for: "The camera in use is Front Camera.")
    try await story.tap("Back Camera")
    try await story.screen.wait(until: "the other camera") {
      story.scanner.calls.last == .start("2") && story.scanner.isRunning
    }
    #expect(story.app.diary == [])
  }

  @Test("keeps the camera when the person leaves the choice")
  func keeps() async throws {
    let story = ScanStory.usual(scanner())
    try await story.wait(for: "cameraButton")
    let calls = story.scanner.calls
    try await story.tap("cameraButton")
    try await story.wait(for: "Back Camera")
    try await story.tap("Cancel")
    try await story.screen.wait(until: "the choice is gone") { !story.screen.has("Back Camera") }
    #expect(story.scanner.calls == calls && story.scanner.isRunning)
    #expect(story.app.diary == [])
  }

  @Test("leads to the other camera where the first one is in use")
  func busy() async throws {
    let scanner = scanner()
    scanner.startError = .busy
    let story = ScanStory.usual(scanner)
    try await story.wait(for: "cameraButton")
    scanner.startError = nil
    try await story.tap("cameraButton")
    try await story.wait(for: "Back Camera")
    try await story.tap("Back Camera")
    try await story.waitForCamera()
    #expect(scanner.calls.last == .start("2"))
  }

  @Test("looks for recent pictures when the person asks, not before, and reads the one chosen")
  func recentPictures() async throws {
    let story = ScanStory.usual(scanner())
    try await story.waitForCamera()
    #expect(!story.scanner.calls.contains(.recentPictures))
    try await story.tap("Show Recent Pictures")
    try await story.wait(for: "Picture 4.png")
    #expect(story.screen.layoutProblems() == [])
    try await story.tap("Picture 2.png")
    try await story.wait(for: "hcpServerLabel")
    #expect(story.scanner.calls.contains(.recentPicture("/p/2.png")))
  }

  @Test("shows what they look like, and hides them again")
  func thumbnails() async throws {
    let story = ScanStory.usual(scanner())
    try await story.waitForCamera()
    try await story.tap("recentPicturesButton")
    try await story.wait(for: "Picture 1.png")
    let frame = try story.screen.frame("Picture 1.png")
    // The sample is blue around its sheet.
    try await story.screen.wait(until: "the picture") {
      (try? story.screen.color(at: CGPoint(x: frame.midX, y: frame.minY + 4))).map {
        Int($0[2]) - Int($0[0]) > 30
      } ?? false
    }
    try await story.tap("Hide Recent Pictures")
    #expect(!story.screen.has("Picture 1.png") && story.screen.has("Show Recent Pictures"))
  }

  @Test("says that there are none, and that they may not be listed", arguments: [false, true])
  func none(_ isDenied: Bool) async throws {
    let scanner = scanner()
    scanner.recent = []
    if isDenied { scanner.recentError = .denied }
    let story = ScanStory.usual(scanner)
    try await story.waitForCamera()
    try await story.tap("recentPicturesButton")
    if isDenied {
      try await story.wait(for: "Allow Access to Photos")
    } else {
      try await story.wait(for: "There are no pictures in your Pictures folder.")
    }
  }

  @Test("offers no pictures where the app wants the camera only")
  func cameraOnly() async throws {
    let story = ScanStory.usual(scanner(), usesCameraOnly: true)
    try await story.waitForCamera()
    #expect(!story.screen.has("recentPicturesButton"))
  }

  @Test("is reached by keys alone")
  func keys() async throws {
    let story = ScanStory.usual(scanner())
    try await story.wait(for: "cameraButton")
    try await story.tap("recentPicturesButton")
    try await story.wait(for: "Picture 4.png")
    var reached: Set<String> = []
    let names = ["cameraButton", "recentPicturesButton"] + Self.recent.map { "Picture \($0.name)" }
    for _ in 0..<14 {
      story.screen.press(.tab)
      for name in names {
        let view = try story.screen.find(name)
        if view.isFirstResponder || view.all(UIView.self).contains(where: \.isFirstResponder) {
          reached.insert(name)
        }
      }
    }
    #expect(reached == Set(names))
  }

  @Test(
    "fits every window and look with both",
    arguments: [
      (ScreenSize.small, ScreenLook.largeText), (.small, .standard), (.handheld, .rightToLeft),
      (.landscape, .dark), (.desktop, .largeText), (.tablet, .highContrast),
    ])
  func fits(size: ScreenSize, look: ScreenLook) async throws {
    let story = ScanStory.usual(scanner(), size: size, look: look)
    try await story.wait(for: "cameraButton")
    #expect(story.screen.layoutProblems() == [])
    try await story.tap("recentPicturesButton")
    try await story.wait(for: "recentPicturesView")
    #expect(story.screen.layoutProblems() == [])
    #expect(try story.screen.frame("previewImageView").height >= 100)
  }
}
