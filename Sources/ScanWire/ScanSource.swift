/// Where the helper takes frames from.
package struct ScanSource: Hashable, Sendable {
  /// The kinds of sources.
  package enum Kind: Hashable, Sendable {
    /// The camera that the system prefers.
    case preferred
    /// The camera of that name.
    case camera(String)
    /// Files, over and over, at so many a second. `%04d` in the path is their number, from 0.
    case pictures(path: String, rate: Int)
    /// A moving test picture of that size, as fast as it is taken.
    case pattern(width: Int, height: Int)
  }

  /// What goes wrong on purpose, in tests: an error of the source by its word, after so many frames.
  package struct Fault: Hashable, Sendable {
    package let word: String
    package let frames: Int

    package init(word: String, frames: Int) {
      self.word = word
      self.frames = frames
    }
  }

  package var kind: Kind
  package var fault: Fault?

  package init(_ kind: Kind, fault: Fault? = nil) {
    self.kind = kind
    self.fault = fault
  }

  func add(to message: inout WireMessage) {
    switch kind {
    case .preferred: break
    case .camera(let name): message.add("camera", name)
    case .pictures(let path, let rate): message.add("pictures", "\(rate) \(path)")
    case .pattern(let width, let height): message.add("pattern", "\(width) \(height)")
    }
    if let fault { message.add("fault", "\(fault.frames) \(fault.word)") }
  }

  init(taking values: inout [String: String]) throws(WireMessage.Fault) {
    kind = .preferred
    if let name = values.removeValue(forKey: "camera") { kind = .camera(name) }
    if let text = values.removeValue(forKey: "pictures") {
      let (rate, path) = try Self.numberAndRest(of: text)
      guard kind == .preferred, (1...120).contains(rate) else { throw .malformed }
      kind = .pictures(path: path, rate: rate)
    }
    if let text = values.removeValue(forKey: "pattern") {
      let (width, rest) = try Self.numberAndRest(of: text)
      guard kind == .preferred, let height = Int(rest), (16...1920).contains(width),
        (16...1080).contains(height)
      else { throw .malformed }
      kind = .pattern(width: width, height: height)
    }
    if let text = values.removeValue(forKey: "fault") {
      let (frames, word) = try Self.numberAndRest(of: text)
      fault = Fault(word: word, frames: frames)
    }
  }

  private static func numberAndRest(of text: String) throws(WireMessage.Fault) -> (Int, String) {
    guard let space = text.firstIndex(of: " "), let number = Int(text[..<space]) else {
      throw .malformed
    }
    return (number, String(text[text.index(after: space)...]))
  }
}
