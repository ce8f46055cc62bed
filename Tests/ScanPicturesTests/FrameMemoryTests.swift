import Foundation
import Onboarding
import OnboardingTesting
import ScanWire
import Scanner
import Testing
import UIKit

/// A real helper, whose frames are shown. In a process of its own, where nothing else takes memory. The
/// helper's memory is measured by `Benchmarks/scanning.py`.
@MainActor @Suite("An app that shows the frames of a camera", .onScreen) struct FrameMemoryTests {
  /// Few in a usual run; `Scripts/soak` has ten thousand.
  nonisolated static let frames =
    ProcessInfo.processInfo.environment["FOYER_SCAN_FRAMES"].flatMap { Int($0) } ?? 200

  @Test("takes no more memory the longer it does so", arguments: ScanFace.allCases)
  func flat(face: ScanFace) async {
    await #expect(processExitsWith: .success) { [face = face as ScanFace] in
      try await FrameMemoryTests.show(on: face)
    }
  }

  private static func show(on face: ScanFace) async throws {
    let scanner = CountingScanner(
      CameraScanner(frames: ScanSource(.pattern(width: 320, height: 240))))
    let story = ScanStory(face, scanner)
    // Buffers and caches fill in the first fifth.
    try await story.screen.wait(until: "the first frames", seconds: 600) {
      scanner.frames >= frames / 5
    }
    let before = try memory()
    try await story.screen.wait(until: "all frames", seconds: 600) { scanner.frames >= frames }
    let growth = try memory() - before
    // A frame alone is 300 KiB.
    #expect(growth <= 1024, "\(growth) KiB more after \(frames) frames")
    note("scanner: frames shown by \(face.testDescription)", scanner.frames)
    note("scanner: KiB more after them, \(face.testDescription)", growth)
    story.screen.close()
  }

  /// KiB of this process that no file holds.
  private static func memory() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("Anonymous:") }
    return try #require(line?.split(separator: " ").dropFirst().first.flatMap { Int($0) })
  }

  /// Adds a figure to the result of a long run.
  private static func note(_ name: String, _ value: Int) {
    guard let path = ProcessInfo.processInfo.environment["FOYER_SOAK_RESULT"],
      let file = FileHandle(forWritingAtPath: path)
    else { return }
    file.seekToEndOfFile()
    file.write(Data("\(name)\t\(value)\n".utf8))
  }
}

/// Counts the frames on their way from a scanner to a screen.
@MainActor private final class CountingScanner: CodeScanner {
  private let scanner: CameraScanner
  private(set) var frames = 0

  init(_ scanner: CameraScanner) { self.scanner = scanner }

  func cameras() async -> [ScannerCamera] { await scanner.cameras() }

  func start(
    camera: ScannerCamera.ID?
  ) async throws(ScannerError) -> AsyncStream<ScannerEvent> {
    let events = try await scanner.start(camera: camera)
    let (counted, continuation) = AsyncStream<ScannerEvent>.makeStream()
    Task {
      for await event in events {
        if case .frame = event { frames += 1 }
        continuation.yield(event)
      }
      continuation.finish()
    }
    return counted
  }

  func stop() { scanner.stop() }

  func setTorch(_ isOn: Bool) throws(ScannerError) { try scanner.setTorch(isOn) }

  func codes(inPicture bytes: [UInt8]) async throws(ScannerError) -> [ScannedCode] {
    try await scanner.codes(inPicture: bytes)
  }
}
