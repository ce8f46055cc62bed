import Foundation
import Testing

/// Pictures to read.
enum Samples {
  /// What the codes of the fixtures say.
  static let text = "https://field.example.com/setup?c=4711"

  /// The bytes of a file beside these tests.
  static func file(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    return Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// A picture of a code, drawn by `foyer-qr`.
  static func code(_ text: String, scale: Int = 4, level: String = "M") throws -> [UInt8] {
    let folder = try Folder()
    let file = "\(folder.path)/code.png"
    let run = try Program(
      "foyer-qr",
      ["make", "--output", file, "--scale", "\(scale)", "--level", level, "--", text])
    try #require(run.code == 0, "\(run.errors)")
    return Array(try Data(contentsOf: URL(filePath: file)))
  }

  /// A bitmap of grey bytes (BMP), row by row from the top.
  static func bitmap(width: Int, height: Int, _ grey: (_ x: Int, _ y: Int) -> UInt8) -> [UInt8] {
    let row = (width * 3 + 3) / 4 * 4
    func number(_ value: Int, bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var file = Array("BM".utf8) + number(54 + row * height, bytes: 4) + number(0, bytes: 4)
    file += number(54, bytes: 4) + number(40, bytes: 4) + number(width, bytes: 4)
    file += number(-height, bytes: 4) + number(1, bytes: 2) + number(24, bytes: 2)
    file += number(0, bytes: 4) + number(row * height, bytes: 4) + number(0, bytes: 16)
    for y in 0..<height {
      var line: [UInt8] = []
      for x in 0..<width { line += Array(repeating: grey(x, y), count: 3) }
      file += line + Array(repeating: 0, count: row - line.count)
    }
    return file
  }
}
