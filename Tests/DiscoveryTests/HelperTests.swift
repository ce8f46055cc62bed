import AccountServer
import Discovery
import Foundation
import Onboarding
import Testing

extension DiscoverySuite {
  @Suite("A helper that fails")
  struct HelperTests {
    private let readRequest = "while read -r line && [ -n \"$line\" ]; do :; done\n"

    private func discovery(
      _ folder: Folder, total: Duration = .seconds(10)
    ) -> WebFingerDiscovery {
      WebFingerDiscovery(
        limits: DiscoveryLimits(total: total), helper: HelperSearch(folders: [folder.path]))
    }

    @Test("A helper that is nowhere is missing, and the error says where it was looked for")
    func missing() async throws {
      let folders = ["/nonexistent/one", "/nonexistent/two"]
      let discovery = WebFingerDiscovery(helper: HelperSearch(folders: folders))
      await #expect(throws: DiscoveryError.helperMissing(lookedIn: folders)) {
        try await discovery.configuration(for: EmailAddress("anna@example.com"))
      }
    }

    @Test("A file without the right to run, a folder and a relative path are no helper")
    func notAProgram() throws {
      let file = try Folder()
      try file.addHelper(text: "#!/bin/sh\n", permissions: 0o644)
      let folder = try Folder()
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/foyer-fetch", withIntermediateDirectories: true)
      let folders = [file.path, folder.path, "relative"]
      #expect(throws: DiscoveryError.helperMissing(lookedIn: folders)) {
        try HelperSearch(folders: folders).locate()
      }
    }

    @Test("The first folder that has a helper wins")
    func order() throws {
      let empty = try Folder()
      let first = try Folder()
      let second = try Folder()
      try first.addHelper(text: "#!/bin/sh\n")
      try second.addHelper(text: "#!/bin/sh\n")
      let search = HelperSearch(folders: [empty.path, first.path, second.path])
      #expect(try search.locate() == "\(first.path)/foyer-fetch")
    }

    @Test("The folders are the program's own, libexec beside it, and the one in the environment")
    func folders() {
      let search = HelperSearch(
        program: "/opt/field/bin/field", named: "/opt/foyer/libexec")
      #expect(search.folders == ["/opt/field/bin", "/opt/field/libexec", "/opt/foyer/libexec"])
    }

    @Test(
      "What a helper does wrong is told apart",
      arguments: [
        ("exit 3", DiscoveryError.HelperFailure.exited(status: 3)),
        ("{read}exit 4", .exited(status: 4)),
        ("{read}kill -SEGV $$", .signalled(signal: SIGSEGV)),
        ("{read}echo hello", .protocolViolation),
        (
          "{read}printf 'foyer-fetch 2\\nstatus 200\\nbody 0\\n\\n'",
          .versionMismatch(expected: 1, found: 2)
        ),
        ("{read}printf 'foyer-fetch 1\\nstatus 200\\nbody 9\\n\\nabc'", .protocolViolation),
        ("{read}printf 'foyer-fetch 1\\nstatus 9999\\nbody 0\\n\\n'", .protocolViolation),
        ("{read}printf 'foyer-fetch 1\\nfailed somehow\\n\\n'", .protocolViolation),
        ("{read}printf 'foyer-fetch 1\\nfailed transfer\\n\\n'", .protocolViolation),
        ("{read}printf 'foyer-fetch 1\\n\\n'", .protocolViolation),
        ("{read}printf '\\377\\376\\n\\n'", .protocolViolation),
        ("{read}exec /usr/bin/yes", .protocolViolation),
        ("{read}exec >&- <&-; exec /bin/sleep 60", .signalled(signal: SIGKILL)),
      ])
    func fault(script: String, reason: DiscoveryError.HelperFailure) async throws {
      let folder = try Folder()
      try folder.addHelper(text: "#!/bin/sh\n" + script.replacing("{read}", with: readRequest))
      await #expect(throws: DiscoveryError.helperFailed(reason: reason)) {
        try await discovery(folder).configuration(for: EmailAddress("anna@example.com"))
      }
    }

    @Test("A file that the system cannot run is not started")
    func notStarted() async throws {
      let folder = try Folder()
      try folder.addHelper(text: "no program")
      await #expect(throws: DiscoveryError.helperFailed(reason: .notStarted(code: ENOEXEC))) {
        try await discovery(folder).configuration(for: EmailAddress("anna@example.com"))
      }
    }

    @Test("A helper that says nothing is given up after its time")
    func hang() async throws {
      let folder = try Folder()
      try folder.addHelper(text: "#!/bin/sh\nexec /bin/sleep 60\n")
      await #expect(throws: DiscoveryError.timedOut(seconds: 0.1)) {
        try await discovery(folder, total: .milliseconds(100))
          .configuration(for: EmailAddress("anna@example.com"))
      }
    }

    @Test("A helper gets no environment")
    func cleanStart() async throws {
      let folder = try Folder()
      let note = "\(folder.path)/note"
      // The kernel shows the environment of the start, before the shell added its own variables.
      try folder.addHelper(
        text: "#!/bin/sh\n" + readRequest + "tr '\\0' '\\n' </proc/$$/environ >\(note)\n")
      await #expect(throws: DiscoveryError.helperFailed(reason: .exited(status: 0))) {
        try await discovery(folder).configuration(for: EmailAddress("anna@example.com"))
      }
      #expect(try String(contentsOfFile: note, encoding: .utf8) == "")
    }

    @Test("A helper keeps no descriptor that the app left open by mistake")
    func descriptors() async throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      defer { for end in ends { close(end) } }
      let inherited = try FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/fd/\(ends[0])")
      try await whileHelperWaits { child, query in
        let folder = "/proc/\(child)/fd"
        let open = try FileManager.default.contentsOfDirectory(atPath: folder).map {
          try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
        }
        #expect(open.contains("/dev/null"))
        #expect(!open.contains(inherited))
        query.cancel()
        await #expect(throws: DiscoveryError.cancelled) { try await query.value }
      }
    }

    @Test("A helper that is killed in the middle is a failed helper")
    func killed() async throws {
      try await whileHelperWaits { child, query in
        kill(child, SIGKILL)
        await #expect(throws: DiscoveryError.helperFailed(reason: .signalled(signal: SIGKILL))) {
          try await query.value
        }
      }
    }

    private func whileHelperWaits(
      _ body: (pid_t, Task<DiscoveredConfiguration, any Error>) async throws -> Void
    ) async throws {
      let (accounts, continuation) = AsyncStream.makeStream(of: String.self)
      let server = AccountServer(directory: try .waiting()) { continuation.yield($0) }
      try server.start()
      defer { server.stop() }
      // A copy has a path of its own, by which it is told from the helpers of other tests.
      let folder = try Folder()
      let copy = "\(folder.path)/foyer-fetch"
      try folder.addHelper(copyOf: HelperSearch().locate())
      let service = DiscoveryService(
        baseURL: try #require(server.baseURL), addresses: .loopback)
      let discovery = WebFingerDiscovery(
        service: service, limits: .patient, helper: HelperSearch(folders: [folder.path]))
      let query = Task { try await discovery.configuration(for: EmailAddress("slow@example.com")) }
      #expect(await accounts.first { _ in true } == "slow@example.com")
      let child = try #require(Children.all().first { $0.command.hasPrefix(copy) })
      try await body(child.process, query)
    }
  }
}
