import Glibc

/// The way from any thread to the server's thread.
final class CommandSocket: Sendable {
  /// What the server's thread is told.
  enum Command: UInt8 {
    case stop = 1
    case answerWaiting
  }

  /// The descriptor that is readable while there is a command.
  let descriptor: Int32
  private let sender: Int32

  init() throws(AccountServerError) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .noSocket(code: errno) }
    descriptor = ends[0]
    sender = ends[1]
  }

  deinit {
    close(descriptor)
    close(sender)
  }

  /// Sends a command; when the buffer is full, there are enough of them on the way.
  func send(_ command: Command) {
    _ = Glibc.send(sender, [command.rawValue], 1, Int32(MSG_NOSIGNAL))
  }

  /// The next command, nil when there is none.
  func receive() -> Command? {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, 0) == 1 ? Command(rawValue: byte) : nil
  }
}
