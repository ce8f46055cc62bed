/// Keeps the record of an onboarding between two starts of an app.
///
/// The role is filled by a file, and by a fake in tests. What ``save(_:)`` was given is on the disk
/// when it returns, whole; when it throws, what was there before is there still.
public protocol OnboardingRecordStore: Sendable {
  /// The record; nil where there is none.
  func load() async throws(OnboardingRecordError) -> OnboardingRecord?

  /// Keeps a record in place of the one before.
  func save(_ record: OnboardingRecord) async throws(OnboardingRecordError)

  /// Removes the record. Without one nothing happens.
  func remove() async throws(OnboardingRecordError)

  /// Puts a record that cannot be read out of the way, where an administrator finds it.
  func setAside() async throws(OnboardingRecordError)

  /// Removes the records that were put out of the way, since persons may be named in them.
  func removeSetAside() async throws(OnboardingRecordError)
}
