import Onboarding
import OnboardingTesting
import SAPFiori
import Scanner
import Testing
import UIKit

@MainActor @Suite("A scanner screen with more than one camera, and with recent pictures", .onScreen)
struct ScanChoicesTests {
  private static let front = ScannerCamera(id: "1", name: "Front Camera", hasTorch: true)
  private static let back = ScannerCamera(id: "2", name: "Back Camera", hasTorch: true)
  private static let recent = (1...4).map { RecentPicture(id: "/p/\($0).png", name: "\($0).png") }

  private func scanner() -> FakeCodeScanner {
    let scanner = FakeCodeScanner(cameras: [Self.front, Self.back])
    scanner.recent = Self.recent
    scanner.read = { _ in .success([ScannedCode(text: "https://a.example.com")]) }
    return scanner
  }

  @Test("goes to the camera that the person chooses, and stays with it")
  func choice() async throws {
    let story = ScannerStory(scanner())
    try await story.waitForCamera()
    try await story.wait(for: "cameraButton")
    #expect(story.display.has("Choose Camera"))
    try story.display.tap("cameraButton")
    try await story.wait(for: "The camera in use is Front Camera.")
    story.scanner.see("https://a.example.com")
    try story.display.tap("Back Camera")
    try await story.display.wait(until: "the other camera") {
      story.scanner.calls.last == .start("2") && story.scanner.isRunning
    }
    #expect(story.delegate.events == [])
    try story.display.tap("typeAddressButton")
    #expect(!story.display.has("cameraButton"))
    try story.display.tap("scanButton")
    try await story.waitForCamera()
    #expect(story.scanner.calls.last == .start("2"))
  }

  @Test("keeps the camera when the person leaves the choice")
  func keeps() async throws {
    let story = ScannerStory(scanner())
    try await story.wait(for: "cameraButton")
    let calls = story.scanner.calls
    try story.display.tap("cameraButton")
    try await story.wait(for: "Back Camera")
    story.display.press(.escape)
    try await story.display.wait(until: "the choice is gone") { !story.display.has("Back Camera") }
    #expect(story.scanner.calls == calls && story.scanner.isRunning)
    story.scanner.see("https://a.example.com")
    try await story.wait(for: "hcpServerLabel")
  }

  @Test("leads to the other camera where the first one is in use")
  func busy() async throws {
    let scanner = scanner()
    scanner.startError = .busy
    let story = ScannerStory(scanner)
    try await story.wait(for: "cameraButton")
    #expect(try story.text("headlineLabel") == "Camera in Use")
    scanner.startError = nil
    try story.display.tap("cameraButton")
    try await story.wait(for: "Back Camera")
    try story.display.tap("Back Camera")
    try await story.waitForCamera()
  }

  @Test("has no choice of one camera")
  func one() async throws {
    let story = ScannerStory(FakeCodeScanner())
    try await story.waitForCamera()
    for _ in 0..<20 { await Screen.turn() }
    #expect(!story.display.has("cameraButton"))
  }

  @Test("looks for recent pictures when the person asks, not before, and reads the one chosen")
  func recentPictures() async throws {
    let story = ScannerStory(scanner())
    try await story.waitForCamera()
    #expect(!story.scanner.calls.contains(.recentPictures))
    #expect(!story.display.has("recentPicturesView"))
    try story.display.tap("Show Recent Pictures")
    try await story.wait(for: "Picture 4.png")
    #expect(story.display.layoutProblems() == [])
    try story.display.tap("Picture 2.png")
    try await story.wait(for: "hcpServerLabel")
    #expect(story.scanner.calls.contains(.recentPicture("/p/2.png")))
  }

  @Test("shows what they look like, and hides them again")
  func thumbnails() async throws {
    let story = ScannerStory(scanner())
    try await story.waitForCamera()
    try story.display.tap("recentPicturesButton")
    try await story.wait(for: "Picture 1.png")
    let tile = try story.display.find("Picture 1.png")
    let edge = tile.convert(CGPoint(x: 36, y: 4), to: nil)
    // The sample is blue around its sheet.
    try await story.display.wait(until: "the picture") {
      (try? story.display.color(at: edge)).map { Int($0[2]) - Int($0[0]) > 30 } ?? false
    }
    try story.display.tap("Hide Recent Pictures")
    #expect(!story.display.has("Picture 1.png") && story.display.has("Show Recent Pictures"))
  }

  @Test("says that there are none, and that they may not be listed", arguments: [false, true])
  func none(_ isDenied: Bool) async throws {
    let scanner = scanner()
    scanner.recent = []
    if isDenied { scanner.recentError = .denied }
    let story = ScannerStory(scanner)
    try await story.waitForCamera()
    try story.display.tap("recentPicturesButton")
    if isDenied {
      try await story.wait(for: "Allow Access to Photos")
    } else {
      try await story.wait(for: "There are no pictures in your Pictures folder.")
    }
  }

  @Test("offers them where there is no camera, and not where the scanner knows none")
  func withoutCamera() async throws {
    let scanner = scanner()
    scanner.startError = .noCamera
    let story = ScannerStory(scanner)
    try await story.wait(for: "retryButton")
    try story.display.tap("recentPicturesButton")
    try await story.wait(for: "Picture 1.png")
    let other = ScannerStory(FakeCodeScanner())
    try await other.waitForCamera()
    #expect(!other.display.has("recentPicturesButton"))
  }

  @Test("is reached by keys alone")
  func keys() async throws {
    let story = ScannerStory(scanner())
    try await story.wait(for: "cameraButton")
    try story.display.tap("recentPicturesButton")
    try await story.wait(for: "Picture 4.png")
    var reached: Set<String> = []
    let names = ["cameraButton", "recentPicturesButton"] + Self.recent.map { "Picture \($0.name)" }
    for _ in 0..<14 {
      story.display.press(.tab)
      for name in names where try story.display.find(name).isFirstResponder { reached.insert(name) }
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
    let story = ScannerStory(scanner(), size: size, look: look)
    try await story.wait(for: "cameraButton")
    #expect(story.display.layoutProblems() == [])
    try story.display.tap("recentPicturesButton")
    try await story.wait(for: "recentPicturesView")
    #expect(story.display.layoutProblems() == [])
    #expect(try story.display.find("previewImageView").bounds.height >= 100)
  }

  @Test("reads codes with the cameras of the machine unless the app says otherwise")
  func standard() {
    let earlier = StandardScanner.make
    defer { StandardScanner.make = earlier }
    StandardScanner.make = nil
    #expect(
      FUIOnboardingScanViewController.createInstanceFromStoryboard().scanner is CameraScanner)
    #expect(FUIOnboardingPhotoPicker().scanner is CameraScanner)
    StandardScanner.make = { nil }
    #expect(FUIOnboardingScanViewController.createInstanceFromStoryboard().scanner == nil)
    let own = FakeCodeScanner()
    StandardScanner.make = { own }
    #expect(FUIOnboardingScanViewController.createInstanceFromStoryboard().scanner === own)
  }
}
