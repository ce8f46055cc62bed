/// What an IP address is for, by the special-purpose registries of RFC 6890.
package enum AddressKind {
  case `public`
  case loopback
  /// Private (RFC 1918), shared (RFC 6598), link-local or unique local (RFC 4193).
  case local
  /// Everything else: multicast, documentation, translation, IPv4 written as IPv6.
  case reserved

  /// The kind of an address of 4 or 16 bytes in network order.
  package init(bytes: [UInt8]) {
    switch bytes.count {
    case 4: self = .init(version4: bytes)
    case 16: self = .init(version6: bytes)
    default: self = .reserved
    }
  }

  private init(version4 b: [UInt8]) {
    switch (b[0], b[1], b[2]) {
    case (127, _, _): self = .loopback
    case (10, _, _), (172, 16...31, _), (192, 168, _): self = .local
    case (169, 254, _), (100, 64...127, _): self = .local
    case (0, _, _), (224..., _, _): self = .reserved
    case (192, 0, 0), (192, 0, 2), (192, 88, 99), (198, 51, 100), (203, 0, 113): self = .reserved
    case (198, 18...19, _): self = .reserved
    default: self = .public
    }
  }

  private init(version6 b: [UInt8]) {
    if b.dropLast().allSatisfy({ $0 == 0 }), b[15] == 1 {
      self = .loopback
    } else if b[0] & 0xfe == 0xfc || (b[0] == 0xfe && b[1] & 0x80 == 0x80) {
      self = .local
    } else if b[0] & 0xe0 != 0x20 {
      // Only 2000::/3 is handed out as global unicast. This leaves out ::ffff:0:0/96 and
      // 64:ff9b::/96, which would carry any IPv4 address past the table above.
      self = .reserved
    } else if b[0] == 0x20, b[1] == 0x01, b[2] <= 0x01 {
      self = .reserved  // 2001::/23, with Teredo
    } else if b[0] == 0x20, b[1] == 0x01, b[2] == 0x0d, b[3] == 0xb8 {
      self = .reserved  // documentation
    } else if b[0] == 0x20, b[1] == 0x02 {
      self = .reserved  // 6to4
    } else {
      self = .public
    }
  }
}
