import Localization
import Testing

@Suite("The language is the app's choice, then the environment's")
struct LanguageChoiceTests {
  @Test(
    "The environment is read in the order of GNU gettext",
    arguments: [
      ([:], []),
      (["LANG": "de_DE.UTF-8"], ["de-DE"]),
      (["LANG": "de_DE", "LC_MESSAGES": "fr_FR"], ["fr-FR"]),
      (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT"], ["it-IT"]),
      (["LANG": "de_DE", "LC_MESSAGES": "", "LC_ALL": ""], ["de-DE"]),
      (["LANG": "de_DE", "LANGUAGE": "fr:it"], ["fr", "it", "de-DE"]),
      (["LANG": "de_DE", "LANGUAGE": ""], ["de-DE"]),
      (["LANG": "de_DE", "LANGUAGE": "de_DE:de_DE:::en"], ["de-DE", "en"]),
      (["LANG": "C", "LANGUAGE": "fr"], []),
      (["LANG": "fr_FR", "LC_ALL": "C", "LANGUAGE": "fr"], []),
      (["LANG": "fr_FR", "LC_ALL": "POSIX"], []),
      (["LANG": "C.UTF-8", "LANGUAGE": "fr"], ["fr"]),
      (["LANG": "C.UTF-8"], []),
      (["LANGUAGE": "fr"], []),
      (["LC_TIME": "fr_FR"], []),
    ] as [([String: String], [String])])
  func readsEnvironment(environment: [String: String], expected: [String]) {
    #expect(LanguageChoice(environment: environment).preferences.map(\.text) == expected)
  }

  @Test("An app's own setting wins over the environment")
  func overrideWins() {
    let choice = LanguageChoice(override: ["ja", "de-CH"], environment: ["LC_ALL": "fr_FR"])
    #expect(choice.preferences.map(\.text) == ["ja", "de-CH"])
  }

  @Test("A setting without a single tag counts as none")
  func unusableOverride() {
    let choice = LanguageChoice(override: ["", "?"], environment: ["LC_ALL": "fr_FR"])
    #expect(choice.preferences.map(\.text) == ["fr-FR"])
  }

  @Test(
    "The best table has the language, the script, and if it can the region",
    arguments: [
      (["de-AT"], ["en", "de", "de-CH"], "de"),
      (["de-CH"], ["en", "de", "de-CH"], "de-CH"),
      (["de"], ["en", "de-CH", "de-AT"], "de-AT"),
      (["fr"], ["en", "de"], nil),
      (["fr", "de"], ["en", "de"], "de"),
      (["de", "fr"], ["fr", "de"], "de"),
      (["zh-TW"], ["zh-Hans", "zh-Hant"], "zh-Hant"),
      (["zh-TW"], ["zh-Hans"], nil),
      (["zh"], ["zh-Hans", "zh-Hant"], "zh-Hans"),
      (["zh-HK"], ["zh-Hant-TW"], "zh-Hant-TW"),
      (["sr-Latn-RS"], ["sr", "sr-Latn-ME"], "sr-Latn-ME"),
      (["sr"], ["sr-Latn-RS"], nil),
      (["pt"], ["pt_BR"], "pt_BR"),
      (["no"], ["nb"], "nb"),
      (["en-GB"], ["Base", "en"], "en"),
      ([], ["en"], nil),
      (["de"], [], nil),
    ] as [([String], [String], String?)])
  func negotiates(preferences: [String], available: [String], expected: String?) {
    let choice = LanguageChoice(override: preferences, environment: [:])
    #expect(choice.best(of: available) == expected)
    #expect(choice.best(of: available.reversed()) == expected)
  }
}
