/// One of the pictures that a person has taken or kept lately, before anybody has looked into it.
public struct RecentPicture: Hashable, Sendable, Identifiable {
  /// What the scanner knows it by.
  public let id: String
  /// The name that a person knows it by. Characters that cannot be seen are replaced.
  public let name: String

  /// Makes a picture.
  public init(id: String, name: String) {
    self.id = id
    let seen = name.unicodeScalars.lazy.map { $0.isHidden ? "\u{FFFD}" : $0 }
    self.name = String(String.UnicodeScalarView(seen))
  }
}

/// The strip of recent pictures on a scan screen.
public enum RecentPictures: Hashable, Sendable {
  /// Nobody has asked for it.
  case hidden
  /// A person has asked, and the pictures are looked for.
  case looking
  /// The pictures, the newest first.
  case shown([RecentPicture])
}
