import Secrets

/// Keeps an app's secrets, and gives them out only while it is open.
///
/// The role is filled by an encrypted vault, and by a fake in tests. All of its work happens away
/// from the main thread. A wrong passcode is an outcome and no error; errors are what a person or
/// an administrator has to see to.
///
/// ```swift
/// func open(_ store: some SecretStore, with passcode: borrowing SecretBytes) async throws -> Bool {
///   switch try await store.status() {
///   case .noVault: try await store.create(passcode: passcode)
///   default: return try await store.unlock(passcode: passcode) == .unlocked
///   }
///   return true
/// }
/// ```
public protocol SecretStore: Sendable {
  /// What there is, without asking the person for anything.
  ///
  /// - Throws: ``SecretStoreError``. A store that is there but cannot be looked at is an error, and
  ///   never ``SecretStoreStatus/noVault``.
  func status() async throws(SecretStoreError) -> SecretStoreStatus

  /// Makes an empty store that opens by a passcode, and leaves it open.
  ///
  /// - Throws: ``SecretStoreError/vaultExists`` rather than touch one that is there, and others.
  func create(passcode: borrowing SecretBytes) async throws(SecretStoreError)

  /// Makes an empty store that opens after a finger has matched and by no passcode, and leaves it
  /// open. When finger or keyring are lost, only a recovery code opens it.
  ///
  /// - Throws: As ``create(passcode:)`` does.
  func create(forMatchOf enrolment: BiometricEnrolment) async throws(SecretStoreError)

  /// Tries a passcode. The try is counted before it is known whether it is right.
  func unlock(passcode: borrowing SecretBytes) async throws(SecretStoreError) -> UnlockOutcome

  /// Opens the store after a finger has matched.
  ///
  /// That the finger has matched is the caller's word: on Linux it is a gate and no key.
  ///
  /// - Parameter enrolment: The fingers that are enrolled now. When others were when the finger was
  ///   enabled, the passcode is asked for.
  func unlock(afterMatchOf enrolment: BiometricEnrolment) async throws(SecretStoreError)
    -> UnlockOutcome

  /// Why ``unlock(afterMatchOf:)`` would ask for the passcode now; nil where it would open the store.
  /// Nothing is opened and nothing is counted.
  func obstacle(toMatchOf enrolment: BiometricEnrolment) async throws(SecretStoreError)
    -> UnlockOutcome.PasscodeReason?

  /// What there is to say of a recovery code. Nothing is opened, and nothing is counted.
  func check(recoveryCode: borrowing SecretBytes) async throws(SecretStoreError)
    -> RecoveryCodeCheck

  /// Opens the store by the recovery code, and gives it a new passcode.
  ///
  /// - Returns: ``UnlockOutcome/unlocked``, ``UnlockOutcome/wrongRecoveryCode`` or
  ///   ``UnlockOutcome/mistypedRecoveryCode``.
  func recover(code: borrowing SecretBytes, newPasscode: borrowing SecretBytes)
    async throws(SecretStoreError) -> UnlockOutcome

  /// Gives an open store a new passcode; the old one opens it no more.
  func changePasscode(to passcode: borrowing SecretBytes) async throws(SecretStoreError)

  /// Lets an open store be opened by a finger too.
  func enableBiometrics(for enrolment: BiometricEnrolment) async throws(SecretStoreError)

  /// Ends that.
  func disableBiometrics() async throws(SecretStoreError)

  /// Makes a code that opens the store when the passcode is forgotten, in place of an earlier one.
  ///
  /// - Returns: The code as text in UTF-8, to be shown once; the store does not keep it.
  func makeRecoveryCode() async throws(SecretStoreError) -> SecretBytes

  /// Closes the store: the key is wiped from memory.
  func lock() async

  /// Has the person asked to unlock the keyring of the desktop, when an error said that it is locked.
  func unlockKeyring() async throws(SecretStoreError)

  /// Removes the store with all that is in it.
  func wipe() async throws(SecretStoreError)

  /// A value of an open store; nil when there is none of that name.
  func value(named name: String) async throws(SecretStoreError) -> SecretBytes?

  /// Keeps a value in an open store, in place of an earlier one of that name. It is on the disk
  /// when the call returns.
  func setValue(_ value: borrowing SecretBytes, named name: String)
    async throws(SecretStoreError)

  /// Removes a value from an open store, if there is one.
  func removeValue(named name: String) async throws(SecretStoreError)

  /// The names of all values of an open store, sorted.
  func valueNames() async throws(SecretStoreError) -> [String]
}
