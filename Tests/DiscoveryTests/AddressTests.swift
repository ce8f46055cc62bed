import AccountServer
import Discovery
import Foundation
import Glibc
import Onboarding
import Testing

extension DiscoverySuite {
  @Suite("Addresses")
  struct AddressTests {
    @Test("A mail domain is asked itself, with the account as an encoded URI")
    func mailDomain() throws {
      let query = WebFingerQuery(
        account: try EmailAddress("a+b@mail.example.com"), service: .mailDomain)
      #expect(
        query.url == "https://mail.example.com/.well-known/webfinger"
          + "?resource=acct%3Aa%2Bb%40mail.example.com&rel=urn%3Ax-foyer%3Aconfiguration")
    }

    @Test(
      "A fixed service keeps its path, with or without a slash at the end",
      arguments: ["https://one.example.com/tenant", "https://one.example.com/tenant/"])
    func fixedService(base: String) throws {
      let service = DiscoveryService(baseURL: try #require(URL(string: base)))
      let query = WebFingerQuery(account: try EmailAddress("a@example.com"), service: service)
      #expect(query.url.hasPrefix("https://one.example.com/tenant/.well-known/webfinger?resource="))
    }

    @Test(
      "A service at a refused address is not asked",
      arguments: [
        ("http://127.0.0.1:{port}", AddressScope.publicOnly),
        ("http://127.0.0.1:{port}", .privateNetwork),
        ("http://localhost:{port}", .loopback),
        ("http://service.example.com", .loopback),
        ("https://127.0.0.1:{port}", .publicOnly),
        ("https://localhost:{port}", .publicOnly),
        ("https://inside.localhost:{port}", .publicOnly),
        ("https://inside.localhost:{port}", .privateNetwork),
        ("https://127.1:{port}", .publicOnly),
        ("https://2130706433:{port}", .publicOnly),
        ("https://0x7f000001:{port}", .publicOnly),
        ("https://[::1]:{port}", .publicOnly),
        ("https://[::ffff:127.0.0.1]:{port}", .loopback),
        ("https://10.0.0.1:{port}", .privateNetwork),
        ("https://someone:word@inside.localhost:{port}", .loopback),
        ("ftp://127.0.0.1:{port}", .loopback),
        ("file:///etc/hostname", .loopback),
      ])
    func refused(address: String, scope: AddressScope) async throws {
      let listener = try LoopbackSocket()
      let text = address.replacing("{port}", with: "\(listener.port)")
      let service = DiscoveryService(baseURL: try #require(URL(string: text)), addresses: scope)
      let discovery = WebFingerDiscovery(service: service)
      await #expect(throws: DiscoveryError.refusedAddress) {
        try await discovery.configuration(for: EmailAddress("anna@example.com"))
      }
      let connection = listener.accept()
      #expect(connection == nil, "the refused address saw a connection")
      if let connection { close(connection) }
    }

    @Test("A server that accepts and then says nothing is given up at the limit for connecting")
    func silent() async throws {
      let listener = try LoopbackSocket()
      let baseURL = try #require(URL(string: "https://127.0.0.1:\(listener.port)"))
      let discovery = WebFingerDiscovery(
        service: DiscoveryService(baseURL: baseURL, addresses: .loopback),
        limits: DiscoveryLimits(connect: .milliseconds(200)))
      await #expect(throws: DiscoveryError.timedOut(seconds: 0.2)) {
        try await discovery.configuration(for: EmailAddress("anna@example.com"))
      }
    }

    @Test(
      "A mail domain inside this machine is refused",
      arguments: ["anna@inside.localhost", "anna@localhost"])
    func refusedDomain(account: String) async throws {
      await #expect(throws: DiscoveryError.refusedAddress) {
        try await WebFingerDiscovery().configuration(for: EmailAddress(account))
      }
    }
  }
}
