import FaultInjection
import Foundation
import Onboarding
import OnboardingFiles
import Testing

@Suite("The file of a record")
struct RecordFileTests {
  static func file(_ folder: Folder, patience: Duration = .seconds(5)) -> RecordFile {
    RecordFile(
      application: "com.example.Test", folder: "\(folder.path)/onboarding", patience: patience)
  }

  /// A record of an app in which so many pages were read.
  static func record(_ pages: Int) throws -> OnboardingRecord {
    let ids = (0...pages).map { "page \($0)" }
    var flow = OnboardingFlow(try OnboardingPlan(ids.map { .info(id: $0) }))
    let now = ClockReading(boot: UUID(), uptime: .seconds(1), wall: .seconds(1_780_000_000))
    flow.receive(.started, at: now)
    flow.receive(.recordLoaded(nil), at: now)
    for id in ids.dropLast() { flow.receive(.finished(id: id), at: now) }
    return flow.record
  }

  @Test("A record is read as it was kept, by its owner alone")
  func kept() async throws {
    let folder = try Folder()
    let file = Self.file(folder)
    #expect(try await file.load() == nil)
    try await file.save(Self.record(1))
    try await file.save(Self.record(2))
    #expect(try await Self.file(folder).load() == Self.record(2))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    let around = try FileManager.default.attributesOfItem(atPath: file.folder)
    #expect((around[.posixPermissions] as? NSNumber)?.intValue == 0o700)
  }

  @Test("What is removed is gone, and what is not there can be removed")
  func removed() async throws {
    let folder = try Folder()
    let file = Self.file(folder)
    try await file.remove()
    try await file.removeSetAside()
    try await file.save(Self.record(1))
    try await file.remove()
    #expect(try await file.load() == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: file.folder)
    #expect(names == [".record.lock"])
    try await file.save(Self.record(3))
    #expect(try await file.load() == Self.record(3))
  }

  @Test("A damaged file is told, stays as it is, and is put aside when that is wanted")
  func damaged() async throws {
    let folder = try Folder()
    let file = Self.file(folder)
    for number in 1...2 {
      try await file.save(Self.record(number))
      var bytes = try Data(contentsOf: URL(filePath: file.path))
      bytes[bytes.count / 2] ^= 4
      try bytes.write(to: URL(filePath: file.path))
      let again = Self.file(folder)
      await #expect(throws: OnboardingRecordError.damaged) { try await again.load() }
      #expect(try Data(contentsOf: URL(filePath: file.path)) == bytes)
      try await again.setAside()
      #expect(try await file.load() == nil)
      let aside = URL(filePath: "\(file.folder)/record.aside-\(number)")
      #expect(try Data(contentsOf: aside) == bytes)
    }
    try await file.removeSetAside()
    let names = try FileManager.default.contentsOfDirectory(atPath: file.folder)
    #expect(names == [".record.lock"])
  }

  @Test("Who has not read what another program wrote does not write over it")
  func changedElsewhere() async throws {
    let folder = try Folder()
    let (one, other) = (Self.file(folder), Self.file(folder))
    _ = try await one.load()
    _ = try await other.load()
    try await other.save(Self.record(5))
    await #expect(throws: OnboardingRecordError.changedElsewhere) {
      try await one.save(Self.record(1))
    }
    await #expect(throws: OnboardingRecordError.changedElsewhere) { try await one.remove() }
    #expect(try await one.load() == Self.record(5))
    try await one.save(Self.record(6))
    await #expect(throws: OnboardingRecordError.changedElsewhere) {
      try await other.save(Self.record(7))
    }
  }

  @Test("A file that another program keeps is waited for, and then told")
  func busy() async throws {
    let folder = try Folder()
    let file = Self.file(folder, patience: .milliseconds(20))
    try await file.save(Self.record(1))
    let lock = open("\(file.folder)/.record.lock", O_RDWR | O_CLOEXEC)
    #expect(flock(lock, LOCK_EX) == 0)
    await #expect(throws: OnboardingRecordError.busy(seconds: 0.02)) {
      try await file.save(Self.record(2))
    }
    // A program that another test starts just now may hold the file open for a moment longer.
    #expect(flock(lock, LOCK_UN) == 0)
    close(lock)
    try await file.save(Self.record(2))
  }

  @Test("What stands in the way is told for what it is")
  func inTheWay() async throws {
    let folder = try Folder()
    let file = Self.file(folder)
    try await file.save(Self.record(1))
    try FileManager.default.removeItem(atPath: file.path)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: "/etc/passwd")
    await #expect(throws: OnboardingRecordError.storage(reason: .notAFile)) {
      try await file.load()
    }
    try FileManager.default.removeItem(atPath: file.path)
    chmod(file.folder, 0o777)
    await #expect(throws: OnboardingRecordError.storage(reason: .notPrivate)) {
      try await file.load()
    }
    chmod(file.folder, 0o700)
    _ = FileManager.default.createFile(
      atPath: file.path, contents: Data(), attributes: [.posixPermissions: 0o666])
    chmod(file.path, 0o666)
    await #expect(throws: OnboardingRecordError.storage(reason: .notPrivate)) {
      try await file.load()
    }
  }

  @Test("A file that is too large is not read")
  func tooLarge() async throws {
    let folder = try Folder()
    let file = Self.file(folder)
    try await file.save(Self.record(1))
    truncate(file.path, RecordFile.maximumBytes + 1)
    let limit = SecretStoreError.StorageReason.tooLarge(maximum: RecordFile.maximumBytes)
    await #expect(throws: OnboardingRecordError.storage(reason: limit)) { try await file.load() }
  }

  @Test("Nothing that is secret is in a whole onboarding's file, and it is text to read")
  func noSecret() async throws {
    let folder = try Folder()
    let file = Self.file(folder)
    try await file.save(Self.record(2))
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    #expect(text.hasPrefix("FOYER-ONBOARDING 1 "))
    #expect(text.contains(#""finished":["page 0","page 1"]"#))
  }
}
