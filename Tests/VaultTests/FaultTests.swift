import FaultInjection
import Foundation
import Onboarding
import Testing
import Vault

@Suite("A vault whose disk fails", .enabled(if: FaultLibrary.isAvailable))
struct FaultTests {
  /// A vault with the passcode 1111 and a value, without a keyring.
  static func prepared() async throws -> Bench {
    let bench = try Bench()
    let vault = vault(bench)
    try await vault.create("1111")
    try await vault.set("0", "number")
    return bench
  }

  /// The vault that the program has too.
  static func vault(_ bench: Bench) -> Vault {
    Vault(
      location(bench), options: VaultOptions(keyring: .never, keyDerivation: .lowest),
      keyring: bench.keyring)
  }

  static func location(_ bench: Bench) -> VaultLocation {
    VaultLocation(application: "com.example.Probe", folder: bench.folder.path)
  }

  static func probe(
    _ bench: Bench, _ words: String, _ environment: [String: String] = [:]
  ) throws -> Probe {
    try Probe(
      [bench.folder.path, "never"] + words.split(separator: " ").map(String.init),
      environment: environment)
  }

  /// What fails, as which error, and the action that makes it so.
  static let faults: [(call: String, action: String, error: String)] = [
    ("openat", "\(EROFS)", "storage(reason: StorageReason.readOnly)"),
    ("openat", "\(EACCES)", "storage(reason: StorageReason.notPermitted)"),
    ("openat", "\(ENOSPC)", "storage(reason: StorageReason.full)"),
    ("write", "\(ENOSPC)", "storage(reason: StorageReason.full)"),
    ("write", "\(EDQUOT)", "storage(reason: StorageReason.full)"),
    ("write", "\(EIO)", "storage(reason: StorageReason.system(code: 5))"),
    ("fsync", "\(EIO)", "storage(reason: StorageReason.system(code: 5))"),
    ("fsync", "\(ENOSPC)", "storage(reason: StorageReason.full)"),
    ("renameat", "\(EIO)", "storage(reason: StorageReason.system(code: 5))"),
    ("renameat", "\(EROFS)", "storage(reason: StorageReason.readOnly)"),
  ]

  @Test(
    "A call that fails while a value is kept, whichever it is, is told, and the vault is whole",
    arguments: faults.indices)
  func values(index: Int) async throws {
    let (call, action, error) = Self.faults[index]
    let bench = try await Self.prepared()
    var wasTold = false
    for number in 1...24 {
      let environment = try FaultLibrary.environment(call, number, action)
      let probe = try Self.probe(bench, "unlock 1111 , set number \(number)", environment)
      let vault = Self.vault(bench)
      #expect(try await vault.unlock("1111") == .unlocked)
      let kept = try await vault.text("number")
      let answer = probe.answer(to: "set number \(number)")
      if answer == "done" {
        #expect(kept == "\(number)")
      } else if let kept {
        #expect(Int(kept).map { $0 <= number } == true)
      }
      let answers = [probe.answer(to: "unlock 1111"), answer].compactMap(\.self)
      let errors = answers.filter { $0.hasPrefix("error") && $0 != "error locked" }
      #expect(errors.allSatisfy { $0 == "error \(error)" }, "\(errors)")
      wasTold = wasTold || !errors.isEmpty
      #expect(try bench.folder.names().filter { $0.contains(".new-") } == [])
    }
    #expect(wasTold, "the fault was never met")
  }

  @Test("A write that does a part of its work is gone on with", arguments: 1...6)
  func shortWrite(number: Int) async throws {
    let bench = try await Self.prepared()
    let probe = try Self.probe(
      bench, "unlock 1111 , set number 7", FaultLibrary.environment("write", number, "short"))
    #expect(probe.answer(to: "set number 7") == "done")
    let vault = Self.vault(bench)
    #expect(try await vault.unlock("1111") == .unlocked)
    #expect(try await vault.text("number") == "7")
  }

