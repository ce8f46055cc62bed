import Foundation
import Localization
import Onboarding
import Testing

@Suite("The kit speaks the languages of those who use it") struct OnboardingLanguageTests {
  private static let tags = OnboardingLanguage.all.map(\.tag)
  /// Texts that are made of names and signs, not of words.
  private static let isNoWord: Set<OnboardingText> = [
    .emailPlaceholder, .serverAddressPlaceholder, .progressPercent, .progressAnnouncement,
  ]

  private func texts(_ tag: String) throws -> [String: String] {
    try #require(OnboardingLanguage.all.first { $0.tag == tag }).texts
  }

  @Test("Twenty languages are there, English among them")
  func languages() {
    #expect(
      Set(Self.tags).union(["en"]) == [
        "en", "de", "fr", "es", "it", "pt-BR", "nl", "pl", "sv", "cs", "tr", "ru", "uk", "ar", "he",
        "hi", "ja", "ko", "zh-Hans", "zh-Hant",
      ])
    #expect(Self.tags.count == 19)
  }

  @Test("Each has every text and no other", arguments: tags)
  func isComplete(_ tag: String) throws {
    // Forms of a text for numbers come on top of it.
    let keys = try texts(tag).keys.map { String($0.prefix { $0 != "#" }) }
    #expect(Set(keys) == Set(OnboardingText.allCases.map(\.rawValue)))
  }

  @Test("The places of each text are those of the English one", arguments: tags)
  func hasSamePlaces(_ tag: String) throws {
    let texts = try texts(tag)
    for key in OnboardingText.allCases {
      let places = { (text: String) in text.matches(of: /%\d+\$@|%./).map { String($0.0) }.sorted()
      }
      if let text = texts[key.rawValue] { #expect(places(text) == places(key.english), "\(key)") }
    }
  }

  @Test("No text was left in English", arguments: tags)
  func isTranslated(_ tag: String) throws {
    // What a language writes as English does.
    let shared: Set<String> = [
      "OK", "Scan", "Activation", "Server", "No", "Password", "Error: %1$@",
    ]
    for key in OnboardingText.allCases
    where !shared.contains(key.english) && !Self.isNoWord.contains(key) {
      if let text = try texts(tag)[key.rawValue] { #expect(text != key.english, "\(key)") }
    }
  }

  @Test("Each text is written as a text for people is", arguments: tags)
  func isClean(_ tag: String) throws {
    for (key, text) in try texts(tag) {
      #expect(!text.isEmpty && text.first != " " && text.last != " ", "\(key)")
      #expect(!text.contains("  ") && !text.contains("..."), "\(key)")
      let isVisible = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      #expect(isVisible, "\(key)")
    }
  }

  @Test("A sentence ends as one, and a title does not", arguments: tags)
  func endsAsEnglishDoes(_ tag: String) throws {
    let stops: Set<Character> = [".", "。", "।", "．"]
    for key in OnboardingText.allCases {
      guard let text = try texts(tag)[key.rawValue], let last = text.last else { continue }
      #expect(stops.contains(last) == key.english.hasSuffix("."), "\(key): \(text)")
      #expect((last == "…") == key.english.hasSuffix("…"), "\(key): \(text)")
    }
  }

  @Test(
    "The language is that of the app's choice, else of the environment, else English",
    arguments: [
      (["de-AT"], [:], "de"), ([], ["LANG": "ja_JP.UTF-8"], "ja"), (["pt"], [:], "pt-BR"),
      (["zh-TW"], [:], "zh-Hant"), (["zh"], [:], "zh-Hans"), (["xx"], [:], "en"),
      (["xx", "sv"], [:], "sv"), ([], ["LANG": "C"], "en"), (["en-GB", "de"], [:], "en"),
    ] as [([String], [String: String], String)])
  func choice(_ override: [String], _ environment: [String: String], _ tag: String) {
    let texts = OnboardingTexts(for: LanguageChoice(override: override, environment: environment))
    #expect(texts.language == tag)
  }

  @Test("Messages are made in the language")
  func message() {
    let texts = OnboardingTexts(for: LanguageChoice(override: ["de"], environment: [:]))
    #expect(texts[.startAction] == "Starten")
    #expect(texts[.emailPlaceholder] == "jane.doe@example.com")
    #expect(
      texts.message(for: DiscoveryError.timedOut(seconds: 10)).advice.contains("10 Sekunden"))
  }

  @Test(
    "One second is not one seconds", arguments: ["en", "de", "fr", "es", "it", "pt-BR", "nl", "sv"])
  func plural(_ tag: String) {
    let texts = OnboardingTexts(for: LanguageChoice(override: [tag], environment: [:]))
    let one = texts.message(for: DiscoveryError.timedOut(seconds: 1)).advice
    let ten = texts.message(for: DiscoveryError.timedOut(seconds: 10)).advice
    #expect(one.replacingOccurrences(of: "1", with: "10") != ten)
    #expect(one.contains("1 ") && ten.contains("10 "))
  }

  @Test("Every text is used by some source")
  func isUsed() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var words: Set<Substring> = []
    for case let file as URL in files
    where file.pathExtension == "swift"
      && !file.lastPathComponent.hasPrefix("OnboardingText+English")
      && file.lastPathComponent != "OnboardingText.swift"
    {
      let source = try String(contentsOf: file, encoding: .utf8)
      words.formUnion(source.split { !$0.isLetter && !$0.isNumber })
    }
    for text in OnboardingText.allCases {
      #expect(words.contains(Substring("\(text)")), "\(text)")
    }
  }

  @Test("The glossary's words are those of the texts")
  func glossary() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let document = try String(
      contentsOf: root.appending(path: "Documentation/Glossary.md"), encoding: .utf8)
    let rows = document.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(Set(rows.map { $0[0] }) == Set(Self.tags.map { "`\($0)`" }))
    for row in rows {
      let all = try texts(String(row[0].dropFirst().dropLast())).values
      for word in row.dropFirst(2) {
        #expect(all.contains { $0.localizedCaseInsensitiveContains(word) }, "\(row[0]): \(word)")
      }
    }
  }

  @Test("The glossary says how each language was reviewed")
  func review() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let document = try String(
      contentsOf: root.appending(path: "Documentation/Glossary.md"), encoding: .utf8)
    for language in OnboardingLanguage.all {
      let words = language.review == .drafted ? "drafted" : "read"
      #expect(document.contains("| `\(language.tag)` | \(words) |"), "\(language.tag)")
    }
  }
}
