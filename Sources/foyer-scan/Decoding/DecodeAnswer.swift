import ScanWire

/// What a decoder answers.
enum DecodeAnswer: Hashable {
  /// The memory is there.
  case ready
  /// The picture lies in the memory, as grey bytes or as a small picture in colours.
  case unpacked(width: Int, height: Int)
  case codes([WireCode])
  case failed(ScanFailure)

  var message: WireMessage {
    switch self {
    case .ready: WireMessage().adding("ready", "yes")
    case .unpacked(let width, let height): WireMessage().adding("unpacked", "\(width) \(height)")
    case .codes(let codes): ScanAnswer.codes(codes).message
    case .failed(let failure): ScanAnswer.failed(failure).message
    }
  }

  init(_ message: WireMessage) throws(WireMessage.Fault) {
    guard let first = message.lines.first else { throw .malformed }
    switch first.key {
    case "ready":
      self = .ready
    case "unpacked":
      let sides = first.words.compactMap { Int($0) }
      guard sides.count == 2, sides.allSatisfy((1...PictureFile.longestSide).contains) else {
        throw .malformed
      }
      self = .unpacked(width: sides[0], height: sides[1])
    default:
      switch try ScanAnswer(message) {
      case .codes(let codes): self = .codes(codes)
      case .failed(let failure): self = .failed(failure)
      case .cameras, .frame, .thumbnail: throw .malformed
      }
    }
  }
}