  @Test(
    "A disk that is full when a vault is made leaves none", arguments: ["write", "fsync", "linkat"])
  func creation(call: String) async throws {
    for number in 1...2 {
      let bench = try Bench()
      let probe = try Self.probe(
        bench, "create 1111", FaultLibrary.environment(call, number, "\(ENOSPC)"))
      let status = try await Self.vault(bench).status()
      if probe.answer(to: "create 1111") == "done" {
        #expect(status == .locked([.passcode], triesLeft: 10))
      } else {
        #expect(
          probe.answer(to: "create 1111") == "error storage(reason: StorageReason.full)")
        #expect(status == .noVault)
      }
      #expect(try bench.folder.names().filter { $0.contains(".new-") } == [])
    }
  }

  @Test("What stands in the way of the file is told for what it is")
  func inTheWay() async throws {
    let bench = try Bench()
    let vault = Self.vault(bench)
    let path = Self.location(bench).path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/passwd")
    await #expect(throws: SecretStoreError.storage(reason: .notAFile)) { try await vault.status() }
    await #expect(throws: SecretStoreError.storage(reason: .notAFile)) {
      try await vault.create("1111")
    }
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    await #expect(throws: SecretStoreError.storage(reason: .notAFile)) { try await vault.status() }
    try FileManager.default.removeItem(atPath: path)
    mkfifo(path, 0o600)
    await #expect(throws: SecretStoreError.storage(reason: .notAFile)) { try await vault.status() }
  }

  @Test("A folder or a file that others may write to is refused")
  func notPrivate() async throws {
    let bench = try await Self.prepared()
    chmod(Self.location(bench).path, 0o620)
    await #expect(throws: SecretStoreError.storage(reason: .notPrivate)) {
      try await Self.vault(bench).status()
    }
    chmod(Self.location(bench).path, 0o600)
    chmod(bench.folder.path, 0o777)
    await #expect(throws: SecretStoreError.storage(reason: .notPrivate)) {
      try await Self.vault(bench).status()
    }
    chmod(bench.folder.path, 0o700)
    #expect(try await Self.vault(bench).status() == .locked([.passcode], triesLeft: 10))
  }

  @Test("A file in place of the folder is told for what it is")
  func fileForFolder() async throws {
    let bench = try Bench()
    let path = "\(bench.folder.path)/file"
    try Data().write(to: URL(filePath: path))
    for folder in [path, "\(path)/vaults"] {
      let vault = Vault(
        VaultLocation(application: "com.example.Probe", folder: folder),
        options: VaultOptions(keyring: .never, keyDerivation: .lowest), keyring: bench.keyring)
      await #expect(throws: SecretStoreError.storage(reason: .notAFile)) {
        try await vault.status()
      }
      await #expect(throws: SecretStoreError.storage(reason: .notAFile)) {
        try await vault.create("1111")
      }
    }
  }

  @Test("A disk that is really full, and one that is read-only", .enabled(if: geteuid() == 0))
  func realDisk() async throws {
    let bench = try Bench()
    let disk = "\(bench.folder.path)/disk"
    try FileManager.default.createDirectory(
      atPath: disk, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let mounted = try Probe(
      of: "/bin/mount", ["-t", "tmpfs", "-o", "size=64k,mode=700", "tmpfs", disk])
    guard mounted.signal == nil,
      let status = try? FileManager.default.attributesOfFileSystem(forPath: disk),
      (status[.systemSize] as? NSNumber)?.intValue == 65_536
    else { return }  // A container may forbid it; the faults above stand for it.
    defer { _ = try? Probe(of: "/bin/umount", [disk]) }
    let location = VaultLocation(application: "com.example.Probe", folder: disk)
    let vault = Vault(
      location, options: VaultOptions(keyring: .never, keyDerivation: .lowest),
      keyring: bench.keyring)
    try await vault.create("1111")
    try await vault.set("0", "number")
    let before = try Data(contentsOf: URL(filePath: location.path))
    // The last pages of the disk.
    let filler = open("\(disk)/filler", O_WRONLY | O_CREAT, 0o600)
    var page = [UInt8](repeating: 1, count: 4096)
    while write(filler, &page, page.count) > 0 {}
    close(filler)
    await #expect(throws: SecretStoreError.storage(reason: .full)) {
      try await vault.set(String(repeating: "x", count: 9000), "large")
    }
    #expect(try Data(contentsOf: URL(filePath: location.path)) == before)
    #expect(try await vault.text("number") == "0")

    _ = try Probe(of: "/bin/mount", ["-o", "remount,ro", disk])
    await #expect(throws: SecretStoreError.storage(reason: .readOnly)) {
      try await vault.set("1", "number")
    }
    #expect(try await vault.text("number") == "0")
  }
}
