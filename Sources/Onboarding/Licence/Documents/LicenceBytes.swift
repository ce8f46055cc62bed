import Foundation

/// From the bytes of a licence to letters.
enum LicenceBytes {
  /// The encoding that a mark of the byte order names, and what follows the mark.
  static func byteOrderMark(of bytes: [UInt8]) -> (LicenceEncoding?, ArraySlice<UInt8>) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, bytes.dropFirst(2)) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, bytes.dropFirst(2)) }
    return (nil, bytes[...])
  }

  /// The letters as UTF-8.
  static func decode(
    _ bytes: ArraySlice<UInt8>, as encoding: LicenceEncoding?, isHTML: Bool
  ) throws(LicenceError) -> [UInt8] {
    if let encoding { return try encoding.decode(bytes) }
    if isHTML, let name = declaredEncoding(in: bytes) {
      guard let declared = LicenceEncoding(name: name) else {
        throw .unknownEncoding(String(name.prefix(40)))
      }
      // Letters that say what they are written in are no UTF-16.
      let isUnits = declared == .utf16LittleEndian || declared == .utf16BigEndian
      return try (isUnits ? .utf8 : declared).decode(bytes)
    }
    do throws(LicenceError) {
      return try LicenceEncoding.utf8.decode(bytes)
    } catch {
      return try LicenceEncoding.windows1252.decode(bytes)
    }
  }

  /// What the first tags of a page say about its letters.
  private static func declaredEncoding(in bytes: ArraySlice<UInt8>) -> String? {
    let start = String(decoding: bytes.prefix(1_024), as: UTF8.self)
    let tag = /<meta[^>]*?charset\s*=\s*["']?\s*([A-Za-z0-9_:.-]+)/.ignoresCase()
    let declaration = /^<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9_:.-]+)/
    let match = start.firstMatch(of: tag)?.1 ?? start.firstMatch(of: declaration)?.1
    return match.map(String.init)
  }

  /// A text without looks. Lines end with line feeds, controls are left out.
  static func plain(_ bytes: [UInt8]) throws(LicenceError) -> LicenceDocument {
    var writer = LicenceWriter()
    writer.keepsBlanks = true
    var before: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x0D: writer.breakLine()
      case 0x0A: if before != 0x0D { writer.breakLine() }
      default: writer.write(byte)
      }
      before = byte
    }
    return try writer.finish()
  }

  /// Where a link leads: to a web page, a mail address or a telephone. Nil for all else, scripts first
  /// of all.
  static func link(_ text: String?) -> URL? {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines),
      text.utf8.count <= 2_048,
      let url = URL(string: text), let scheme = url.scheme?.lowercased()
    else { return nil }
    return ["http", "https", "mailto", "tel"].contains(scheme) ? url : nil
  }

  /// Ends reading that nobody waits for.
  static func checkCancellation() throws(LicenceError) {
    if Task.isCancelled { throw .cancelled }
  }
}
