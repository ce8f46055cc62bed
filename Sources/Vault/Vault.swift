import Foundation
import Onboarding
import PrivateFiles
import Secrets

/// Keeps secrets in one encrypted file that opens by a passcode.
///
/// The values are under XChaCha20-Poly1305 with a random key. That key is in the file too, wrapped
/// once for each way of opening: the passcode by Argon2id and a key in the desktop's keyring, the
/// finger by a second key in the keyring, the recovery code by itself. A copy of the file alone can
/// therefore not be tried with all passcodes there are. `Documentation/Vault.md` says against whom
/// the vault helps and against whom it does not.
///
/// ```swift
/// func keep(_ token: borrowing SecretBytes, behind passcode: borrowing SecretBytes) async throws {
///   let vault = Vault(VaultLocation(application: "com.example.FieldService"))
///   if try await vault.status() == .noVault { try await vault.create(passcode: passcode) }
///   guard try await vault.unlock(passcode: passcode) == .unlocked else { return }
///   try await vault.setValue(token, named: "token")
///   await vault.lock()
/// }
/// ```
///
/// All work is done on a queue of the vault's own. Several vaults, in one program or in several, may
/// use the same file; they wait for each other.
public actor Vault: SecretStore {
  /// Whose vault it is, and where its file lies.
  public nonisolated let location: VaultLocation

  let options: VaultOptions
  let keyring: any Keyring
  let clock: @Sendable () -> ClockReading
  let observer: (@Sendable (VaultStep) -> Void)?
  var opened: OpenVault?
  var lastWrong: WrongPasscode?

  private let patience: Duration
  private var hasSwept = false
  private let executor = FileExecutor(label: "foyer.vault")

  /// The vault's own queue.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Makes a closed vault; nothing is read or written yet.
  public init(_ location: VaultLocation, options: VaultOptions = VaultOptions()) {
    self.init(
      location, options: options,
      keyring: SecretService(application: location.application))
  }

  /// The same with the places where a test looks in or stands in.
  package init(
    _ location: VaultLocation, options: VaultOptions, keyring: any Keyring,
    patience: Duration = .seconds(5),
    clock: @escaping @Sendable () -> ClockReading = ClockReading.now,
    observer: (@Sendable (VaultStep) -> Void)? = nil
  ) {
    self.location = location
    self.options = options
    self.keyring = keyring
    self.patience = patience
    self.clock = clock
    self.observer = observer
  }

  /// Whether the key is in memory.
  package var isOpen: Bool { opened != nil }

  /// Closes the vault: its key is wiped from memory.
  public func lock() { opened = nil }

  /// Has the person asked to unlock the keyring of the desktop.
  ///
  /// - Throws: ``SecretStoreError/keyring(reason:)`` when it is locked still, after two minutes
  ///   without an answer too.
  public func unlockKeyring() throws(SecretStoreError) { try keyring.unlock() }

  /// Removes the file, then what belongs to it in the keyring.
  ///
  /// The file alone counts: when the keyring is not there, its keys stay in it and open nothing.
  public func wipe() throws(SecretStoreError) {
    opened = nil
    try whileAlone { folder throws(SecretStoreError) in try remove(from: folder) }
  }

  /// Does work on the file while no other does.
  ///
  /// - Returns: The work's result; nil when there is no folder for vaults.
  func whileAlone<Result>(
    _ work: (PrivateFolder) throws(SecretStoreError) -> Result
  ) throws(SecretStoreError) -> Result? {
    guard let folder = try PrivateFolder(opening: location.folder) else { return nil }
    return try whileAlone(in: folder, work)
  }

  func whileAlone<Result>(
    in folder: PrivateFolder, _ work: (PrivateFolder) throws(SecretStoreError) -> Result
  ) throws(SecretStoreError) -> Result {
    let lock = try FolderLock(location.lockName, in: folder, patience: patience)
    return try lock.holding { () throws(SecretStoreError) in
      if !hasSwept {
        folder.sweep(location.fileName)
        folder.sweep(location.attemptsName)
        hasSwept = true
      }
      return try work(folder)
    }
  }

  func remove(from folder: PrivateFolder) throws(SecretStoreError) {
    // A file that is damaged, or larger than any vault, is removed all the same: its name in the keyring
    // is not known then, and the keys there open nothing.
    let file = try? VaultSession(location, in: folder)?.file
    try folder.remove(location.fileName)
    try folder.remove(location.attemptsName)
    guard let file else { return }
    for part in KeyringPart.allCases {
      // Keys of a file that is gone open nothing.
      try? keyring.removeKey(part, of: file.id)
    }
  }
}

/// The key of an open vault, and which vault it is the key of.
final class OpenVault: Sendable {
  let id: VaultID
  let key: SecretBytes

  init(id: VaultID, key: consuming SecretBytes) {
    self.id = id
    self.key = key
  }
}

/// What a vault is doing, for tests that end the program in the middle.
package enum VaultStep: Hashable, Sendable {
  /// A try is on the disk and in the second record; so many in a row.
  case counted(failures: Int)
  /// The passcode of that try is looked at.
  case evaluating
  /// It is known whether it is right.
  case evaluated
}
