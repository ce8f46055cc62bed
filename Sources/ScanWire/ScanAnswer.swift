/// What the helper tells.
package enum ScanAnswer: Hashable, Sendable {
  /// The cameras, or the one camera that runs.
  case cameras([WireCamera])
  /// A frame of that size lies in the memory of frames.
  case frame(width: Int, height: Int)
  /// The codes that are in a picture.
  case codes([WireCode])
  /// A small picture: its size, and red, green, blue and alpha of each pixel, row by row.
  case thumbnail(width: Int, height: Int, pixels: [UInt8])
  /// The end, by its word.
  case failed(ScanFailure)

  /// The answer as a message.
  package var message: WireMessage {
    var message = WireMessage()
    switch self {
    case .cameras(let cameras):
      message.add("cameras", "\(cameras.count)")
      for camera in cameras { camera.add(to: &message) }
    case .frame(let width, let height):
      message.add("frame", "\(width) \(height)")
    case .codes(let codes):
      message.add("codes", "\(codes.count)")
      for code in codes { code.add(to: &message) }
    case .thumbnail(let width, let height, let pixels):
      message.add("thumbnail", "\(width) \(height)")
      message.body = pixels
    case .failed(let failure):
      message.add("failed", failure.word)
    }
    return message
  }

  /// Reads an answer.
  package init(_ message: WireMessage) throws(WireMessage.Fault) {
    guard let first = message.lines.first else { throw .malformed }
    var lines = message.lines.dropFirst()
    var body = message.body[...]
    switch first.key {
    case "cameras":
      var cameras: [WireCamera] = []
      while !lines.isEmpty { cameras.append(try WireCamera(taking: &lines)) }
      guard Int(first.value) == cameras.count else { throw .malformed }
      self = .cameras(cameras)
    case "frame":
      let sides = first.words.compactMap { Int($0) }
      guard sides.count == 2, sides.allSatisfy((1...WireFormat.previewSide).contains) else {
        throw .malformed
      }
      self = .frame(width: sides[0], height: sides[1])
    case "codes":
      var codes: [WireCode] = []
      while let line = lines.popFirst() { codes.append(try WireCode(line, taking: &body)) }
      guard Int(first.value) == codes.count, codes.count <= WireFormat.mostCodes else {
        throw .malformed
      }
      self = .codes(codes)
    case "thumbnail":
      let sides = first.words.compactMap { Int($0) }
      guard sides.count == 2, sides.allSatisfy((1...WireFormat.thumbnailSide).contains),
        body.count == sides[0] * sides[1] * 4
      else { throw .malformed }
      self = .thumbnail(width: sides[0], height: sides[1], pixels: Array(body))
      body = []
    case "failed":
      self = .failed(ScanFailure(word: first.value))
    default:
      throw .malformed
    }
    guard lines.isEmpty, body.isEmpty else { throw .malformed }
  }
}
