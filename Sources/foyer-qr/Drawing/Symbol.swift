import CQREncode

/// A QR code as squares, without its margin.
struct Symbol {
  /// How much of a code may be covered: about 7, 15, 25 and 30 percent.
  enum Level: String, CaseIterable {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    fileprivate var value: QRecLevel {
      switch self {
      case .low: QR_ECLEVEL_L
      case .medium: QR_ECLEVEL_M
      case .quartile: QR_ECLEVEL_Q
      case .high: QR_ECLEVEL_H
      }
    }
  }

  /// The squares on a side: 21...177.
  let size: Int
  private let dark: [Bool]

  /// Makes the smallest code for a text. Digits, and capital letters with them, take less room.
  init(_ text: String, level: Level) throws(Failure) {
    guard !text.isEmpty else { throw Failure(code: .data, message: "there is no text") }
    guard !text.utf8.contains(0) else {
      throw Failure(code: .data, message: "the text has a character that is nothing (U+0000)")
    }
    guard let code = QRcode_encodeString(text, 0, level.value, QR_MODE_8, 1) else {
      throw Failure(
        code: .data,
        message: "\(text.utf8.count) bytes do not fit into a code of level \(level.rawValue)")
    }
    defer { QRcode_free(code) }
    size = Int(code.pointee.width)
    let modules = UnsafeBufferPointer(start: code.pointee.data, count: size * size)
    dark = modules.map { $0 & 1 == 1 }
  }

  /// Whether a square is dark; those of the margin are not.
  func isDark(_ x: Int, _ y: Int) -> Bool {
    (0..<size).contains(x) && (0..<size).contains(y) && dark[y * size + x]
  }
}
