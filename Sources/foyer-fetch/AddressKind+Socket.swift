import Glibc

extension AddressKind {
  /// The kind of a socket address; a family other than IPv4 and IPv6 is reserved.
  init(socketAddress raw: UnsafeRawPointer, family: Int32) {
    switch family {
    case AF_INET:
      let address = raw.loadUnaligned(as: sockaddr_in.self).sin_addr
      self = .init(bytes: withUnsafeBytes(of: address) { Array($0) })
    case AF_INET6:
      let address = raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr
      self = .init(bytes: withUnsafeBytes(of: address) { Array($0) })
    default:
      self = .reserved
    }
  }

  /// The kind of an address written as text, brackets included; nil for a name.
  init?(literal text: String) {
    var bytes = [UInt8](repeating: 0, count: 16)
    if text.hasPrefix("[") {
      let inner = String(text.dropFirst().dropLast())
      guard text.hasSuffix("]"), inet_pton(AF_INET6, inner, &bytes) == 1 else { return nil }
      self.init(bytes: bytes)
    } else {
      guard inet_pton(AF_INET, text, &bytes) == 1 else { return nil }
      self.init(bytes: Array(bytes.prefix(4)))
    }
  }
}
