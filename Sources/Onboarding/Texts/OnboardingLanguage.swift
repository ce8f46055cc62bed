/// The kit's texts in one language, and how far they can be relied on.
///
/// ```swift
/// let german = OnboardingLanguage.all.first { $0.tag == "de" }
/// print(german?.texts["action.start"] ?? "none")  // Starten
/// ```
public struct OnboardingLanguage: Sendable {
  /// Who has read the texts of a language.
  public enum Review: Hashable, Sendable {
    /// The project wrote them, with the glossary. Nobody who grew up with the language has read them.
    case drafted
    /// Somebody who grew up with the language has read all of them.
    case readByNativeSpeaker
  }

  /// The language as a BCP 47 tag.
  public let tag: String
  /// Who has read the texts.
  public let review: Review
  private let source: String

  init(_ tag: String, review: Review, _ source: String) {
    (self.tag, self.review, self.source) = (tag, review, source)
  }

  /// The texts by the raw values of ``OnboardingText``. English, which stands behind them, is none of
  /// the languages here.
  public var texts: [String: String] {
    // Addresses that are no words are the same everywhere.
    let addresses: [OnboardingText] = [.emailPlaceholder, .serverAddressPlaceholder]
    var texts = Dictionary(uniqueKeysWithValues: addresses.map { ($0.rawValue, $0.english) })
    // Bytes, since this is done in the start of an app, and characters take far longer.
    for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else {
        preconditionFailure("Texts in \(tag): a line has no sign = in it.")
      }
      let key = Substring(line[..<sign]).dropLast()
      texts[String(key)] = String(Substring(line[line.index(after: sign)...]).dropFirst())
    }
    return texts
  }

  /// Every language, in the order of the tags.
  public static let all: [OnboardingLanguage] = [
    arabic, czech, german, spanish, french, hebrew, hindi, italian, japanese, korean, dutch, polish,
    brazilianPortuguese, russian, swedish, turkish, ukrainian, simplifiedChinese,
    traditionalChinese,
  ]
}
