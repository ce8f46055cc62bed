import Glibc
import Testing
import foyer_fetch

extension DiscoverySuite {
  @Suite("What an address is for")
  struct AddressKindTests {
    @Test(
      "Every special range is told from the public addresses beside it",
      arguments: [
        ("8.8.8.8", AddressKind.public), ("9.255.255.255", .public), ("11.0.0.0", .public),
        ("100.63.255.255", .public), ("100.128.0.0", .public), ("172.15.255.255", .public),
        ("172.32.0.0", .public), ("192.167.255.255", .public), ("192.169.0.0", .public),
        ("223.255.255.255", .public), ("126.255.255.255", .public), ("128.0.0.0", .public),
        ("127.0.0.1", .loopback), ("127.255.255.255", .loopback),
        ("10.0.0.0", .local), ("10.255.255.255", .local), ("172.16.0.0", .local),
        ("172.31.255.255", .local), ("192.168.0.0", .local), ("192.168.255.255", .local),
        ("169.254.169.254", .local), ("100.64.0.0", .local), ("100.127.255.255", .local),
        ("0.0.0.0", .reserved), ("192.0.0.8", .reserved), ("192.0.2.1", .reserved),
        ("192.88.99.1", .reserved), ("198.18.0.1", .reserved), ("198.19.255.255", .reserved),
        ("198.51.100.1", .reserved), ("203.0.113.1", .reserved), ("224.0.0.1", .reserved),
        ("255.255.255.255", .reserved),
      ])
    func version4(text: String, kind: AddressKind) {
      #expect(AddressKind(bytes: bytes(of: text, AF_INET, count: 4)) == kind)
    }

    @Test(
      "Of IPv6 only global unicast is public, and no IPv4 address passes inside it",
      arguments: [
        ("2606:4700::1111", AddressKind.public), ("2a00:1450::1", .public), ("::1", .loopback),
        ("::", .reserved), ("fc00::1", .local), ("fdff::1", .local), ("fe80::1", .local),
        ("fec0::1", .local), ("ff02::1", .reserved), ("::ffff:127.0.0.1", .reserved),
        ("::ffff:8.8.8.8", .reserved), ("64:ff9b::7f00:1", .reserved),
        ("64:ff9b:1::a00:1", .reserved), ("2002:7f00:1::", .reserved), ("2001::1", .reserved),
        ("2001:db8::1", .reserved), ("100::1", .reserved), ("::127.0.0.1", .reserved),
      ])
    func version6(text: String, kind: AddressKind) {
      #expect(AddressKind(bytes: bytes(of: text, AF_INET6, count: 16)) == kind)
    }

    @Test(
      "A redirect stays on the host or goes beneath it",
      arguments: [
        ("example.com", "example.com", true), ("example.com", "www.example.com", true),
        ("www.example.com", "example.com", false), ("example.com", "badexample.com", false),
        ("example.com", "example.com.evil.example", false),
        ("a.example.com", "b.example.com", false),
        ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "x.127.0.0.1", false),
      ])
    func redirect(origin: String, target: String, isAllowed: Bool) {
      #expect(HostName.mayRedirect(from: origin, to: target) == isAllowed)
    }

    private func bytes(of text: String, _ family: Int32, count: Int) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      #expect(inet_pton(family, text, &bytes) == 1)
      return bytes
    }
  }
}
