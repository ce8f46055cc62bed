/// What the helper is asked for.
package struct ScanRequest: Hashable, Sendable {
  /// The work to do.
  package enum Work: Hashable, Sendable {
    /// List the cameras.
    case cameras
    /// Run a camera: where frames come from.
    case camera(ScanSource)
    /// Read a picture of so many bytes.
    case picture(bytes: Int)
    /// Make a small picture of one of so many bytes.
    case thumbnail(bytes: Int)
  }

  /// The work to do.
  package var work: Work
  /// The kinds of codes to look for, by name.
  package var symbologies: [String]
  /// The folder of the session's sockets, where there is one.
  package var runtimeFolder: String?
  /// The address of the session's message bus, where there is one.
  package var bus: String?

  /// Makes a request.
  package init(
    work: Work, symbologies: [String] = [], runtimeFolder: String? = nil, bus: String? = nil
  ) {
    self.work = work
    self.symbologies = symbologies
    self.runtimeFolder = runtimeFolder
    self.bus = bus
  }

  /// The request as a message.
  package var message: WireMessage {
    var message = WireMessage()
    switch work {
    case .cameras:
      message.add("do", "cameras")
    case .camera(let source):
      message.add("do", "camera")
      source.add(to: &message)
    case .picture(let bytes):
      message.add("do", "picture")
      message.add("bytes", "\(bytes)")
    case .thumbnail(let bytes):
      message.add("do", "thumbnail")
      message.add("bytes", "\(bytes)")
    }
    if !symbologies.isEmpty { message.add("read", symbologies.joined(separator: " ")) }
    if let runtimeFolder { message.add("runtime-dir", runtimeFolder) }
    if let bus { message.add("bus", bus) }
    return message
  }

  /// Reads a request.
  package init(_ message: WireMessage) throws(WireMessage.Fault) {
    var values: [String: String] = [:]
    for line in message.lines {
      guard values.updateValue(line.value, forKey: line.key) == nil else { throw .malformed }
    }
    switch values.removeValue(forKey: "do") {
    case "cameras":
      work = .cameras
    case "camera":
      work = .camera(try ScanSource(taking: &values))
    case "picture":
      work = .picture(bytes: try Self.count(taking: &values))
    case "thumbnail":
      work = .thumbnail(bytes: try Self.count(taking: &values))
    default:
      throw .malformed
    }
    symbologies = (values.removeValue(forKey: "read") ?? "").split(separator: " ").map(String.init)
    runtimeFolder = values.removeValue(forKey: "runtime-dir")
    bus = values.removeValue(forKey: "bus")
    guard values.isEmpty, message.body.isEmpty else { throw .malformed }
  }

  private static func count(
    taking values: inout [String: String]
  ) throws(WireMessage.Fault) -> Int {
    guard let count = values.removeValue(forKey: "bytes").flatMap({ Int($0) }),
      (1...WireFormat.longestPicture).contains(count)
    else { throw .malformed }
    return count
  }
}
