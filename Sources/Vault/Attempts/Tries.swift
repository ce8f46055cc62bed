import Foundation
import Onboarding
import PrivateFiles
import Secrets

/// The tries to open a vault: what has been counted, and the keys that belong to counting.
///
/// Both records are written before a passcode is looked at. Whichever of them is put back, the
/// later one holds; to turn the count back, both have to be.
final class Tries {
  /// The key in the keyring, if the vault has one.
  let deviceKey: SecretBytes?
  private(set) var record: AttemptRecord

  private let session: VaultSession
  private let recordKey: SecretBytes
  private let second: SecondRecord

  /// Reads both records.
  ///
  /// - Throws: `.deviceKeyMissing` when the keyring is open and has no key of this vault.
  convenience init(of session: VaultSession, keyring: any Keyring) throws(SecretStoreError) {
    guard session.file.flags.contains(.deviceKey) else {
      try self.init(session, deviceKey: nil, keyring: keyring)
      try read()
      return
    }
    guard let key = try keyring.key(.deviceKey, of: session.file.id) else {
      throw .deviceKeyMissing
    }
    try self.init(session, deviceKey: key, keyring: keyring)
    try read()
  }

  /// Begins to count for a vault that has a new key in the keyring, or none.
  init(
    _ session: VaultSession, deviceKey: consuming SecretBytes?, keyring: any Keyring,
    record: AttemptRecord = AttemptRecord()
  ) throws(SecretStoreError) {
    recordKey = try Self.recordKey(of: session.file.id, deviceKey)
    second =
      deviceKey == nil ? .file(name: session.location.attemptsName) : .keyring(keyring)
    self.deviceKey = deviceKey
    self.session = session
    self.record = record
  }

  private static func recordKey(
    of vault: VaultID, _ deviceKey: borrowing SecretBytes?
  ) throws(SecretStoreError) -> SecretBytes {
    switch deviceKey {
    case .some(let key):
      return try Sodium.hash("foyer.vault.attempts.key", vault.bytes, key: key)
    case .none:
      // There is no secret to make a code with: this one only tells damage.
      let open = try SecretBytes.copy(of: [])
      return try Sodium.hash("foyer.vault.attempts.open", vault.bytes, key: open)
    }
  }

  private func read() throws(SecretStoreError) {
    let id = session.file.id
    let first = try AttemptRecord(sealed: session.file.attempts, for: id, key: recordKey)
    let other = try second.read(of: id, key: recordKey, in: session.folder)
    switch (first, other) {
    case (let first?, let other?): record = .later(first, other)
    case (let one?, nil), (nil, let one?): record = one
    // Nothing genuine is left: that is not as good as never tried.
    case (nil, nil): record = AttemptRecord(failures: PasscodeThrottle.mostTries)
    }
  }

  func throttle(limit: Int) -> PasscodeThrottle {
    PasscodeThrottle(
      retryLimit: min(limit, session.file.retryLimit), failures: record.failures,
      lastTry: record.lastTry)
  }

  /// Keeps what has been counted, in both places.
  func keep(_ throttle: PasscodeThrottle) throws(SecretStoreError) {
    record.failures = throttle.failures
    record.lastTry = throttle.lastTry
    try step()
    try session.save()
    try writeSecond()
  }

  /// Forgets all tries, together with whatever else has changed in the file.
  ///
  /// - Parameter boot: The run of the machine in which the passcode was given.
  func forget(boot: UUID, _ placement: PrivateFolder.Placement = .replacing)
    throws(SecretStoreError)
  {
    record.failures = 0
    record.lastTry = nil
    record.passcodeBoot = boot
    try step()
    if placement == .new { try writeSecond() }
    try session.save(placement)
    if placement == .replacing {
      // The file has the later record already, and the later one holds.
      try? writeSecond()
    }
  }

  private func step() throws(SecretStoreError) {
    record.sequence += 1
    session.file.attempts = try record.sealed(for: session.file.id, key: recordKey)
  }

  private func writeSecond() throws(SecretStoreError) {
    try second.write(record, of: session.file.id, key: recordKey, in: session.folder)
  }
}
