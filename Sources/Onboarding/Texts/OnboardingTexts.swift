import Localization

/// The texts of the onboarding screens in the person's language.
///
/// Without a table, and for a key that the table lacks, the English text of the kit is used.
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

  /// The text of a key, with its places as they are written.
  public subscript(_ text: OnboardingText) -> String {
    table?.lookup(text.rawValue, english: text.english).text ?? text.english
  }

  /// The text of a key with its places filled.
  public func text(_ text: OnboardingText, _ arguments: String...) -> String {
    TextFormat.fill(self[text], with: arguments)
  }
}
