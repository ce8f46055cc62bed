/// A licence, or what consent is asked for, in one version.
///
/// A person who has answered a version is asked again when a higher one comes, and never for a lower
/// one.
///
/// ```swift
/// let licence = LegalDocument(id: "licence", version: 2)
/// ```
public struct LegalDocument: Hashable, Sendable, Codable {
  /// What tells the document apart from the app's others; it stays the same in all versions.
  public let id: String
  /// The version, 1 or more.
  public let version: Int

  /// Names a version of a document.
  public init(id: String, version: Int = 1) {
    self.id = id
    self.version = version
  }
}
