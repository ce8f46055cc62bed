/// Why a record could not be read or kept.
///
/// What was on the disk before is there still, in each case.
public enum OnboardingRecordError: Error, Hashable, Sendable {
  /// The file system did not do its part.
  case storage(reason: SecretStoreError.StorageReason)
  /// The file is not what was written.
  case damaged
  /// A newer version of the app has written the file: version `found`, where `known` is known.
  case newerVersion(found: Int, known: Int)
  /// Another program has written the file since it was read here: read it again.
  case changedElsewhere
  /// Another program has been using the file for `seconds` seconds.
  case busy(seconds: Double)

  /// Whether the file has to be read anew before it can be written.
  var needsReading: Bool { self == .changedElsewhere }
}
