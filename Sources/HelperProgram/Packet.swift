import Glibc

/// What goes through a socket of packets at once: bytes, and a descriptor where one goes along.
package struct Packet {
  /// The most bytes that a packet has.
  package static let longest = 64 * 1024

  /// The bytes; none when the other side has closed its end.
  package let bytes: [UInt8]
  /// A descriptor that came along; who receives it closes it.
  package let descriptor: Int32?

  /// Sends bytes, with a copy of a descriptor where one is given; false when the other side is gone.
  ///
  /// It waits while the socket's buffer is full.
  package static func send(_ bytes: [UInt8], descriptor: Int32? = nil, to socket: Int32) -> Bool {
    precondition(!bytes.isEmpty && bytes.count <= longest, "a packet has 1 to 65,536 bytes")
    var bytes = bytes
    return bytes.withUnsafeMutableBytes { content in
      var control = [UInt8](repeating: 0, count: Control.size)
      return control.withUnsafeMutableBytes { control in
        var piece = iovec(iov_base: content.baseAddress, iov_len: content.count)
        return withUnsafeMutablePointer(to: &piece) { piece in
          var message = msghdr()
          message.msg_iov = piece
          message.msg_iovlen = 1
          if let descriptor {
            Control.write(descriptor, into: control)
            message.msg_control = control.baseAddress
            message.msg_controllen = control.count
          }
          while true {
            if sendmsg(socket, &message, Int32(MSG_NOSIGNAL)) >= 0 { return true }
            guard errno == EINTR else { return false }
          }
        }
      }
    }
  }

  /// Waits for a packet; nil when none can come, or one came that is longer than allowed.
  package static func receive(from socket: Int32) -> Packet? {
    var bytes = [UInt8](repeating: 0, count: longest)
    var control = [UInt8](repeating: 0, count: Control.size)
    var flags: Int32 = 0
    var controlCount = 0
    let count = bytes.withUnsafeMutableBytes { content in
      control.withUnsafeMutableBytes { control in
        var piece = iovec(iov_base: content.baseAddress, iov_len: content.count)
        return withUnsafeMutablePointer(to: &piece) { piece in
          var message = msghdr()
          message.msg_iov = piece
          message.msg_iovlen = 1
          message.msg_control = control.baseAddress
          message.msg_controllen = control.count
          while true {
            let count = recvmsg(socket, &message, Int32(MSG_CMSG_CLOEXEC))
            // A side that ends with packets unread resets the connection. That is told once, before
            // what it has sent itself, which is still there to be read.
            if count < 0, errno == EINTR || errno == ECONNRESET { continue }
            flags = message.msg_flags
            controlCount = message.msg_controllen
            return count
          }
        }
      }
    }
    let descriptor = count >= 0 && controlCount > 0 ? Control.read(control) : nil
    let cut = Int32(MSG_TRUNC | MSG_CTRUNC)
    guard count >= 0, flags & cut == 0 else {
      if let descriptor { close(descriptor) }
      return nil
    }
    return Packet(bytes: Array(bytes.prefix(count)), descriptor: descriptor)
  }

  /// The control message that carries one descriptor: a head, then the number of it, and padding.
  ///
  /// The macros of the C library for this are not imported into Swift.
  private enum Control {
    static let head = MemoryLayout<cmsghdr>.stride
    static let size = head + MemoryLayout<Int>.size

    static func write(_ descriptor: Int32, into bytes: UnsafeMutableRawBufferPointer) {
      var header = cmsghdr()
      header.cmsg_len = head + MemoryLayout<Int32>.size
      header.cmsg_level = SOL_SOCKET
      header.cmsg_type = Int32(SCM_RIGHTS)
      bytes.storeBytes(of: header, as: cmsghdr.self)
      bytes.storeBytes(of: descriptor, toByteOffset: head, as: Int32.self)
    }

    static func read(_ bytes: [UInt8]) -> Int32? {
      bytes.withUnsafeBytes { bytes in
        let header = bytes.loadUnaligned(as: cmsghdr.self)
        guard header.cmsg_level == SOL_SOCKET, header.cmsg_type == Int32(SCM_RIGHTS),
          header.cmsg_len == head + MemoryLayout<Int32>.size
        else { return nil }
        return bytes.loadUnaligned(fromByteOffset: head, as: Int32.self)
      }
    }
  }
}
