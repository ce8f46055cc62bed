import Foundation
import ScanWire
import Scanner
import Testing

extension ScannerSuite {
  @Suite("Codes in front of a camera")
  @MainActor struct CameraTests {
    /// Frames as files, with a code.
    private func recording() throws -> Folder {
      let folder = try Folder()
      let code = try Data(Samples.code(Samples.text))
      for index in 0..<3 { try code.write(to: URL(filePath: "\(folder.path)/000\(index).png")) }
      return folder
    }

    private func scanner(_ folder: Folder, helper: HelperSearch = HelperSearch()) -> CameraScanner {
      CameraScanner(
        source: .pictures(path: "\(folder.path)/%04d.png", framesPerSecond: 30), helper: helper)
    }

    @Test("It starts, shows frames and reads the code")
    func reads() async throws {
      let folder = try recording()
      let scanner = scanner(folder)
      var events = try await scanner.start(camera: nil).makeAsyncIterator()
      guard case .started(let camera) = await events.next() else {
        Issue.record("the first event is not the start")
        return
      }
      #expect(camera.id == "pictures")
      var (frame, codes): (ScannerFrame?, [ScannedCode]) = (nil, [])
      while frame == nil || codes.isEmpty, let event = await events.next() {
        switch event {
        case .frame(let shown): frame = shown
        case .codes(let found): codes = found
        default: Issue.record("\(event)")
        }
      }
      #expect(codes.map(\.text) == [Samples.text])
      // The picture is a square of 148 pixels, and its corner is white.
      #expect(frame.map { [$0.width, $0.height] } == [148, 148])
      #expect(frame?.pixels.prefix(4) == [255, 255, 255, 255])
      scanner.stop()
      while await events.next() != nil {}
    }

    @Test("Frames are shown no larger than 640 pixels, as they are")
    func size() async throws {
      let scanner = CameraScanner(frames: ScanSource(.pattern(width: 1920, height: 1080)))
      for await event in try await scanner.start(camera: nil) {
        guard case .frame(let frame) = event else { continue }
        #expect(frame.width == 640)
        #expect(frame.height == 360)
        break
      }
      scanner.stop()
    }

