import Onboarding

/// How a vault is made and guarded.
///
/// ```swift
/// let strict = VaultOptions(retryLimit: 5, atLimit: .wipe, keyring: .required)
/// ```
public struct VaultOptions: Hashable, Sendable {
  /// What happens after the last try.
  public enum AtLimit: Hashable, Sendable {
    /// The passcode is disabled; the recovery code, if there is one, opens the vault.
    case disable
    /// The vault removes itself with all that is in it.
    case wipe
  }

  /// Whether a key in the desktop's keyring is needed beside the passcode.
  public enum KeyringUse: Hashable, Sendable {
    /// When there is a keyring at the time the vault is made. A keyring that is there and locked
    /// is an error, and none that is passed over.
    case whenPresent
    /// Always: without a keyring no vault is made.
    case required
    /// Never: the passcode stands alone, and costs more to try.
    case never
  }

  /// The wrong tries in a row that a policy allows; below 1 and above 10 it is 10.
  public var retryLimit: Int
  /// What happens after the last of them.
  public var atLimit: AtLimit
  /// Whether the keyring is used.
  public var keyring: KeyringUse
  /// What a try costs; nil for what fits the use of the keyring. A vault that costs less is raised
  /// to it when it is next opened by its passcode, never lowered.
  public var keyDerivation: KeyDerivation?
  /// Whether a finger opens the vault only once the passcode was given since the machine started.
  public var asksPasscodeAfterRestart: Bool

  /// Makes options; all have their default.
  public init(
    retryLimit: Int = -1, atLimit: AtLimit = .disable, keyring: KeyringUse = .whenPresent,
    keyDerivation: KeyDerivation? = nil, asksPasscodeAfterRestart: Bool = true
  ) {
    self.retryLimit = retryLimit
    self.atLimit = atLimit
    self.keyring = keyring
    self.keyDerivation = keyDerivation
    self.asksPasscodeAfterRestart = asksPasscodeAfterRestart
  }

  /// What a try is to cost.
  func derivation(withDeviceKey: Bool) -> KeyDerivation {
    keyDerivation ?? (withDeviceKey ? .withDeviceKey : .alone)
  }

  /// The limit that holds.
  var limit: Int { PasscodeThrottle(retryLimit: retryLimit).limit }
}
