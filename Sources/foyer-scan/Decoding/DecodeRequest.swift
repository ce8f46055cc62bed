import ScanWire

/// What a decoder is asked for by the process that started it, in the packets of the protocol.
enum DecodeRequest: Hashable {
  /// Take the memory that comes along, for frames of at most so many bytes.
  case memory(bytes: Int)
  /// Take apart the picture whose file comes along, into the memory.
  case picture(bytes: Int)
  /// Make a small picture of the one whose file comes along, into the memory.
  case thumbnail(bytes: Int)
  /// Look at the grey bytes in the memory, row by row without gaps.
  case look(width: Int, height: Int, pass: Pass, symbologies: [String])

  var message: WireMessage {
    switch self {
    case .memory(let count): return WireMessage().adding("memory", "\(count)")
    case .picture(let count): return WireMessage().adding("picture", "\(count)")
    case .thumbnail(let count): return WireMessage().adding("thumbnail", "\(count)")
    case .look(let width, let height, let pass, let symbologies):
      return WireMessage().adding("look", "\(width) \(height) \(pass.rawValue)")
        .adding("read", symbologies.joined(separator: " "))
    }
  }

  init(_ message: WireMessage) throws(WireMessage.Fault) {
    guard let first = message.lines.first else { throw .malformed }
    let words = first.words
    switch (first.key, words.count, words.first.flatMap { Int($0) }) {
    case ("memory", 1, let count?):
      self = .memory(bytes: count)
    case ("picture", 1, let count?):
      self = .picture(bytes: count)
    case ("thumbnail", 1, let count?):
      self = .thumbnail(bytes: count)
    case ("look", 3, let width?):
      guard let height = Int(words[1]), let pass = Pass(rawValue: String(words[2])),
        message.lines.count == 2, width > 0, height > 0
      else { throw .malformed }
      let symbologies = message.lines[1].words.map(String.init)
      self = .look(width: width, height: height, pass: pass, symbologies: symbologies)
    default:
      throw .malformed
    }
  }
}
