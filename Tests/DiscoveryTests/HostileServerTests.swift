import Discovery
import Foundation
import Onboarding
import Testing

extension DiscoverySuite {
  @Suite(
    "With hostile HTTPS servers", .withHostileServer,
    .enabled(if: HostileServer.isAvailable, "python3 and openssl make the servers"))
  struct HostileServerTests {
    private let facts: HostileServer.Facts

    init() throws {
      facts = try #require(HostileServer.current)
    }

    private func configuration(
      _ path: String, port: KeyPath<HostileServer.Facts, Int> = \.good, ownAuthority: Bool = true,
      pin: String? = nil, limits: DiscoveryLimits = DiscoveryLimits()
    ) async throws -> DiscoveredConfiguration {
      let base = "https://localhost:\(facts[keyPath: port])/\(path)"
      let service = DiscoveryService(
        baseURL: try #require(URL(string: base)), addresses: .loopback,
        authorities: ownAuthority ? URL(filePath: facts.authorities) : nil, publicKeyPin: pin)
      let discovery = WebFingerDiscovery(service: service, limits: limits)
      return try await discovery.configuration(for: EmailAddress("anna@example.com"))
    }

    @Test(
      "A good answer is found, also behind a redirect to the same host or one beneath it",
      arguments: ["ok", "hop/ok", "hop/hop/hop/ok", "beneath"])
    func found(path: String) async throws {
      let found = try await configuration(path)
      let expected = try DiscoveredConfiguration(
        host: "field.example.com", port: 8443, applicationID: "com.example.field")
      #expect(found == expected)
    }

    @Test("The expected public key is accepted and another one is not")
    func pin() async throws {
      #expect(try await configuration("ok", pin: facts.pin).port == 8443)
      let other = "sha256//AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
      await #expect(throws: DiscoveryError.untrusted(reason: .unexpectedKey)) {
        try await configuration("ok", pin: other)
      }
    }

    @Test(
      "A certificate that proves nothing is not trusted",
      arguments: [
        (\HostileServer.Facts.wrongName, true, DiscoveryError.UntrustedReason.wrongName),
        (\.expired, true, .outdatedCertificate),
        (\.foreign, true, .unknownAuthority),
        (\.good, false, .unknownAuthority),
        (\.old, true, .insecureTransport),
      ] as [(KeyPath<HostileServer.Facts, Int> & Sendable, Bool, DiscoveryError.UntrustedReason)])
    func untrusted(
      port: KeyPath<HostileServer.Facts, Int> & Sendable, ownAuthority: Bool,
      reason: DiscoveryError.UntrustedReason
    ) async throws {
      await #expect(throws: DiscoveryError.untrusted(reason: reason)) {
        try await configuration("ok", port: port, ownAuthority: ownAuthority)
      }
    }

    @Test(
      "A redirect to where it must not lead is not followed",
      arguments: [
        ("to-http", DiscoveryError.UntrustedReason.insecureRedirect),
        ("to-file", .insecureRedirect),
        ("to-user", .insecureRedirect),
        ("to-internal", .foreignRedirect),
        ("to-elsewhere", .foreignRedirect),
        ("loop", .tooManyRedirects(limit: 3)),
        ("hop/hop/hop/hop/ok", .tooManyRedirects(limit: 3)),
      ])
    func redirect(path: String, reason: DiscoveryError.UntrustedReason) async throws {
      await #expect(throws: DiscoveryError.untrusted(reason: reason)) {
        try await configuration(path)
      }
    }

    @Test(
      "A server that takes its time is given up", arguments: ["hang", "slow-head", "slow-body"])
    func slow(path: String) async throws {
      let limits = DiscoveryLimits(total: .milliseconds(700))
      await #expect(throws: DiscoveryError.timedOut(seconds: 0.7)) {
        try await configuration(path, limits: limits)
      }
    }

    @Test(
      "An answer beyond the limits is not read to its end",
      arguments: [
        ("big", 65_536), ("big-chunked", 65_536), ("huge-head", 32_768), ("huge-line", 32_768),
      ])
    func tooLarge(path: String, limit: Int) async throws {
      await #expect(throws: DiscoveryError.tooLarge(limitBytes: limit)) {
        try await configuration(path)
      }
    }

    @Test("A lower limit for the body holds")
    func lowerLimit() async throws {
      await #expect(throws: DiscoveryError.tooLarge(limitBytes: 50)) {
        try await configuration("ok", limits: DiscoveryLimits(bodyBytes: 50))
      }
    }

    @Test(
      "An answer that breaks off, is packed or is no HTTP is told apart",
      arguments: [
        ("truncated", DiscoveryError.unreachable(reason: .connectionLost)),
        ("close", .unreachable(reason: .connectionLost)),
        ("garbage", .malformedAnswer(reason: .notHTTP)),
        ("bomb", .malformedAnswer(reason: .unexpectedEncoding)),
      ])
    func broken(path: String, error: DiscoveryError) async throws {
      await #expect(throws: error) { try await configuration(path) }
    }

    @Test(
      "A status other than success is passed on, except for those that mean unknown",
      arguments: [
        (404, DiscoveryError.unknownAccount), (410, .unknownAccount), (401, .server(status: 401)),
        (500, .server(status: 500)), (204, .malformedAnswer(reason: .notJSON)),
      ])
    func status(status: Int, error: DiscoveryError) async throws {
      await #expect(throws: error) { try await configuration("status/\(status)") }
    }

    @Test(
      "An answer that is no configuration says which rule it breaks",
      arguments: [
        ("not-json", DiscoveryError.malformedAnswer(reason: .notJSON)),
        ("not-utf8", .malformedAnswer(reason: .notUTF8)),
        ("deep", .malformedAnswer(reason: .tooDeep(limit: 16))),
        ("wrong-type", .malformedAnswer(reason: .notJSON)),
        ("no-link", .unknownAccount),
        ("other-account", .unknownAccount),
        ("two-links", .malformedAnswer(reason: .invalid(.host))),
        ("no-address", .malformedAnswer(reason: .missing(.host))),
        ("plain-address", .malformedAnswer(reason: .invalid(.scheme))),
        ("figures", .malformedAnswer(reason: .invalid(.host))),
        ("backslash", .malformedAnswer(reason: .invalid(.host))),
        ("user", .malformedAnswer(reason: .invalid(.host))),
        ("long-path", .malformedAnswer(reason: .invalid(.host))),
        ("port", .malformedAnswer(reason: .invalid(.port))),
        ("application", .malformedAnswer(reason: .invalid(.applicationID))),
      ])
    func malformed(path: String, error: DiscoveryError) async throws {
      await #expect(throws: error) { try await configuration(path) }
    }
  }
}
