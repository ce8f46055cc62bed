import Onboarding
import OnboardingTesting
import ScanWire
import Scanner
import Testing
import UIKit

/// The real client and the real helper; the error is reported by the element of GStreamer that a camera
/// is. `Benchmarks/scanning.py` measures how long it takes to be told.
@MainActor @Suite("What is wrong with a camera", .onScreen) struct CameraTroubleTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let word: String
    /// How many frames come before it.
    let frames: Int
    let title: String
    let advice: String

    var testDescription: String { word }

    static let all = [
      Fault(word: "no-camera", frames: 0, title: "No Camera", advice: "Connect a camera"),
      Fault(word: "busy", frames: 0, title: "Camera in Use", advice: "Another app uses the camera"),
      Fault(
        word: "denied", frames: 0, title: "Allow Access to Camera",
        advice: "allow this app to use the camera"),
      Fault(
        word: "unplugged", frames: 3, title: "Camera Disconnected",
        advice: "Connect the camera again"),
    ]
  }

  @Test("is on the screen in its own words", arguments: ScanFace.allCases, Fault.all)
  func told(face: ScanFace, fault: Fault) async throws {
    let source = ScanSource(
      .pattern(width: 64, height: 64), fault: .init(word: fault.word, frames: fault.frames))
    let story = ScanStory(face, CameraScanner(frames: source))
    try await story.wait(for: fault.title)
    #expect(story.screen.textTree.contains(fault.advice))
    for other in Fault.all where other.word != fault.word {
      #expect(!story.screen.has(other.title))
    }
    if fault.word == "denied" { try await story.tap("Not Now") }
    try await story.wait(for: "retryButton")
    #expect(story.screen.has("addressTextField") && story.screen.has("choosePhotoButton"))
  }
}