    @Test("A code is read in frames that are larger than any that is decoded")
    func large() async throws {
      let folder = try Folder()
      // 37 squares of 64 pixels: more than twice as high as the 1,080 rows that a decoder is given.
      let code = try Samples.code(Samples.text, scale: 64)
      for index in 0..<2 {
        try Data(code).write(to: URL(filePath: "\(folder.path)/000\(index).png"))
      }
      let scanner = scanner(folder)
      for await event in try await scanner.start(camera: nil) {
        if case .failed(let error) = event { Issue.record("\(error)") }
        if case .frame(let frame) = event { #expect(frame.width == 640 && frame.height == 640) }
        guard case .codes(let codes) = event else { continue }
        #expect(codes.map(\.text) == [Samples.text])
        break
      }
      scanner.stop()
    }

    @Test(
      "What goes wrong before the first frame is thrown",
      arguments: [
        ("no-camera", ScannerError.noCamera), ("busy", .busy), ("denied", .denied),
      ])
    func refused(word: String, error: ScannerError) async throws {
      let source = ScanSource(
        .pattern(width: 64, height: 64), fault: .init(word: word, frames: 0))
      await #expect(throws: error) { try await CameraScanner(frames: source).start(camera: nil) }
    }

    @Test("What goes wrong later is the last event", arguments: ["unplugged", "no-camera"])
    func unplugged(word: String) async throws {
      let source = ScanSource(
        .pattern(width: 64, height: 64), fault: .init(word: word, frames: 3))
      let scanner = CameraScanner(frames: source)
      var last: ScannerEvent?
      for await event in try await scanner.start(camera: nil) { last = event }
      #expect(last?.failure == .unplugged)
      // The camera is let go of with its scanner: it has to live so long.
      scanner.stop()
    }

    @Test(
      "A camera that is not there", arguments: ["/dev/video-none", "/dev/null", "Front camera"])
    func noCamera(name: String) async throws {
      await #expect(throws: ScannerError.noCamera) { try await CameraScanner().start(camera: name) }
    }

    @Test("Files that are not there are a camera that is not there")
    func noFiles() async throws {
      let scanner = CameraScanner(
        source: .pictures(path: "/nonexistent/%04d.png", framesPerSecond: 5))
      await #expect(throws: ScannerError.self) { try await scanner.start(camera: nil) }
    }

    @Test("There is no lamp before a camera runs, nor where it has none")
    func torch() async throws {
      let scanner = CameraScanner(frames: ScanSource(.pattern(width: 64, height: 64)))
      #expect(throws: ScannerError.notRunning) { try scanner.setTorch(true) }
      let events = try await scanner.start(camera: nil)
      #expect(throws: ScannerError.noTorch) { try scanner.setTorch(true) }
      scanner.stop()
      for await _ in events {}
      #expect(throws: ScannerError.notRunning) { try scanner.setTorch(true) }
    }

    @Test("Starting again ends the earlier stream")
    func again() async throws {
      let scanner = CameraScanner(frames: ScanSource(.pattern(width: 64, height: 64)))
      let first = try await scanner.start(camera: nil)
      let second = try await scanner.start(camera: nil)
      for await event in first {
        if case .failed = event { Issue.record("\(event)") }
      }
      var events = second.makeAsyncIterator()
      guard case .started = await events.next() else {
        Issue.record("the second does not run")
        return
      }
      scanner.stop()
    }

    @Test("The helper ends when nobody reads any more")
    func letGo() async throws {
      let folder = try Folder()
      try folder.addHelper()
      let scanner = CameraScanner(
        frames: ScanSource(.pattern(width: 64, height: 64)), helper: folder.helper)
      for await _ in try await scanner.start(camera: nil) { break }
      // A start waits until the earlier helper has ended.
      let events = try await scanner.start(camera: nil)
      let helpers = Processes.all().filter { $0.words == ["\(folder.path)/foyer-scan"] }
      #expect(helpers.count == 1)
      scanner.stop()
      for await _ in events {}
      #expect(!Processes.all().contains { $0.words.first == "\(folder.path)/foyer-scan" })
    }

    @Test("A task that is cancelled while the camera opens hears of it")
    func cancelled() async throws {
      let folder = try Folder()
      try folder.addHelper(script: "exec /bin/sleep 60")
      let opening = Task { try await CameraScanner(helper: folder.helper).start(camera: nil) }
      opening.cancel()
      await #expect(throws: ScannerError.cancelled) { try await opening.value }
    }

    @Test("A decoder that aborts costs one frame")
    func aborting() async throws {
      let folder = try recording()
      var source = ScanSource(.pictures(path: "\(folder.path)/%04d.png", rate: 30))
      source.fault = .init(word: "decoder", frames: 1)
      let scanner = CameraScanner(frames: source)
      for await event in try await scanner.start(camera: nil) {
        if case .failed(let error) = event { Issue.record("\(error)") }
        if case .codes(let codes) = event {
          #expect(codes.map(\.text) == [Samples.text])
          break
        }
      }
      scanner.stop()
    }

    @Test("A decoder that is killed costs one frame")
    func killed() async throws {
      let frames = try recording()
      let folder = try Folder()
      try folder.addHelper()
      let scanner = scanner(frames, helper: folder.helper)
      let helper = "\(folder.path)/foyer-scan"
      var victims: [Int32] = []
      for await event in try await scanner.start(camera: nil) {
        if case .failed(let error) = event { Issue.record("\(error)") }
        guard case .codes(let codes) = event else { continue }
        #expect(codes.map(\.text) == [Samples.text])
        // After the kill there is none for a moment, while what it has read is on its way.
        guard let decoder = Processes.decoder(ofHelperAt: helper)?.process else { continue }
        guard let last = victims.last else {
          victims.append(decoder)
          kill(decoder, SIGKILL)
          continue
        }
        if decoder != last { break }
      }
      #expect(victims.count == 1)
      scanner.stop()
    }

    @Test("A helper that is killed is told as one that failed")
    func helperKilled() async throws {
      let folder = try Folder()
      try folder.addHelper()
      let scanner = CameraScanner(
        frames: ScanSource(.pattern(width: 64, height: 64)), helper: folder.helper)
      var last: ScannerEvent?
      var isKilled = false
      for await event in try await scanner.start(camera: nil) {
        last = event
        guard !isKilled else { continue }
        let helper = Processes.all().first { $0.words == ["\(folder.path)/foyer-scan"] }
        kill(try #require(helper).process, SIGKILL)
        isKilled = true
      }
      #expect(last?.failure == .helperFailed("signal 9"))
      scanner.stop()
    }
  }
}

extension ScannerEvent {
  /// Why the camera stopped, where it did.
  fileprivate var failure: ScannerError? {
    if case .failed(let error) = self { error } else { nil }
  }
}
