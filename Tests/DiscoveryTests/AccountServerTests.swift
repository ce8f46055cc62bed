import AccountServer
import Discovery
import Foundation
import Onboarding
import Testing

extension DiscoverySuite {
  @Suite("With the account server on loopback")
  struct AccountServerTests {
    private func discovery(
      _ server: AccountServer, limits: DiscoveryLimits = DiscoveryLimits()
    ) throws -> WebFingerDiscovery {
      let baseURL = try #require(server.baseURL)
      let service = DiscoveryService(baseURL: baseURL, addresses: .loopback)
      return WebFingerDiscovery(service: service, limits: limits)
    }

    @Test(
      "A known account gets its configuration, whatever the case of its letters",
      arguments: [
        ("anna@example.com", "field.example.com", 443),
        ("Anna@Example.com", "field.example.com", 443),
        ("ben@example.com", "depot.example.com", 8443),
      ])
    func found(account: String, host: String, port: Int) async throws {
      let server = AccountServer(directory: try .demo())
      try server.start()
      defer { server.stop() }
      let found = try await discovery(server).configuration(for: EmailAddress(account))
      let expected = try DiscoveredConfiguration(
        host: host, port: port, applicationID: "com.example.field")
      #expect(found == expected)
    }

    @Test(
      "An account that is not known, and one that looks like a query, are unknown",
      arguments: ["nobody@example.com", "a&b=c#d%40@example.com"])
    func unknown(account: String) async throws {
      let server = AccountServer(directory: try .demo())
      try server.start()
      defer { server.stop() }
      await #expect(throws: DiscoveryError.unknownAccount) {
        try await discovery(server).configuration(for: EmailAddress(account))
      }
    }

    @Test("The account that is asked for arrives unchanged")
    func resource() async throws {
      let (accounts, continuation) = AsyncStream.makeStream(of: String.self)
      let server = AccountServer(directory: try .demo()) { continuation.yield($0) }
      try server.start()
      defer { server.stop() }
      let account = try EmailAddress("o'n&e=1#%40+{x}@example.com")
      await #expect(throws: DiscoveryError.unknownAccount) {
        try await discovery(server).configuration(for: account)
      }
      #expect(await accounts.first { _ in true } == account.text)
    }

    @Test("A server that closes the connection is a lost connection")
    func down() async throws {
      let server = AccountServer(directory: try .demo())
      try server.start()
      defer { server.stop() }
      await #expect(throws: DiscoveryError.unreachable(reason: .connectionLost)) {
        try await discovery(server).configuration(for: EmailAddress("down@example.com"))
      }
    }

    @Test("A server that has stopped refuses the connection")
    func stopped() async throws {
      let server = AccountServer(directory: try .demo())
      try server.start()
      let discovery = try discovery(server)
      server.stop()
      #expect(server.baseURL == nil)
      await #expect(throws: DiscoveryError.unreachable(reason: .connectionRefused)) {
        try await discovery.configuration(for: EmailAddress("anna@example.com"))
      }
    }

    @Test("A slow answer arrives once the server is told to give it")
    func slow() async throws {
      let (accounts, continuation) = AsyncStream.makeStream(of: String.self)
      let server = AccountServer(directory: try .waiting()) { continuation.yield($0) }
      try server.start()
      defer { server.stop() }
      let discovery = try discovery(server, limits: .patient)
      async let found = discovery.configuration(for: EmailAddress("slow@example.com"))
      #expect(await accounts.first { _ in true } == "slow@example.com")
      server.answerWaiting()
      #expect(try await found.host == "field.example.com")
    }

    @Test("A query that waits for its answer ends when its task is cancelled")
    func cancel() async throws {
      let (accounts, continuation) = AsyncStream.makeStream(of: String.self)
      let server = AccountServer(directory: try .waiting()) { continuation.yield($0) }
      try server.start()
      defer { server.stop() }
      let discovery = try discovery(server, limits: .patient)
      let query = Task { try await discovery.configuration(for: EmailAddress("slow@example.com")) }
      #expect(await accounts.first { _ in true } == "slow@example.com")
      query.cancel()
      await #expect(throws: DiscoveryError.cancelled) { try await query.value }
    }

    @Test("A query in a task that is cancelled already ends at once")
    func cancelledBefore() async throws {
      let server = AccountServer(directory: try .demo())
      try server.start()
      defer { server.stop() }
      let discovery = try discovery(server)
      let query = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await discovery.configuration(for: EmailAddress("anna@example.com"))
      }
      await #expect(throws: DiscoveryError.cancelled) { try await query.value }
    }

    @Test("Stopping the server ends the queries that wait")
    func stop() async throws {
      let (accounts, continuation) = AsyncStream.makeStream(of: String.self)
      let server = AccountServer(directory: try .waiting()) { continuation.yield($0) }
      try server.start()
      let discovery = try discovery(server, limits: .patient)
      let query = Task { try await discovery.configuration(for: EmailAddress("slow@example.com")) }
      #expect(await accounts.first { _ in true } == "slow@example.com")
      server.stop()
      await #expect(throws: DiscoveryError.unreachable(reason: .connectionLost)) {
        try await query.value
      }
    }

    @Test("Twenty queries at a time do not disturb one another")
    func parallel() async throws {
      let server = AccountServer(directory: try .demo())
      try server.start()
      defer { server.stop() }
      let discovery = try discovery(server)
      let hosts = try await withThrowingTaskGroup(of: String.self) { group in
        for number in 0..<20 {
          let account = number.isMultiple(of: 2) ? "anna@example.com" : "ben@example.com"
          group.addTask {
            try await discovery.configuration(for: EmailAddress(account)).host
          }
        }
        return try await group.reduce(into: [:]) { counts, host in counts[host, default: 0] += 1 }
      }
      #expect(hosts == ["field.example.com": 10, "depot.example.com": 10])
    }
  }
}
