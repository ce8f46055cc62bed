import Onboarding
import PrivateFiles

/// Keeps the record of an onboarding in a file that its owner alone can read.
///
/// ```swift
/// func lastServer() async throws -> String? {
///   let file = RecordFile(application: "com.example.FieldService")
///   return try await file.load()?.server?.host
/// }
/// ```
///
/// A record is on the disk, whole, when ``save(_:)`` returns, and however a program ends the file holds
/// the record before or the one after. Two programs may use the same file: one that would write over
/// what it has not read is told so. All work is done on a queue of the file's own.
public actor RecordFile: OnboardingRecordStore {
  /// The largest record that is read, in bytes: 16 MiB.
  public static let maximumBytes = 16 * 1024 * 1024

  /// The folder, an absolute path. It is made, for its owner alone, with the first record.
  public nonisolated let folder: String

  private let patience: Duration
  private let executor = FileExecutor(label: "foyer.record")
  private var lastSeen: [UInt8]?
  private static let name = "record"
  private static let asidePrefix = "record.aside-"

  /// The file's own queue.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Names a file; nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - application: The app's identifier in reverse order of domains.
  ///   - folder: An absolute path; without it `onboarding` in the app's folder under `XDG_DATA_HOME`,
  ///     which is `~/.local/share` where the variable is not set.
  public init(application: String, folder: String? = nil) {
    self.init(application: application, folder: folder, patience: .seconds(5))
  }

  package init(application: String, folder: String?, patience: Duration) {
    precondition(
      ApplicationFolder.isApplication(application),
      "RecordFile takes an application such as com.example.FieldService")
    let folder = folder ?? "\(ApplicationFolder.path(of: application))/onboarding"
    precondition(folder.hasPrefix("/"), "RecordFile takes a folder with an absolute path")
    self.folder = folder
    self.patience = patience
  }

  /// The path of the file.
  public nonisolated var path: String { "\(folder)/\(Self.name)" }

  // MARK: - OnboardingRecordStore

  /// The record; nil where there is none.
  public func load() throws(OnboardingRecordError) -> OnboardingRecord? {
    lastSeen = try files { () throws(SecretStoreError) in
      try PrivateFolder(opening: folder)?.read(Self.name, atMost: Self.maximumBytes)
    }
    return try lastSeen.map { bytes throws(OnboardingRecordError) in
      try OnboardingRecord(document: bytes)
    }
  }

  /// Keeps a record in place of the one before.
  public func save(_ record: OnboardingRecord) throws(OnboardingRecordError) {
    let document = record.document
    let path = folder
    let folder = try files { () throws(SecretStoreError) in try PrivateFolder.made(at: path) }
    try whileAlone(in: folder) { () throws(SecretStoreError) in
      do throws(SecretStoreError) {
        try folder.write(document, to: Self.name, lastSeen == nil ? .new : .replacing)
      } catch {
        // The last step alone may have failed, with the file in its place.
        let found = try? folder.read(Self.name, atMost: Self.maximumBytes)
        if found == document { lastSeen = document }
        throw error
      }
      lastSeen = document
    }
  }

  /// Removes the record. Without one nothing happens.
  public func remove() throws(OnboardingRecordError) {
    guard let folder = try opened() else { return }
    try whileAlone(in: folder) { () throws(SecretStoreError) in
      try folder.remove(Self.name)
      lastSeen = nil
    }
  }

  /// Gives the file another name, `record.aside-` and a number.
  public func setAside() throws(OnboardingRecordError) {
    guard let folder = try opened() else { return }
    try whileAlone(in: folder) { () throws(SecretStoreError) in
      let taken = Set(folder.names(startingWith: Self.asidePrefix))
      let free = (1...).lazy.map { "\(Self.asidePrefix)\($0)" }.first { !taken.contains($0) }
      if let free { try folder.move(Self.name, to: free) }
      lastSeen = nil
    }
  }

  /// Removes the files with such names.
  public func removeSetAside() throws(OnboardingRecordError) {
    guard let folder = try opened() else { return }
    try files { () throws(SecretStoreError) in
      for name in folder.names(startingWith: Self.asidePrefix) { try folder.remove(name) }
    }
  }

  // MARK: - Work

  private func opened() throws(OnboardingRecordError) -> PrivateFolder? {
    try files { () throws(SecretStoreError) in try PrivateFolder(opening: folder) }
  }

  /// Changes the file while no other program does, and only when it is what was read last.
  private func whileAlone(
    in folder: PrivateFolder, _ work: () throws(SecretStoreError) -> Void
  ) throws(OnboardingRecordError) {
    let lastSeen = lastSeen
    var isKnown = false
    try files { () throws(SecretStoreError) in
      let lock = try FolderLock(".\(Self.name).lock", in: folder, patience: patience)
      try lock.holding { () throws(SecretStoreError) in
        folder.sweep(Self.name)
        isKnown = try folder.read(Self.name, atMost: Self.maximumBytes) == lastSeen
        if isKnown { try work() }
      }
    }
    if !isKnown { throw .changedElsewhere }
  }

  private func files<Result>(
    _ work: () throws(SecretStoreError) -> Result
  ) throws(OnboardingRecordError) -> Result {
    do throws(SecretStoreError) {
      return try work()
    } catch {
      throw OnboardingRecordError(error)
    }
  }
}

extension OnboardingRecordError {
  /// What one who keeps files has to say, for a record.
  init(_ error: SecretStoreError) {
    switch error {
    case .storage(let reason): self = .storage(reason: reason)
    case .busy(let seconds): self = .busy(seconds: seconds)
    case .vaultExists, .noVault: self = .changedElsewhere
    case .locked, .refused, .keyring, .deviceKeyMissing, .damaged, .newerVersion, .noMemory:
      preconditionFailure("A private folder says nothing about a store: \(error)")
    }
  }
}
