import Onboarding
import Secrets

/// A store of secrets that keeps them in memory and does as it is told.
///
/// ```swift
/// func lockedKeyring() async -> FakeSecretStore {
///   let store = FakeSecretStore()
///   await store.fail(with: .keyring(reason: .locked))
///   return store
/// }
/// ```
///
/// Nothing in it is safe: it is for tests.
public actor FakeSecretStore: SecretStore {
  private var passcode: [UInt8]?
  private var enrolment: BiometricEnrolment?
  /// The code that each of these stores makes.
  public static let recoveryCode = "CODE-0000-0000-0000-0000-0000-0000"

  private var recoveryCode: [UInt8]?
  private var values: [String: [UInt8]] = [:]
  private var isThere = false
  private var isOpen = false
  private var failures = 0
  private var trouble: SecretStoreError?
  private var biometricTrouble: SecretStoreError?
  private var wait = Duration.zero
  private var needsPasscode = false
  private var hasLostKey = false
  private var isHeld = false
  private var held: [CheckedContinuation<Void, Never>] = []
  private let limit: Int

  /// Makes a store that is not there yet.
  ///
  /// - Parameter retryLimit: The wrong passcodes in a row after which it takes none any more.
  public init(retryLimit: Int = 10) { limit = retryLimit }

  /// Has each call throw an error from now on; nil ends that.
  public func fail(with error: SecretStoreError?) { trouble = error }

  /// Has a finger that is to be enabled or disabled throw an error from now on, as with a keyring that
  /// keeps nothing more; nil ends that.
  public func failBiometrics(with error: SecretStoreError?) { biometricTrouble = error }

  /// Has a passcode wait from now on; zero ends that.
  public func throttle(_ wait: Duration) { self.wait = wait }

  /// Is as after a restart of the machine: closed, and a finger does not do before the passcode.
  public func restart() { (isOpen, needsPasscode) = (false, true) }

  /// Is as when the keyring has lost the key that belongs to the passcode: only the recovery code opens
  /// the store.
  public func loseKey() { (isOpen, hasLostKey) = (false, true) }

  /// Has passcodes and fingers wait for ``release()`` from now on.
  public func hold() { isHeld = true }

  /// Lets those go on that wait.
  public func release() {
    isHeld = false
    for one in held { one.resume() }
    held = []
  }

  /// Whether a passcode is waiting.
  public var isWaiting: Bool { !held.isEmpty }

  private func pass() async {
    if isHeld { await withCheckedContinuation { held.append($0) } }
  }

  private var keys: SecretStoreKeys {
    var keys: SecretStoreKeys = []
    if passcode != nil { keys.insert(.passcode) }
    if enrolment != nil { keys.insert(.biometrics) }
    if recoveryCode != nil { keys.insert(.recoveryCode) }
    return keys
  }

  private func begin() throws(SecretStoreError) {
    if let trouble { throw trouble }
  }

  private func beginBiometrics() throws(SecretStoreError) {
    try begin()
    if let biometricTrouble { throw biometricTrouble }
  }

  private func requireOpen() throws(SecretStoreError) {
    try begin()
    guard isOpen else { throw .locked }
  }

  /// What there is.
  public func status() throws(SecretStoreError) -> SecretStoreStatus {
    try begin()
    guard isThere else { return .noVault }
    if isOpen { return .unlocked(keys) }
    if hasLostKey { return .needsRecovery(keys) }
    if failures >= limit { return .disabled(keys) }
    return wait > .zero
      ? .throttled(keys, wait: wait) : .locked(keys, triesLeft: limit - failures)
  }

  /// Makes an open store behind a passcode.
  public func create(passcode: borrowing SecretBytes) async throws(SecretStoreError) {
    await pass()
    try begin()
    guard !isThere else { throw .vaultExists }
    self.passcode = passcode.withUnsafeBytes { Array($0) }
    (isThere, isOpen) = (true, true)
  }

  /// Makes an open store behind a finger.
  public func create(forMatchOf enrolment: BiometricEnrolment) throws(SecretStoreError) {
    try beginBiometrics()
    guard !isThere else { throw .vaultExists }
    self.enrolment = enrolment
    (isThere, isOpen) = (true, true)
  }

  /// Tries a passcode.
  public func unlock(
    passcode: borrowing SecretBytes
  ) async throws(SecretStoreError) -> UnlockOutcome {
    await pass()
    try begin()
    guard isThere else { throw .noVault }
    guard !hasLostKey else { throw .deviceKeyMissing }
    guard failures < limit else { return .disabled }
    guard wait == .zero else { return .throttled(wait: wait) }
    guard self.passcode == passcode.withUnsafeBytes({ Array($0) }) else {
      failures += 1
      return failures == limit ? .disabled : .rejected(triesLeft: limit - failures, wait: .zero)
    }
    (isOpen, failures, needsPasscode) = (true, 0, false)
    return .unlocked
  }

  /// Opens the store after a finger has matched.
  public func unlock(
    afterMatchOf enrolment: BiometricEnrolment
  ) throws(SecretStoreError) -> UnlockOutcome {
    if let reason = try obstacle(toMatchOf: enrolment) { return .passcodeRequired(reason) }
    isOpen = true
    return .unlocked
  }

  /// Why a match would not open the store.
  public func obstacle(
    toMatchOf enrolment: BiometricEnrolment
  ) throws(SecretStoreError) -> UnlockOutcome.PasscodeReason? {
    try begin()
    guard isThere else { throw .noVault }
    guard let mine = self.enrolment else { return .notEnabled }
    if needsPasscode { return .restarted }
    if passcode != nil, failures >= 5 { return .tooManyTries }
    return mine == enrolment ? nil : .enrolmentChanged
  }

  /// What there is to say of a code: one that has not 28 signs is mistyped.
  public func check(
    recoveryCode: borrowing SecretBytes
  ) throws(SecretStoreError) -> RecoveryCodeCheck {
    try begin()
    guard isThere else { throw .noVault }
    let code = recoveryCode.withUnsafeBytes { Array($0) }
    guard code.count(where: { !" -".utf8.contains($0) }) == 28 else { return .mistyped }
    return code == self.recoveryCode ? .right : .wrong
  }

  /// Opens the store by the code that it has made.
  public func recover(
    code: borrowing SecretBytes, newPasscode: borrowing SecretBytes
  ) throws(SecretStoreError) -> UnlockOutcome {
    switch try check(recoveryCode: code) {
    case .mistyped: return .mistypedRecoveryCode
    case .wrong: return .wrongRecoveryCode
    case .right: break
    }
    (passcode, enrolment) = (newPasscode.withUnsafeBytes { Array($0) }, nil)
    (isOpen, failures, wait, hasLostKey) = (true, 0, .zero, false)
    return .unlocked
  }

  /// Gives the open store a new passcode.
  public func changePasscode(to passcode: borrowing SecretBytes) throws(SecretStoreError) {
    try requireOpen()
    self.passcode = passcode.withUnsafeBytes { Array($0) }
  }

  /// Lets the store be opened by a finger too.
  public func enableBiometrics(for enrolment: BiometricEnrolment) throws(SecretStoreError) {
    try requireOpen()
    try beginBiometrics()
    self.enrolment = enrolment
  }

  /// Ends that.
  public func disableBiometrics() throws(SecretStoreError) {
    try requireOpen()
    try beginBiometrics()
    guard passcode != nil else { throw .refused(reason: .lastWay) }
    enrolment = nil
  }

  /// Makes a code.
  public func makeRecoveryCode() throws(SecretStoreError) -> SecretBytes {
    try requireOpen()
    let code = Array(Self.recoveryCode.utf8)
    recoveryCode = code
    return try Self.secret(code)
  }

  /// Closes the store.
  public func lock() { isOpen = false }

  /// Does nothing unless the store is told to fail.
  public func unlockKeyring() throws(SecretStoreError) { try begin() }

  /// Removes all there is.
  public func wipe() throws(SecretStoreError) {
    try begin()
    (passcode, enrolment, recoveryCode, values) = (nil, nil, nil, [:])
    (isThere, isOpen, failures, hasLostKey) = (false, false, 0, false)
  }

  /// A value.
  public func value(named name: String) throws(SecretStoreError) -> SecretBytes? {
    try requireOpen()
    guard let value = values[name] else { return nil }
    return try Self.secret(value)
  }

  /// Keeps a value.
  public func setValue(
    _ value: borrowing SecretBytes, named name: String
  ) throws(SecretStoreError) {
    try requireOpen()
    values[name] = value.withUnsafeBytes { Array($0) }
  }

  /// Removes a value.
  public func removeValue(named name: String) throws(SecretStoreError) {
    try requireOpen()
    values[name] = nil
  }

  /// The names of all values.
  public func valueNames() throws(SecretStoreError) -> [String] {
    try requireOpen()
    return values.keys.sorted()
  }

  private static func secret(_ bytes: [UInt8]) throws(SecretStoreError) -> SecretBytes {
    do throws(SecretBytesError) {
      return try SecretBytes(capacity: bytes.count) { room in
        room.copyBytes(from: bytes)
        return bytes.count
      }
    } catch {
      throw .noMemory
    }
  }
}
