import Glibc

/// Standard input: a request first, and then the sign that the asker is still there.
enum StandardInput {
  /// Reads up to the empty line that ends a request; nil when the input closes before it.
  static func readHead() throws(Failure) -> String? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += chunk[..<count]
      guard bytes.count <= WireFormat.longestRequest else { throw .request }
      if bytes.suffix(2) == [10, 10] { break }
    }
    guard let head = String(validating: bytes.dropLast(2), as: UTF8.self) else { throw .request }
    return head
  }

  /// Whether the asker has gone, or sends more than one request, which ends this one as well.
  static var isOver: Bool {
    var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) != 0
  }
}
