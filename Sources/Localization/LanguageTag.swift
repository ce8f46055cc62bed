/// The name of a language as BCP 47 writes it, for instance `de`, `pt-BR` or `zh-Hant`.
///
/// Only language, script and region count when a table is chosen; variants and extensions are
/// dropped.
///
/// ```swift
/// let tag = LanguageTag(posix: "sr_RS.UTF-8@latin")
/// print(tag?.text ?? "none")  // sr-Latn-RS
/// ```
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The language, two to eight letters in lower case.
  public let language: String
  /// The script, four letters of which the first is a capital.
  public let script: String?
  /// The region, two capitals or three digits.
  public let region: String?

  /// The tag in its usual spelling.
  public var text: String {
    [language, script, region].compactMap(\.self).joined(separator: "-")
  }

  /// The same as ``text``.
  public var description: String { text }

  /// Reads a tag such as `en-GB`; `_` is taken for `-`. `nil` when the text is no tag.
  public init?(_ text: String) {
    let subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = subtags.first, (2...8).contains(first.utf8.count), first.isLetters else {
      return nil
    }
    var script: String?
    var region: String?
    for subtag in subtags.dropFirst() {
      guard (1...8).contains(subtag.utf8.count), subtag.isLettersAndDigits else { return nil }
      // A single letter starts an extension, and nothing in one names a script or a region.
      if subtag.utf8.count == 1 { break }
      if subtag.utf8.count == 4, subtag.isLetters, script == nil, region == nil {
        script = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      } else if region == nil,
        (subtag.utf8.count == 2 && subtag.isLetters) || (subtag.utf8.count == 3 && subtag.isDigits)
      {
        region = subtag.uppercased()
      }
    }
    let name = first.lowercased()
    self.language = Self.currentCodes[name] ?? name
    self.script = script
    self.region = region
  }

  /// Reads the name of a POSIX locale such as `de_AT.UTF-8@euro`; `nil` for `C`, `POSIX` and paths.
  public init?(posix name: String) {
    let withoutModifier = name.prefix { $0 != "@" }
    let modifier = name.dropFirst(withoutModifier.count + 1)
    let locale = withoutModifier.prefix { $0 != "." }
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
    guard let tag = LanguageTag(String(locale)), locale != "POSIX" else { return nil }
    guard let script = scripts[modifier.lowercased()], tag.script == nil else {
      self = tag
      return
    }
    self = tag.with(script: script)
  }

  private init(language: String, script: String?, region: String?) {
    self.language = language
    self.script = script
    self.region = region
  }

  private func with(script: String) -> LanguageTag {
    LanguageTag(language: language, script: script, region: region)
  }

  /// The script that the tag names, or the one that its language is written in there.
  ///
  /// The languages are those of which tables in two scripts exist in practice.
  package var likelyScript: String? {
    if let script { return script }
    return switch language {
    case "zh": ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
    case "sr": region == "ME" ? "Latn" : "Cyrl"
    default: nil
    }
  }

  /// Codes that were withdrawn, or that name a group where one member is meant.
  private static let currentCodes = ["iw": "he", "in": "id", "ji": "yi", "no": "nb"]
}

extension Substring {
  fileprivate var isLetters: Bool { utf8.allSatisfy(\.isLetter) }
  fileprivate var isDigits: Bool { utf8.allSatisfy(\.isDigit) }
  fileprivate var isLettersAndDigits: Bool { utf8.allSatisfy { $0.isLetter || $0.isDigit } }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
