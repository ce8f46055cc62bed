import Fingerprint
import Foundation
import SystemBus
import Testing

@Suite("The page on which fingers are enrolled") @MainActor struct EnrolmentSettingsTests {
  private func reader(_ programs: EnrolmentSettings.Program...) -> FingerprintReader {
    FingerprintReader(
      bus: SystemBus(address: "unix:path=/nowhere/bus"),
      settings: EnrolmentSettings(programs: programs))
  }

  @Test("is the first one that is there")
  func opens() async throws {
    let pipe = FileManager.default.temporaryDirectory.appending(path: "foyer-\(UUID().uuidString)")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    defer { unlink(pipe.path) }
    let didOpen = await reader(
      .init(path: "/nowhere/settings"),
      .init(path: "/bin/sh", arguments: ["-c", "echo users >\(pipe.path)"]),
      .init(path: "/bin/sh", arguments: ["-c", "echo other >\(pipe.path)"])
    ).openSettings()
    #expect(didOpen)
    let handle = try #require(FileHandle(forReadingAtPath: pipe.path))
    #expect(try handle.readToEnd() == Data("users\n".utf8))
  }

  @Test("is not there on a machine without one")
  func nothing() async {
    #expect(await !reader(.init(path: "/nowhere/settings")).openSettings())
    #expect(await !reader().openSettings())
  }
}
