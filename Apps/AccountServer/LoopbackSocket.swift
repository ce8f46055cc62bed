import Glibc

/// A listening TCP socket on `127.0.0.1`; there is no way to give it another address.
package struct LoopbackSocket: ~Copyable {
  package let descriptor: Int32
  package let port: UInt16

  package init() throws(AccountServerError) {
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(AF_INET, type, 0)
    guard descriptor >= 0 else { throw .noSocket(code: errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer -> Int32 in
        guard bind(descriptor, pointer, length) == 0, listen(descriptor, 16) == 0,
          getsockname(descriptor, pointer, &length) == 0
        else { return errno }
        return 0
      }
    }
    guard code == 0 else {
      close(descriptor)
      throw .noSocket(code: code)
    }
    self.descriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit {
    close(descriptor)
  }

  /// The next connection that waits, nil when there is none.
  package borrowing func accept() -> Int32? {
    let connection = Glibc.accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    let flags = fcntl(connection, F_GETFL)
    guard fcntl(connection, F_SETFD, FD_CLOEXEC) == 0,
      fcntl(connection, F_SETFL, flags | O_NONBLOCK) == 0
    else {
      close(connection)
      return nil
    }
    return connection
  }
}
