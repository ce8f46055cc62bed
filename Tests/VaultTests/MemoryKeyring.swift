import Onboarding
import Secrets
import Synchronization
import Vault

/// A keyring in memory that can be locked, taken away and made to fail.
final class MemoryKeyring: Keyring {
  private struct State {
    var keys: [String: [UInt8]] = [:]
    var trouble: SecretStoreError?
    var calls: [String] = []
    var losesKeys = false
  }

  private let state = Mutex(State())

  /// What each call throws; nil while all is well.
  var trouble: SecretStoreError? {
    get { state.withLock { $0.trouble } }
    set { state.withLock { $0.trouble = newValue } }
  }

  /// Whether a key that is kept is gone at once.
  var losesKeys: Bool {
    get { state.withLock { $0.losesKeys } }
    set { state.withLock { $0.losesKeys = newValue } }
  }

  /// The calls since the last time they were taken.
  func takeCalls() -> [String] {
    state.withLock { state in
      defer { state.calls = [] }
      return state.calls
    }
  }

  /// What there is, to be put back later.
  var contents: [String: [UInt8]] {
    get { state.withLock { $0.keys } }
    set { state.withLock { $0.keys = newValue } }
  }

  func key(_ part: KeyringPart, of vault: VaultID) throws(SecretStoreError) -> SecretBytes? {
    guard let bytes = try call("read \(part)", { $0.keys["\(vault.hexadecimal) \(part)"] }) else {
      return nil
    }
    do throws(SecretBytesError) {
      return try SecretBytes(capacity: bytes.count) { room in
        room.copyBytes(from: bytes)
        return bytes.count
      }
    } catch {
      throw .noMemory
    }
  }

  func setKey(
    _ key: borrowing SecretBytes, _ part: KeyringPart, of vault: VaultID
  ) throws(SecretStoreError) {
    let bytes = key.withUnsafeBytes { Array($0) }
    try call("write \(part)") {
      if !$0.losesKeys { $0.keys["\(vault.hexadecimal) \(part)"] = bytes }
    }
  }

  func removeKey(_ part: KeyringPart, of vault: VaultID) throws(SecretStoreError) {
    try call("remove \(part)") { $0.keys["\(vault.hexadecimal) \(part)"] = nil }
  }

  func unlock() throws(SecretStoreError) { try call("unlock") { _ in } }

  private func call<Result: Sendable>(
    _ name: String, _ work: (inout State) -> Result
  ) throws(SecretStoreError) -> Result {
    let (result, trouble) = state.withLock { state -> (Result?, SecretStoreError?) in
      state.calls.append(name)
      if let trouble = state.trouble { return (nil, trouble) }
      return (work(&state), nil)
    }
    if let trouble { throw trouble }
    guard let result else { throw .noMemory }
    return result
  }
}
