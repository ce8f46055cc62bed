import Localization
import Testing

@Suite("The name of a language is read and spelt in one way")
struct LanguageTagTests {
  @Test(
    "A BCP 47 tag keeps language, script and region",
    arguments: [
      ("de", "de"), ("DE", "de"), ("pt-br", "pt-BR"), ("zh-hant-tw", "zh-Hant-TW"),
      ("zh_Hans", "zh-Hans"), ("es-419", "es-419"), ("de-CH-1996", "de-CH"),
      ("de-CH-x-latn-at", "de-CH"), ("en-u-ca-gregory", "en"), ("iw", "he"), ("no-NO", "nb-NO"),
      ("sr-Latn-ME", "sr-Latn-ME"),
    ])
  func readsTags(text: String, expected: String) {
    #expect(LanguageTag(text)?.text == expected)
  }

  @Test(
    "What is no tag is refused",
    arguments: ["", "-", "d", "1a", "de--AT", "de-", "abcdefghi", "de/../x", "de AT", "dé"])
  func refusesOthers(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(
    "A POSIX locale loses its encoding, and its modifier may name a script",
    arguments: [
      ("de_AT.UTF-8", "de-AT"), ("de_DE@euro", "de-DE"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"),
      ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("en", "en"), ("zh_TW", "zh-TW"),
    ])
  func readsLocales(name: String, expected: String) {
    #expect(LanguageTag(posix: name)?.text == expected)
  }

  @Test(
    "The locales without a language have no tag", arguments: ["C", "C.UTF-8", "POSIX", "", "/x"])
  func refusesLanguageless(name: String) {
    #expect(LanguageTag(posix: name) == nil)
  }
}
