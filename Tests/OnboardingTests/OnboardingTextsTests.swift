import Localization
import Onboarding
import Testing

@Suite("Texts for people are complete and can be translated")
struct OnboardingTextsTests {
  @Test("Every key has an English text that shows no fault", arguments: OnboardingText.allCases)
  func isClean(text: OnboardingText) {
    let english = text.english
    #expect(!english.isEmpty)
    #expect(english == english.split(separator: " ").joined(separator: " "))
    let isVisible = english.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    #expect(isVisible)
    #expect(text.rawValue.contains("."))
  }

  @Test("A table replaces a text, and what it lacks stays English")
  func tableReplaces() {
    let table = StringTable(
      entries: ["action.start": "Starten"], language: "de", report: { _ in })
    let texts = OnboardingTexts(table: table)
    #expect(texts[.startAction] == "Starten")
    #expect(texts[.scanAction] == "Scan")
  }

  @Test("A translation may turn the places of a message round")
  func translatesPlaces() {
    let table = StringTable(
      entries: ["error.email.tooLong": "Höchstens %1$@ Zeichen."], language: "de", report: { _ in })
    let message = OnboardingTexts(table: table).message(
      for: EmailAddressError.tooLong(maximumBytes: 254))
    #expect(message.advice == "Höchstens 254 Zeichen.")
  }
}
