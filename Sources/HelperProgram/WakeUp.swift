import Glibc

/// A sign from any thread to one that waits in `poll`.
package final class WakeUp: Sendable {
  /// The descriptor that becomes readable once the sign was given.
  package let descriptor: Int32
  private let sender: Int32

  /// Makes a sign; nil, with `errno` set, when the process has no descriptors left.
  package init?() {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    descriptor = ends[0]
    sender = ends[1]
  }

  deinit {
    close(descriptor)
    close(sender)
  }

  /// Gives the sign; it stays given.
  package func signal() {
    // A failure means that the buffer is full, that is, that the sign was given before.
    _ = send(sender, [1] as [UInt8], 1, Int32(MSG_NOSIGNAL))
  }
}
