/// A packet of the protocol: lines of keys and values, and bytes.
package struct WireMessage: Hashable, Sendable {
  /// A line.
  package struct Line: Hashable, Sendable {
    package let key: String
    package let value: String

    /// The words of the value.
    package var words: [Substring] { value.split(separator: " ") }
  }

  /// Why bytes are no message.
  package enum Fault: Error, Hashable, Sendable {
    /// They are not of the protocol.
    case malformed
    /// They are of another version of it.
    case version(Int)
  }

  /// The lines after the first one.
  package private(set) var lines: [Line] = []
  /// What follows the head.
  package var body: [UInt8] = []

  /// Makes a message without lines.
  package init() {}

  /// Adds a line. A line feed, or any other character that is not seen, becomes a space.
  package mutating func add(_ key: String, _ value: String) {
    let seen = value.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7f ? " " : $0 }
    lines.append(Line(key: key, value: String(String.UnicodeScalarView(seen))))
  }

  /// The message with one more line.
  package func adding(_ key: String, _ value: String) -> Self {
    var copy = self
    copy.add(key, value)
    return copy
  }

  /// The bytes of the message.
  package var bytes: [UInt8] {
    let head = [WireFormat.firstLine] + lines.map { "\($0.key) \($0.value)" }
    return Array((head.joined(separator: "\n") + "\n\n").utf8) + body
  }

  /// Reads a message.
  package init(_ bytes: [UInt8]) throws(Fault) {
    let newline = UInt8(ascii: "\n")
    let end = bytes.indices.dropLast().first { bytes[$0] == newline && bytes[$0 + 1] == newline }
    guard let end, let head = String(validating: bytes[..<end], as: UTF8.self) else {
      throw .malformed
    }
    var rest = head.split(separator: "\n", omittingEmptySubsequences: false)[...]
    try Self.checkVersion(rest.popFirst() ?? "")
    for line in rest {
      guard let space = line.firstIndex(of: " "), space > line.startIndex else { throw .malformed }
      let value = line[line.index(after: space)...]
      lines.append(Line(key: String(line[..<space]), value: String(value)))
    }
    body = Array(bytes[(end + 2)...])
  }

  private static func checkVersion(_ line: Substring) throws(Fault) {
    guard line != WireFormat.firstLine else { return }
    let words = line.split(separator: " ")
    guard words.count == 2, words[0] == "foyer-scan", let found = Int(words[1]) else {
      throw .malformed
    }
    throw .version(found)
  }
}
