import Foundation
import ScanWire
import Testing

@testable import Scanner

extension ScannerSuite {
  @Suite("Recent pictures")
  @MainActor struct RecentPictureTests {
    private let folder: Folder

    init() throws {
      folder = try Folder()
    }

    private var scanner: CameraScanner { scanner() }

    private func scanner(
      folder path: String? = nil, helper: HelperSearch = HelperSearch()
    ) -> CameraScanner {
      CameraScanner(
        frames: ScanSource(.preferred), helper: helper,
        folder: PictureFolder(path: path ?? folder.path))
    }

    /// Puts a file into the folder, so many seconds old.
    @discardableResult
    private func add(_ name: String, _ bytes: [UInt8] = [1], age: Double = 0) throws -> String {
      let file = URL(filePath: "\(folder.path)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      let time = Date(timeIntervalSince1970: 1_700_000_000 - age)
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
      return file.path
    }

    @Test("The newest comes first, from the folder and the folders in it")
    func order() async throws {
      try add("old.png", age: 300)
      try add("Camera/new.JPG", age: 10)
      try add("middle.webp", age: 60)
      let names = try await scanner.recentPictures().map(\.name)
      #expect(names == ["new.JPG", "middle.webp", "old.png"])
      #expect(scanner.offersRecentPictures)
    }

    @Test("What is no picture, hidden, empty, a link, or deeper is passed over")
    func others() async throws {
      try add("notes.txt")
      try add(".hidden.png")
      try add("empty.png", [])
      try add("a/b/deep.png")
      try add("folder.png/x.txt")
      let target = try add("target.txt")
      for (name, place) in [("link.png", target), ("loop", folder.path)] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder.path)/\(name)", withDestinationPath: place)
      }
      try #require(mkfifo("\(folder.path)/pipe.png", 0o600) == 0)
      #expect(try await scanner.recentPictures().isEmpty)
    }

    @Test("There are at most twelve")
    func most() async throws {
      for index in 0..<20 { try add("\(index).png", age: Double(index)) }
      let names = try await scanner.recentPictures().map(\.name)
      #expect(names == (0..<12).map { "\($0).png" })
    }

    @Test("A folder that is not there has none, and without one there are none")
    func missing() async throws {
      #expect(try await scanner(folder: "/nonexistent").recentPictures().isEmpty)
      #expect(try PictureFolder(path: nil).newest(12).isEmpty)
    }

    @Test("A name cannot turn the letters around it")
    func hiddenLetters() async throws {
      try add("a\u{202e}gnp.png")
      let names = try await scanner.recentPictures().map(\.name)
      #expect(names == ["a\u{FFFD}gnp.png"])
    }

    @Test("The code in one is read")
    func reads() async throws {
      try add("code.png", Samples.code(Samples.text))
      let picture = try #require(try await scanner.recentPictures().first)
      #expect(try await scanner.codes(inRecent: picture.id).map(\.text) == [Samples.text])
    }

    @Test("A small picture of one has its colours and its sides")
    func thumbnail() async throws {
      try add("wide.bmp", Samples.bitmap(width: 400, height: 200) { x, _ in x < 200 ? 0 : 255 })
      let picture = try #require(try await scanner.recentPictures().first)
      let frame = try await scanner.thumbnail(ofRecent: picture.id)
      #expect(frame.width == 120 && frame.height == 60)
      #expect(Array(frame.pixels.prefix(4)) == [0, 0, 0, 255])
      #expect(Array(frame.pixels.suffix(4)) == [255, 255, 255, 255])
      try add("small.png", Samples.code("x", scale: 1))
      let small = try #require(try await scanner.recentPictures().first { $0.name == "small.png" })
      #expect(try await scanner.thumbnail(ofRecent: small.id).width == 29)
    }

    @Test("What is no picture, or gone, or a pipe by now says so")
    func unreadable() async throws {
      let broken = try add("broken.png", Array("hello".utf8))
      let pipe = "\(folder.path)/pipe.png"
      try #require(mkfifo(pipe, 0o600) == 0)
      for id in [broken, pipe, "\(folder.path)/gone.png"] {
        await #expect(throws: ScannerError.unreadablePicture) {
          try await scanner.thumbnail(ofRecent: id)
        }
        await #expect(throws: ScannerError.unreadablePicture) {
          try await scanner.codes(inRecent: id)
        }
      }
    }

    @Test("A file elsewhere is not opened", arguments: ["/etc/hostname", "/../x.png"])
    func elsewhere(path: String) async throws {
      try Data([1]).write(to: URL(filePath: "\(folder.path)x.png"))
      defer { try? FileManager.default.removeItem(atPath: "\(folder.path)x.png") }
      let id = path.hasPrefix("/..") ? folder.path + path : path
      #expect(throws: ScannerError.unreadablePicture) {
        try PictureFolder(path: folder.path).contents(of: id, limit: 100)
      }
    }

    @Test("A folder and a file that are not allowed say so")
    func denied() async {
      await #expect(processExitsWith: .success) {
        try giveUpRights()
        try await RecentPictureTests().checkDenial()
      }
    }

    private func checkDenial() async throws {
      let file = try add("mine.png")
      #expect(try await scanner.recentPictures().map(\.name) == ["mine.png"])
      chmod(file, 0)
      await #expect(throws: ScannerError.denied) { try await scanner.codes(inRecent: file) }
      chmod(folder.path, 0)
      defer { chmod(folder.path, 0o700) }
      await #expect(throws: ScannerError.denied) { try await scanner.recentPictures() }
    }

    @Test("A helper that kills itself over a picture is told")
    func helper() async throws {
      let picture = try add("code.png", Samples.code("x"))
      let other = try Folder()
      try other.addHelper(script: "kill -SEGV $$")
      await #expect(throws: ScannerError.helperFailed("signal 11")) {
        try await scanner(helper: other.helper).thumbnail(ofRecent: picture)
      }
    }

    @Test(
      "The folder is the one that the desktop names",
      arguments: [
        (nil, "/home/anna/Pictures"),
        ("XDG_PICTURES_DIR=\"$HOME/Bilder\"", "/home/anna/Bilder"),
        ("# a note\nXDG_MUSIC_DIR=\"$HOME/M\"\nXDG_PICTURES_DIR=\"/data/p/\"\n", "/data/p"),
        ("XDG_PICTURES_DIR=\"$HOME/\"", nil), ("XDG_PICTURES_DIR=Bilder", "/home/anna/Pictures"),
        ("XDG_PICTURES_DIR=\"Bilder\"", "/home/anna/Pictures"),
        ("XDG_PICTURES_DIR=\"\"", "/home/anna/Pictures"),
      ] as [(String?, String?)])
    func desktop(list: String?, path: String?) throws {
      if let list { try add("user-dirs.dirs", Array(list.utf8)) }
      let environment = ["HOME": "/home/anna", "XDG_CONFIG_HOME": folder.path]
      #expect(PictureFolder(environment: environment).path == path)
      #expect(PictureFolder(environment: [:]).path == nil)
    }
  }
}

/// Has this process be nobody's where it is root's, for whom everything is allowed.
private func giveUpRights() throws {
  guard getuid() == 0 else { return }
  let nobody: uid_t = 65_534
  try #require(setgroups(0, nil) == 0 && setgid(nobody) == 0 && setuid(nobody) == 0)
}
