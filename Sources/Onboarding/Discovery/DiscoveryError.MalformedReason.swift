extension DiscoveryError {
  /// What is wrong with an answer; keys are ours, texts of the answer are never repeated.
  public enum MalformedReason: Hashable, Sendable {
    /// The answer is not HTTP, or broke its rules.
    case notHTTP
    /// The answer is packed or of another media type than was asked for.
    case unexpectedEncoding
    /// The bytes are not UTF-8, or hold a zero.
    case notUTF8
    /// The text is not one JSON object.
    case notJSON
    /// Values are nested more than `limit` levels deep.
    case tooDeep(limit: Int)
    /// A required value is absent.
    case missing(DiscoveredConfiguration.Key)
    /// A value is of another type than it should be.
    case wrongType(DiscoveredConfiguration.Key)
    /// A value is outside its range, or holds characters that cannot be seen.
    case invalid(DiscoveredConfiguration.Key)
    /// The configuration is for another app than the one that asked.
    case otherApplication
  }
}
