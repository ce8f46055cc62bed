/// What there is of a store.
public enum SecretStoreStatus: Hashable, Sendable {
  /// There is none: this is the first run.
  case noVault
  /// It is closed, and a passcode may be tried.
  case locked(SecretStoreKeys, triesLeft: Int)
  /// It is closed, and a passcode may be tried in so much time.
  case throttled(SecretStoreKeys, wait: Duration)
  /// There were too many wrong passcodes; none is taken any more.
  case disabled(SecretStoreKeys)
  /// What belongs to the passcode is gone from the keyring; the passcode alone opens nothing.
  case needsRecovery(SecretStoreKeys)
  /// It is open.
  case unlocked(SecretStoreKeys)
}

/// What a store can be opened by.
public struct SecretStoreKeys: OptionSet, Hashable, Sendable {
  /// A bit for each way.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A passcode.
  public static let passcode = SecretStoreKeys(rawValue: 1)
  /// A finger.
  public static let biometrics = SecretStoreKeys(rawValue: 2)
  /// A recovery code.
  public static let recoveryCode = SecretStoreKeys(rawValue: 4)
}
