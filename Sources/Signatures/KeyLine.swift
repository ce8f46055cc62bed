import Foundation

/// Keys as lines of text: a mark, and 32 bytes as 43 letters of base64url (RFC 4648, section 5).
package enum KeyLine {
  package static let publicMark = "ed25519-public:"
  package static let secretMark = "ed25519-secret:"
  package static let byteCount = 32

  /// The line for 32 bytes.
  package static func text(_ bytes: [UInt8], mark: String) -> String {
    mark
      + Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  /// The bytes of a line; nil where it is no such line.
  package static func bytes(of line: String, mark: String) -> [UInt8]? {
    let trimmed = line.trimmingCharacters(in: .whitespacesAndNewlines)
    guard trimmed.hasPrefix(mark) else { return nil }
    let letters = trimmed.dropFirst(mark.count)
    let base64 = letters.replacing("-", with: "+").replacing("_", with: "/")
    guard letters.utf8.count == 43, let data = Data(base64Encoded: base64 + "="),
      data.count == byteCount, text(Array(data), mark: mark) == trimmed
    else { return nil }
    return Array(data)
  }
}
