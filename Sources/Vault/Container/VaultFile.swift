import Onboarding
import Secrets

/// The file of a vault: what is in it, and none of it open.
///
/// All numbers have their lowest byte first.
///
/// | part | bytes |
/// |---|---|
/// | `FOYERVLT`, version | 8 + 2 |
/// | name of the vault, flags, limit of tries | 16 + 1 + 1 |
/// | number of slots, and each: way, operations, KiB, salt, nonce, wrapped key | 1 + n · 97 |
/// | index: nonce, length, sealed list of the values; all before is its context | 24 + 4 + … |
/// | number of values, and each: nonce, length, sealed value | 4 + n · (24 + 4 + …) |
/// | tries: the record and its code | 90 |
struct VaultFile {
  static let magic = Array("FOYERVLT".utf8)
  static let version: UInt16 = 1
  /// The largest file that is written or read, in bytes.
  static let maximumLength = 16 * 1024 * 1024
  /// The most values in a vault.
  static let maximumValues = 1024
  /// The longest sealed index and the longest sealed value, in bytes.
  static let maximumSealed = SecretBytes.maximumCount + 16

  /// What holds for the vault as a whole.
  struct Flags: OptionSet, Hashable {
    let rawValue: UInt8
    /// The passcode opens nothing without the key in the keyring.
    static let deviceKey = Flags(rawValue: 1)
    /// At the limit of tries the vault removes itself.
    static let wipesAtLimit = Flags(rawValue: 2)
    static let known: Flags = [.deviceKey, .wipesAtLimit]
  }

  let id: VaultID
  var flags: Flags
  var retryLimit: Int
  /// At most one of each kind, sorted by kind.
  private(set) var slots: [KeySlot]
  var index: Sealed
  var values: [Sealed]
  /// The sealed record of tries.
  var attempts: [UInt8]

  init(
    id: VaultID, flags: Flags, retryLimit: Int, slots: [KeySlot], index: Sealed,
    values: [Sealed], attempts: [UInt8]
  ) {
    self.id = id
    self.flags = flags
    self.retryLimit = retryLimit
    self.slots = slots.sorted { $0.kind.rawValue < $1.kind.rawValue }
    self.index = index
    self.values = values
    self.attempts = attempts
  }

  /// The slot of a kind, if the vault has it; setting it replaces or removes it.
  subscript(kind: KeySlot.Kind) -> KeySlot? {
    get { slots.first { $0.kind == kind } }
    set {
      slots.removeAll { $0.kind == kind }
      if let newValue { slots.append(newValue) }
      slots.sort { $0.kind.rawValue < $1.kind.rawValue }
    }
  }

  var keys: SecretStoreKeys {
    slots.reduce(into: []) { keys, slot in
      switch slot.kind {
      case .passcode: keys.insert(.passcode)
      case .biometrics: keys.insert(.biometrics)
      case .recoveryCode: keys.insert(.recoveryCode)
      }
    }
  }
}
