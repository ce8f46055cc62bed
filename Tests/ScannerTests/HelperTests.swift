import Foundation
import Scanner
import Testing

extension ScannerSuite {
  @Suite("A helper that fails")
  @MainActor struct HelperTests {
    @Test("A helper that is nowhere is missing, and the error says where it was looked for")
    func missing() async throws {
      let folders = ["/nonexistent/one", "/nonexistent/two"]
      let scanner = CameraScanner(helper: HelperSearch(folders: folders))
      await #expect(throws: ScannerError.helperMissing(places: folders)) {
        try await scanner.codes(inPicture: [1])
      }
      await #expect(throws: ScannerError.helperMissing(places: folders)) {
        try await scanner.start(camera: nil)
      }
      #expect(await scanner.cameras().isEmpty)
    }

    @Test(
      "What a helper does wrong is told apart",
      arguments: [
        ("exit 3", "exit 3"),
        ("kill -SEGV $$", "signal 11"),
        ("echo hello", "protocol"),
        ("printf 'foyer-scan 2\\ncodes 0\\n\\n'", "version 2"),
        ("printf 'foyer-scan 1\\ncodes 1\\n\\n'", "protocol"),
        ("printf 'foyer-scan 1\\ncodes 0\\n\\nmore'", "protocol"),
        ("printf 'foyer-scan 1\\nframe 9999 1\\n\\n'", "protocol"),
        ("printf 'foyer-scan 1\\n\\n'", "protocol"),
        ("printf '\\377\\376\\n\\n'", "protocol"),
        ("printf 'foyer-scan 1\\nfailed somehow\\n\\n'", "somehow"),
      ])
    func fault(script: String, word: String) async throws {
      let folder = try Folder()
      try folder.addHelper(script: script)
      let scanner = CameraScanner(helper: folder.helper)
      await #expect(throws: ScannerError.helperFailed(word)) {
        try await scanner.codes(inPicture: [1])
      }
      await #expect(throws: ScannerError.helperFailed(word)) {
        try await scanner.start(camera: nil)
      }
    }

    @Test("A file that the system cannot run is not started")
    func notStarted() async throws {
      let folder = try Folder()
      try folder.addHelper(text: "no program")
      await #expect(throws: ScannerError.helperFailed("start \(ENOEXEC)")) {
        try await CameraScanner(helper: folder.helper).codes(inPicture: [1])
      }
    }

    @Test("A helper gets no environment")
    func cleanStart() async throws {
      let folder = try Folder()
      let note = "\(folder.path)/note"
      try folder.addHelper(script: "tr '\\0' '\\n' </proc/$$/environ >\(note)")
      await #expect(throws: ScannerError.helperFailed("exit 0")) {
        try await CameraScanner(helper: folder.helper).codes(inPicture: [1])
      }
      #expect(try String(contentsOfFile: note, encoding: .utf8) == "")
    }

    @Test("The helper prints the version of its protocol, and takes no other word")
    func program() throws {
      #expect(try Program("foyer-scan", ["--version"]).output == "foyer-scan 1\n")
      let other = try Program("foyer-scan", ["/dev/video0"])
      #expect(other.code == 64)
      #expect(other.output.isEmpty && other.errors.isEmpty)
    }

    @Test("An app that scans links neither GStreamer nor a decoder")
    func links() throws {
      let program = try Program.path(of: "foyer-qr")
      let maps = try Data(contentsOf: URL(filePath: program))
      for library in ["libgstreamer", "libZXing", "libzbar", "libgdk_pixbuf"] {
        #expect(maps.range(of: Data(library.utf8)) == nil, "\(library) is linked")
      }
      #expect(maps.range(of: Data("libqrencode".utf8)) != nil)
    }
  }
}
