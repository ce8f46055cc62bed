extension SecretStoreError {
  /// Why a passcode, a name or a value was not taken.
  public enum RefusedReason: Hashable, Sendable {
    /// The passcode is empty.
    case emptyPasscode
    /// The passcode has more than `maximum` bytes.
    case longPasscode(maximum: Int)
    /// The passcode is no text in UTF-8.
    case passcodeNotText
    /// The name is empty or has more than `maximum` bytes.
    case name(maximum: Int)
    /// The value has more than `maximum` bytes.
    case longValue(maximum: Int)
    /// It is the last way to open the store.
    case lastWay
    /// There are `maximum` values or bytes of names already.
    case tooManyValues(maximum: Int)
  }

  /// What happened with the keyring.
  public enum KeyringReason: Hashable, Sendable {
    /// There is no session bus, or no keyring answers on it.
    case absent
    /// It is locked.
    case locked
    /// The person was asked to unlock it, and it is locked still: the question was dismissed or
    /// answered wrongly, or nobody could be asked.
    case notUnlocked
    /// It ended in the middle of the work.
    case died
    /// It gave no answer within `seconds` seconds.
    case timedOut(seconds: Double)
    /// It gave an answer that it should not; the number that its library gives it.
    case failed(code: Int)
  }

  /// What happened with the file system.
  public enum StorageReason: Hashable, Sendable {
    /// There is no room left on the disk, or none for this person.
    case full
    /// The file system, or the folder, cannot be written to.
    case readOnly
    /// This person must not read or write there.
    case notPermitted
    /// The folder or the file belongs to somebody else, or others may write there.
    case notPrivate
    /// There is something in the place of the file that is no file, or a link to one.
    case notAFile
    /// The file is larger than `maximum` bytes.
    case tooLarge(maximum: Int)
    /// Another failure; the value of `errno`.
    case system(code: Int32)
  }

  /// The part of the file that is not what was written.
  public enum DamagedPart: Hashable, Sendable {
    /// The first bytes: this is no vault at all.
    case magic
    /// A length or a number that cannot be, or the end of the file too early.
    case structure
    /// The list of the values.
    case index
    /// A value.
    case value
  }
}
