import Foundation
import Scanner
import Testing

extension ScannerSuite {
  @Suite("Codes in pictures")
  @MainActor struct PictureTests {
    @Test(
      "Each kind of picture is read",
      arguments: ["qr.jpg", "qr.webp", "qr.gif", "qr.bmp", "qr.tiff"])
    func kinds(file: String) async throws {
      let codes = try await CameraScanner().codes(inPicture: Samples.file(file))
      #expect(codes.map(\.text) == [Samples.text])
      #expect(codes.map(\.symbology) == [.qr])
    }

    @Test("A PNG is read, and the corners are where the code is")
    func corners() async throws {
      // A text of version 2, which has 25 squares, and 4 around it: the code is from 4/33 to 29/33.
      let picture = try Samples.code("https://a.example/setup", scale: 8)
      let code = try #require(try await CameraScanner().codes(inPicture: picture).first)
      #expect(code.text == "https://a.example/setup")
      let expected = [(4, 4), (29, 4), (29, 29), (4, 29)].map { ($0.0 / 33.0, $0.1 / 33.0) }
      #expect(code.corners.count == 4)
      for (corner, place) in zip(code.corners, expected) {
        #expect(abs(corner.x - place.0) < 0.02 && abs(corner.y - place.1) < 0.02)
      }
    }

    @Test(
      "Texts arrive letter by letter",
      arguments: [
        "x", "https://grüße.example/ä?n=Zoë&e=😀", "テスト漢字", "two\nlines", "{\"host\": \"a\"}",
        String(repeating: "0123456789", count: 200),
      ])
    func texts(text: String) async throws {
      let codes = try await CameraScanner().codes(inPicture: Samples.code(text))
      #expect(codes.map(\.text) == [text])
    }

    @Test("A text of more than 4,096 bytes is no code")
    func longText() async throws {
      // Digits take the least room, so that many of them fit into a code.
      let longest = String(repeating: "7", count: 4096)
      let read = try await CameraScanner().codes(inPicture: Samples.code(longest, level: "L"))
      #expect(read.map(\.text) == [longest])
      let tooLong = try await CameraScanner().codes(
        inPicture: Samples.code(longest + "7", level: "L"))
      #expect(tooLong.isEmpty)
    }

    @Test(
      "Other kinds of codes are read when they are asked for, and not before",
      arguments: [
        ("datamatrix.png", ScannedCode.Symbology.dataMatrix, "FIELD-0042 DataMatrix"),
        ("aztec.png", .aztec, "FIELD-0042 Aztec"),
        ("pdf417.png", .pdf417, "FIELD-0042 PDF417"),
        ("ean13.png", .ean13, "5901234123457"),
        ("code128.png", .code128, "FIELD-0042"),
      ])
    func symbologies(file: String, symbology: ScannedCode.Symbology, text: String) async throws {
      let picture = try Samples.file(file)
      let asked = try await CameraScanner(symbologies: [symbology]).codes(inPicture: picture)
      #expect(asked.map(\.text) == [text])
      #expect(asked.map(\.symbology) == [symbology])
      #expect(try await CameraScanner().codes(inPicture: picture).isEmpty)
    }

    @Test("A light code on a dark ground is read")
    func inverted() async throws {
      let picture = try Samples.code("inverted")
      let codes = try await CameraScanner().codes(inPicture: Self.inverted(picture))
      #expect(codes.map(\.text) == ["inverted"])
    }

    @Test("A code without a margin is read on a ground that is almost as dark")
    func withoutMargin() async throws {
      let code = try Samples.code("https://field.example.com/setup?c=4711")
      let side = Self.side(of: code)
      // Four squares of margin, four pixels each.
      let paper = 16..<(side - 16)
      let picture = Samples.bitmap(width: side + 200, height: side + 200) { x, y in
        let (x, y) = (x - 100, y - 100)
        guard paper.contains(x), paper.contains(y) else { return 40 }
        return Self.isLight(code, x, y) ? 255 : 0
      }
      let codes = try await CameraScanner().codes(inPicture: picture)
      #expect(codes.map(\.text) == ["https://field.example.com/setup?c=4711"])
    }

    private static func inverted(_ png: [UInt8]) -> [UInt8] {
      let side = side(of: png)
      return Samples.bitmap(width: side, height: side) { x, y in isLight(png, x, y) ? 0 : 255 }
    }

    private static func side(of png: [UInt8]) -> Int {
      png[16..<20].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The pixels of our PNG are not packed.
    private static func isLight(_ png: [UInt8], _ x: Int, _ y: Int) -> Bool {
      let row = 1 + (side(of: png) + 7) / 8
      // Eight bytes of signature, 25 of head, 8 of chunk, 2 of zlib, 5 of block.
      let start = 8 + 25 + 8 + 2 + 5
      return png[start + y * row + 1 + x / 8] & (0x80 >> UInt8(x % 8)) != 0
    }

    @Test("A picture without a code has none")
    func none() async throws {
      let picture = Samples.bitmap(width: 320, height: 240) { x, y in
        (x / 12 + y / 12).isMultiple(of: 2) ? 0 : 255
      }
      #expect(try await CameraScanner().codes(inPicture: picture).isEmpty)
    }

    @Test("What is no picture says so", arguments: ["", "hello", "\u{89}PNG\r\n\u{1a}\n"])
    func noPicture(text: String) async throws {
      await #expect(throws: ScannerError.unreadablePicture) {
        try await CameraScanner().codes(inPicture: Array(text.utf8))
      }
    }

    @Test("Half a picture says so", arguments: ["qr.jpg", "qr.webp", "aztec.png"])
    func truncated(file: String) async throws {
      let whole = try Samples.file(file)
      do {
        // Some loaders give what they have: then it is a picture without a code.
        let codes = try await CameraScanner().codes(inPicture: Array(whole.prefix(whole.count / 3)))
        #expect(codes.isEmpty)
      } catch {
        #expect(error == .unreadablePicture)
      }
    }

    @Test("A file of more than 16 MiB is not even looked at")
    func largeFile() async throws {
      let bytes = [UInt8](repeating: 0, count: CameraScanner.largestPicture + 1)
      let nowhere = CameraScanner(helper: HelperSearch(folders: []))
      await #expect(throws: ScannerError.tooLarge(limit: CameraScanner.largestPicture)) {
        try await nowhere.codes(inPicture: bytes)
      }
    }

    @Test("A small file of a huge picture is refused before memory is taken for it")
    func bomb() async throws {
      // The head of a PNG of 60,000 by 60,000 pixels, and no pixels.
      var picture = try Samples.code("x")
      let side: [UInt8] = [0, 0, 0xea, 0x60]
      picture.replaceSubrange(16..<24, with: side + side)
      picture.replaceSubrange(29..<33, with: Self.crc(Array(picture[12..<29])))
      await #expect(throws: ScannerError.tooLarge(limit: CameraScanner.largestPicture)) {
        try await CameraScanner().codes(inPicture: picture)
      }
    }

    private static func crc(_ bytes: [UInt8]) -> [UInt8] {
      var value: UInt32 = 0xffff_ffff
      for byte in bytes {
        value ^= UInt32(byte)
        for _ in 0..<8 { value = value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1 }
      }
      return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: ~value >> $0) }
    }

    @Test("Reading can be given up")
    func cancelled() async throws {
      let folder = try Folder()
      try folder.addHelper(script: "exec /bin/sleep 60")
      let reading = Task {
        try await CameraScanner(helper: folder.helper).codes(inPicture: [1])
      }
      reading.cancel()
      await #expect(throws: ScannerError.cancelled) { try await reading.value }
    }
  }
}
