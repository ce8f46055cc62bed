import Onboarding
import PrivateFiles
import Secrets

extension Vault {
  /// Makes a vault that opens in one way, and leaves it open.
  ///
  /// - Parameter slot: Wraps the key of the vault; takes its name, the key, and the key in the
  ///   keyring if there is one.
  func make(
    _ slot: (VaultID, borrowing SecretBytes, borrowing SecretBytes?) throws(SecretStoreError)
      -> KeySlot
  ) throws(SecretStoreError) {
    let folder = try PrivateFolder.made(at: location.folder)
    opened = try whileAlone(in: folder) { folder throws(SecretStoreError) in
      guard try folder.read(location.fileName, atMost: VaultFile.maximumLength) == nil else {
        throw .vaultExists
      }
      let id = VaultID.random()
      let deviceKey = try makeDeviceKey(of: id)
      do throws(SecretStoreError) {
        return try make(id, deviceKey, in: folder, slot)
      } catch {
        // A key of a vault that is not there opens nothing; it is only not to be left lying.
        for part in KeyringPart.allCases { try? keyring.removeKey(part, of: id) }
        throw error
      }
    }
  }

  private func make(
    _ id: VaultID, _ deviceKey: consuming SecretBytes?, in folder: PrivateFolder,
    _ slot: (VaultID, borrowing SecretBytes, borrowing SecretBytes?) throws(SecretStoreError)
      -> KeySlot
  ) throws(SecretStoreError) -> OpenVault {
    let key = try Sodium.randomSecret(Sodium.keyLength)
    let first = try slot(id, key, deviceKey)
    var flags = VaultFile.Flags()
    flags.setMembership(of: .deviceKey, to: deviceKey != nil)
    flags.setMembership(of: .wipesAtLimit, to: options.atLimit == .wipe)
    var file = VaultFile(
      id: id, flags: flags, retryLimit: options.limit, slots: [first],
      index: Sealed(nonce: [], bytes: []), values: [], attempts: [])
    file.index = try ValueIndex().sealed(header: file.header, key: key)
    let session = VaultSession(location, in: folder, file: file)
    let tries = try Tries(session, deviceKey: deviceKey, keyring: keyring)
    try tries.forget(boot: clock().boot, .new)
    return OpenVault(id: id, key: key)
  }

  /// Draws the key that the passcode needs beside it, and puts it into the keyring.
  ///
  /// - Returns: Nil when the vault is to do without, or where there is no keyring and the options
  ///   allow that. A keyring that is locked, late or broken is never passed over.
  func makeDeviceKey(of vault: VaultID) throws(SecretStoreError) -> SecretBytes? {
    guard options.keyring != .never else { return nil }
    let key = try Sodium.randomSecret(Sodium.keyLength)
    do throws(SecretStoreError) {
      try keyring.setKey(key, .deviceKey, of: vault)
    } catch .keyring(reason: .absent) where options.keyring == .whenPresent {
      return nil
    }
    // A vault whose key the keyring has not really kept could never be opened again.
    guard let kept = try keyring.key(.deviceKey, of: vault), kept.isEqual(to: key) else {
      throw .keyring(reason: .failed(code: 0))
    }
    return key
  }

  /// Wraps the key of the vault for a passcode.
  func passcodeSlot(
    _ passcode: borrowing SecretBytes, _ derivation: KeyDerivation? = nil,
    deviceKey: borrowing SecretBytes?, vault: VaultID, wrapping key: borrowing SecretBytes
  ) throws(SecretStoreError) -> KeySlot {
    let derivation = derivation ?? options.derivation(withDeviceKey: deviceKey != nil)
    let salt = Sodium.random(KeySlot.saltLength)
    let wrappingKey = try wrappingKey(passcode, derivation, salt: salt, deviceKey: deviceKey)
    return KeySlot(
      .passcode, derivation: derivation, salt: salt, vault: vault, wrapping: key, in: wrappingKey)
  }

  /// The key that a passcode and the key in the keyring make together.
  func wrappingKey(
    _ passcode: borrowing SecretBytes, _ derivation: KeyDerivation, salt: [UInt8],
    deviceKey: borrowing SecretBytes?
  ) throws(SecretStoreError) -> SecretBytes {
    let derived = try derivation.key(from: passcode, salt: salt)
    switch deviceKey {
    case .some(let deviceKey):
      return try Sodium.hash("foyer.vault.passcode.device", secret: deviceKey, key: derived)
    case .none:
      return try Sodium.hash("foyer.vault.passcode.alone", key: derived)
    }
  }

  /// Does work on the file of the open vault while no other does.
  ///
  /// - Throws: `.locked` when the vault is closed, or another is in its place by now.
  @discardableResult
  func whileOpen<Result>(
    _ work: (VaultSession, OpenVault) throws(SecretStoreError) -> Result
  ) throws(SecretStoreError) -> Result {
    guard let open = opened else { throw .locked }
    let result = try whileAlone { folder throws(SecretStoreError) -> Result? in
      guard let session = try VaultSession(location, in: folder) else { return nil }
      guard session.file.id == open.id else { return nil }
      return try work(session, open)
    }
    guard case .some(.some(let result)) = result else {
      lock()
      throw .locked
    }
    return result
  }
}

extension VaultFile.Flags {
  mutating func setMembership(of flag: Self, to isMember: Bool) {
    if isMember { insert(flag) } else { remove(flag) }
  }
}
