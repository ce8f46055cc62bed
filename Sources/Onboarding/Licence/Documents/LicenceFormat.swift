/// What a licence is written in.
public enum LicenceFormat: Hashable, Sendable, CaseIterable {
  /// Letters and nothing else.
  case plainText
  /// A web page. What is read of it is said with ``LicenceDocument``.
  case html
  /// Rich Text Format. What is read of it is said with ``LicenceDocument``.
  case rtf

  /// The format that a file's name tells by its ending; nil for other endings.
  public init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "txt", "text": self = .plainText
    case "html", "htm", "xhtml": self = .html
    case "rtf": self = .rtf
    default: return nil
    }
  }

  /// The format that a text begins as: `{\rtf`, or a tag or comment of HTML.
  init(of bytes: ArraySlice<UInt8>) {
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0C, 0x0D]
    let start = String(
      decoding: bytes.prefix(1_024).drop { blank.contains($0) }.prefix(16), as: UTF8.self
    ).lowercased()
    let tags = ["<!doctype html", "<!--", "<html", "<head", "<body", "<?xml", "<h1", "<p>", "<div"]
    if start.hasPrefix(#"{\rtf"#) {
      self = .rtf
    } else if tags.contains(where: start.hasPrefix) {
      self = .html
    } else {
      self = .plainText
    }
  }
}
