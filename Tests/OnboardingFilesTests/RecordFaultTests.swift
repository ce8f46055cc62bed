import FaultInjection
import Foundation
import Onboarding
import OnboardingFiles
import Testing

@Suite("A record whose disk fails or whose program ends", .enabled(if: FaultLibrary.isAvailable))
struct RecordFaultTests {
  private static let program = Probe.path(of: "RecordProbe")

  private func probe(
    _ folder: Folder, _ words: String, _ environment: [String: String] = [:]
  ) throws -> Probe {
    try Probe(
      of: Self.program,
      ["\(folder.path)/onboarding"] + words.split(separator: " ").map(String.init),
      environment: environment)
  }

  private func answers(_ folder: Folder) async throws -> Int? {
    try await RecordFileTests.file(folder).load()?.audit.count
  }

  private func leftOver(_ folder: Folder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/onboarding")
      .filter { $0.contains(".new-") }
  }

  @Test("Ended at any call, the record is the one before or the one after")
  func killedAtEachCall() async throws {
    var ends = 0
    for number in 1...80 {
      let folder = try Folder()
      _ = try probe(folder, "save save")
      let before = try await answers(folder)
      #expect(before == 3)
      let run = try probe(
        folder, "load save", FaultLibrary.environment("any", number, "kill"))
      let after = try #require(try await answers(folder))
      #expect([3, 4].contains(after), "call \(number)")
      if run.lines.contains("save: 4") { #expect(after == 4) }
      guard run.signal == SIGKILL else { break }
      ends += 1
      // Whoever comes next goes on, and clears away what the end has left.
      #expect(try probe(folder, "load save").lines.last == "save: \(after + 1)")
      #expect(try leftOver(folder) == [])
    }
    #expect(ends >= 5, "nothing was interrupted")
  }

  @Test("Ended at any call while a record is put aside, one of the two names has it")
  func killedWhileAside() async throws {
    for number in 1...40 {
      let folder = try Folder()
      _ = try probe(folder, "save")
      let run = try probe(folder, "load aside", FaultLibrary.environment("any", number, "kill"))
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/onboarding")
      #expect(names.contains { $0 == "record" || $0 == "record.aside-1" }, "call \(number)")
      guard run.signal == SIGKILL else { break }
    }
  }

  static let faults: [(call: String, action: Int32, reason: SecretStoreError.StorageReason)] = [
    ("openat", EROFS, .readOnly), ("openat", EACCES, .notPermitted), ("openat", ENOSPC, .full),
    ("write", ENOSPC, .full), ("write", EDQUOT, .full), ("write", EIO, .system(code: EIO)),
    ("fsync", EIO, .system(code: EIO)), ("fsync", ENOSPC, .full),
    ("renameat", EIO, .system(code: EIO)), ("renameat", EROFS, .readOnly),
  ]

  @Test(
    "A call that fails, whichever it is, is told, and nothing is lost", arguments: faults.indices)
  func failed(index: Int) async throws {
    let (call, action, reason) = Self.faults[index]
    let folder = try Folder()
    _ = try probe(folder, "save save")
    var kept = try #require(try await answers(folder))
    var wasTold = false
    for number in 1...8 {
      let run = try probe(
        folder, "load save save", FaultLibrary.environment(call, number, "\(action)"))
      let now = try #require(try await answers(folder))
      #expect(now >= kept && now <= kept + 2, "call \(number): \(run.lines)")
      let errors = run.lines.filter { $0.contains("error") }
      for error in errors {
        let told = "error storage(reason: Onboarding.SecretStoreError.StorageReason.\(reason))"
        // Who could not read what is there must not write over it.
        let isUnread = run.lines[0].contains("error") && error.hasSuffix("error changedElsewhere")
        #expect(error.hasSuffix(told) || isUnread, "\(error)")
      }
      if errors.isEmpty { #expect(now == kept + 2) }
      wasTold = wasTold || !errors.isEmpty
      kept = now
    }
    #expect(wasTold, "the fault was never met")
    #expect(try leftOver(folder) == [])
  }

  @Test("A write that does a part of its work is gone on with")
  func shortWrite() async throws {
    let folder = try Folder()
    let run = try probe(folder, "save save", FaultLibrary.environment("write", 1, "short"))
    #expect(run.lines == ["save: 2", "save: 3"])
    #expect(try await answers(folder) == 3)
  }

  @Test("Ended at random points in time, no record is damaged and none that was told is lost")
  func randomPoints() async throws {
    let folder = try Folder()
    _ = try probe(folder, "save")
    var kept = try #require(try await answers(folder))
    var random = SystemRandomNumberGenerator()
    for _ in 0..<40 {
      let running = try Probe.Running(
        Self.program, ["\(folder.path)/onboarding", "load", "saves"], environment: [:])
      let run = running.kill(
        afterBytes: Int.random(in: 0..<200, using: &random),
        andMicroseconds: Int.random(in: 0..<4000, using: &random))
      #expect(run.signal == SIGKILL)
      let told = run.lines.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }.max()
      let now = try #require(try await answers(folder))
      #expect(now >= max(kept, told ?? 0))
      kept = now
    }
  }

  @Test("A disk that is really full, and one that is read-only", .enabled(if: geteuid() == 0))
  func realDisk() async throws {
    let folder = try Folder()
    let disk = "\(folder.path)/onboarding"
    try FileManager.default.createDirectory(
      atPath: disk, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    _ = try Probe(of: "/bin/mount", ["-t", "tmpfs", "-o", "size=64k,mode=700", "tmpfs", disk])
    guard let status = try? FileManager.default.attributesOfFileSystem(forPath: disk),
      (status[.systemSize] as? NSNumber)?.intValue == 65_536
    else { return }  // A container may forbid it; the faults above stand for it.
    defer { _ = try? Probe(of: "/bin/umount", [disk]) }
    let file = RecordFileTests.file(folder)
    try await file.save(RecordFileTests.record(1))
    let filler = open("\(disk)/filler", O_WRONLY | O_CREAT, 0o600)
    var page = [UInt8](repeating: 1, count: 4096)
    while write(filler, &page, page.count) > 0 {}
    close(filler)
    await #expect(throws: OnboardingRecordError.storage(reason: .full)) {
      try await file.save(RecordFileTests.record(900))
    }
    #expect(try await file.load() == RecordFileTests.record(1))
    _ = try Probe(of: "/bin/mount", ["-o", "remount,ro", disk])
    await #expect(throws: OnboardingRecordError.storage(reason: .readOnly)) {
      try await file.save(RecordFileTests.record(2))
    }
    #expect(try await file.load() == RecordFileTests.record(1))
  }
}
