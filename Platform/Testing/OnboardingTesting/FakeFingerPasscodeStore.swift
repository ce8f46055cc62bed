import Onboarding
import Secrets

/// A store of what fingers stand for, in memory.
///
/// ```swift
/// @MainActor func locked() -> FakeFingerPasscodeStore {
///   let store = FakeFingerPasscodeStore()
///   store.isLocked = true  // nothing can be read or kept
///   return store
/// }
/// ```
@MainActor public final class FakeFingerPasscodeStore: FingerPasscodeStore {
  /// The store is locked.
  public struct Locked: Error {
    /// Makes the error.
    public init() {}
  }

  private final class Entry {
    let passcode: SecretBytes
    var facts: FingerPasscode

    init(_ passcode: consuming SecretBytes, _ facts: FingerPasscode) {
      self.passcode = passcode
      self.facts = facts
    }
  }

  private var entries: [String: Entry] = [:]
  /// Whether reading, keeping and forgetting fail.
  public var isLocked = false

  /// Makes an empty store.
  public init() {}

  /// Whose passcodes are kept, in the order of their names.
  public var users: [String] { entries.keys.sorted() }

  /// Whether a passcode is the one that is kept for a person.
  public func has(_ passcode: String, for user: String) -> Bool {
    var passcode = passcode
    guard let entry = entries[user] else { return false }
    return passcode.withUTF8 { entry.passcode.isEqual(to: UnsafeRawBufferPointer($0)) }
  }

  /// Puts a passcode in, as if it had been kept before.
  public func put(_ passcode: String, facts: FingerPasscode, for user: String) throws {
    entries[user] = Entry(try SecretBytes(utf8: passcode), facts)
  }

  /// What is known about the passcode of a person.
  public func facts(for user: String) async -> FingerPasscode? { entries[user]?.facts }

  /// The passcode of a person.
  ///
  /// - Throws: ``Locked``, also when there is none.
  public func passcode(for user: String) async throws -> SecretBytes {
    guard !isLocked, let entry = entries[user] else { throw Locked() }
    return try entry.passcode.withUnsafeBytes { try SecretBytes(copying: $0) }
  }

  /// Keeps a copy of a passcode.
  ///
  /// - Throws: ``Locked``.
  public func keep(
    _ passcode: borrowing SecretBytes, facts: FingerPasscode, for user: String
  ) async throws {
    guard !isLocked else { throw Locked() }
    let copy = try passcode.withUnsafeBytes { try SecretBytes(copying: $0) }
    entries[user] = Entry(copy, facts)
  }

  /// Forgets the passcode of a person.
  ///
  /// - Throws: ``Locked``.
  public func forget(_ user: String) async throws {
    guard !isLocked else { throw Locked() }
    entries[user] = nil
  }
}
