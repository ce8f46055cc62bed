import Secrets

/// Facts about a passcode that a finger stands for. Nothing of the passcode is in them.
public struct FingerPasscode: Hashable, Sendable, Codable {
  /// The fingers that were enrolled when it was kept.
  public let enrolment: BiometricEnrolment
  /// Whether the kit made it, so that the person does not know it.
  public let isGenerated: Bool

  /// Makes the facts.
  public init(enrolment: BiometricEnrolment, isGenerated: Bool) {
    self.enrolment = enrolment
    self.isGenerated = isGenerated
  }
}

/// Keeps passcodes that a finger stands for, one for each person.
///
/// The screens ask for a passcode only after a finger has matched, but on Linux that is a gate and no
/// encryption: other programs of the same person may be able to read what is kept.
@MainActor public protocol FingerPasscodeStore: AnyObject {
  /// What is known about the passcode of a person; nil when none is kept.
  func facts(for user: String) async -> FingerPasscode?
  /// The passcode of a person in UTF-8.
  ///
  /// - Throws: When it cannot be read.
  func passcode(for user: String) async throws -> SecretBytes
  /// Keeps a passcode in place of the one before.
  ///
  /// - Throws: When it cannot be kept; the one before stays then.
  func keep(
    _ passcode: borrowing SecretBytes, facts: FingerPasscode, for user: String) async throws
  /// Forgets the passcode of a person. Without one nothing happens.
  ///
  /// - Throws: When that fails; a finger goes on to stand for the passcode then.
  func forget(_ user: String) async throws
}
