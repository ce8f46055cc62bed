import Localization
import Synchronization

/// The texts of the onboarding screens in the person's language.
///
/// Without a table, and for a key that the table lacks, the English text of the kit is used. An app
/// replaces any text by a table of its own, and chooses the language with ``init(for:)``.
///
/// ```swift
/// let german = StringTable(entries: ["action.start": "Starten"], language: "de")
/// let texts = OnboardingTexts(table: german)
/// print(texts[.startAction])  // Starten
/// ```
public struct OnboardingTexts: Sendable {
  private let table: StringTable?

  /// Makes the texts from a table, whose keys are the raw values of ``OnboardingText``.
  public init(table: StringTable? = nil) {
    self.table = table
  }

  /// Makes the texts in the language that fits a choice best: one of ``OnboardingLanguage/all``, or
  /// English.
  ///
  /// ```swift
  /// OnboardingTexts.standard = OnboardingTexts(for: LanguageChoice(override: ["de"]))
  /// ```
  public init(for choice: LanguageChoice) {
    let languages = OnboardingLanguage.all
    let tag = choice.best(of: languages.map(\.tag) + ["en"])
    table = languages.first { $0.tag == tag }.map {
      StringTable(entries: $0.texts, language: $0.tag, name: "Onboarding")
    }
  }

  /// The language of the texts as a BCP 47 tag.
  public var language: String { table?.language ?? "en" }

  private static let shared = Mutex<OnboardingTexts?>(nil)

  /// The texts of every screen that is made from now on, where nothing else is said: in the language
  /// of the environment until an app sets others.
  public static var standard: OnboardingTexts {
    get {
      shared.withLock { texts in
        if let texts { return texts }
        let new = OnboardingTexts(for: LanguageChoice())
        texts = new
        return new
      }
    }
    set { shared.withLock { $0 = newValue } }
  }

  /// The text of a key, with its places as they are written.
  public subscript(_ text: OnboardingText) -> String {
    table?.lookup(text.rawValue, english: text.english).text ?? text.english
  }

  /// The text of a key in the form that a number asks for, with the number in its place.
  public func text(_ text: OnboardingText, count: Double) -> String {
    if let table { return table.text(text.rawValue, count: count, english: text.english(_:)) }
    let figure = Int(exactly: count).map { String($0) } ?? String(count)
    return TextFormat.fill(text.english(PluralForm(for: count, in: "en")), with: [figure])
  }

  /// The text of a key with its places filled.
  public func text(_ text: OnboardingText, _ arguments: String...) -> String {
    TextFormat.fill(self[text], with: arguments)
  }
}
