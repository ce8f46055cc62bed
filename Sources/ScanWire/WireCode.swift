/// A code that was read, as the helper tells of it.
package struct WireCode: Hashable, Sendable {
  /// Its kind, by name.
  package let symbology: String
  /// What it says, valid UTF-8.
  package let text: String
  /// The corners in parts of width and height: x and y of each, or none.
  package let corners: [Double]

  package init(symbology: String, text: String, corners: [Double]) {
    self.symbology = symbology
    self.text = text
    self.corners = corners
  }

  /// Twice the area of the four corners, in parts of the picture; 0 without corners.
  package var extent: Double {
    guard corners.count == 8 else { return 0 }
    let area = (0..<4).reduce(0.0) { sum, index in
      let next = (index + 1) % 4
      return sum + corners[2 * index] * corners[2 * next + 1]
        - corners[2 * next] * corners[2 * index + 1]
    }
    return abs(area)
  }

  func add(to message: inout WireMessage) {
    let text = Array(self.text.utf8)
    // Four digits tell the corners of a picture of 1920 pixels apart.
    let places = corners.map { "\((min(max($0, 0), 1) * 10_000).rounded() / 10_000)" }
    message.add("code", ([symbology, "\(text.count)"] + places).joined(separator: " "))
    message.body += text
  }

  /// Takes a code from a line of a message and the bytes of its text from the front of `body`.
  init(
    _ line: WireMessage.Line, taking body: inout ArraySlice<UInt8>
  ) throws(WireMessage.Fault) {
    let words = line.words
    guard line.key == "code", words.count == 2 || words.count == 10, let count = Int(words[1]),
      (0...WireFormat.longestText).contains(count), count <= body.count,
      let text = String(validating: body.prefix(count), as: UTF8.self)
    else { throw .malformed }
    let corners = words.dropFirst(2).compactMap { Double($0) }
    guard corners.count == words.count - 2, corners.allSatisfy({ (0...1).contains($0) }) else {
      throw .malformed
    }
    body = body.dropFirst(count)
    self.init(symbology: String(words[0]), text: text, corners: corners)
  }
}
