/// What the helper is told while a camera runs.
package enum ScanCommand: Hashable, Sendable {
  /// The frame was copied; the next one may be written.
  case taken
  case torch(Bool)

  /// The command as a message.
  package var message: WireMessage {
    switch self {
    case .taken: WireMessage().adding("taken", "frame")
    case .torch(let isOn): WireMessage().adding("torch", isOn ? "on" : "off")
    }
  }

  /// Reads a command.
  package init(_ message: WireMessage) throws(WireMessage.Fault) {
    guard message.lines.count == 1, message.body.isEmpty else { throw .malformed }
    switch (message.lines[0].key, message.lines[0].value) {
    case ("taken", "frame"): self = .taken
    case ("torch", "on"): self = .torch(true)
    case ("torch", "off"): self = .torch(false)
    default: throw .malformed
    }
  }
}
