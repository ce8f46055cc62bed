import Foundation
import SwiftUI
import Testing

@Suite("A localized key") struct LocalizedStringKeyTests {
  let english = Locale(identifier: "en_US")
  let german = Locale(identifier: "de_DE")

  func shown(_ key: LocalizedStringKey, in locale: Locale? = nil) -> String {
    key.resolved(table: nil, bundle: nil, locale: locale ?? english)
  }

  @Test("keeps specifiers of Foundation for its values")
  func specifiers() {
    let key: LocalizedStringKey =
      "\("a") \(1) \(Int8(2)) \(Int16(3)) \(Int32(4)) \(Int64(5)) \(UInt(6)) \(UInt8(7)) \(8.5) \(Float(9)) \(true)"
    #expect(key.key == "%@ %lld %d %d %d %lld %llu %u %lf %f %@")
    #expect(shown(key) == "a 1 2 3 4 5 6 7 8.500000 9.000000 true")
  }

  @Test("writes numbers in the person's way")
  func numbers() {
    #expect(shown("\(1_234_567)", in: english) == "1,234,567")
    #expect(shown("\(1_234_567)", in: german) == "1.234.567")
    #expect(shown("\(-12)", in: german) == "-12")
    #expect(shown("\(7)", in: Locale(identifier: "ar_EG")) == "٧")
    #expect(shown("\(UInt64.max)", in: english) == "18,446,744,073,709,551,615")
    #expect(shown("\(Int64.min)", in: english) == "-9,223,372,036,854,775,808")
  }

  @Test("takes a specifier of one's own")
  func ownSpecifiers() {
    #expect(shown("\(2.345, specifier: "%.1f")") == "2.3")
    #expect(shown("\(7, specifier: "%03lld")") == "007")
    #expect(shown("\(255, specifier: "%x")") == "ff")
  }

  @Test("takes format styles, in the person's way unless they have a locale")
  func formatStyles() {
    #expect(shown("\(0.5, format: .percent)") == "50%")
    #expect(shown("\(1234, format: .number)", in: german) == "1.234")
    #expect(shown("\(1234, format: .number.locale(english))", in: german) == "1,234")
  }

  @Test("is equal to another with the same key and values only")
  func equality() {
    func row(_ number: Int) -> LocalizedStringKey { "Row \(number)" }
    #expect(row(1) == row(1))
    #expect(row(1) != row(2))
    #expect(row(1) != "Row %lld")
    #expect(LocalizedStringKey("a") == "a")
    let half: LocalizedStringKey = "\(1.5, format: .number)"
    #expect(half == "\(1.5, format: .number)")
    #expect(half != "\(1.5, format: .percent)")
  }

  @Test("shows a percent sign as one, with values and without")
  func percent() {
    #expect(shown("100%") == "100%")
    #expect(shown("\(50)% of 100%d") == "50% of 100%d")
  }

  @Test(
    "never reads a value as another kind than its own",
    arguments: [
      ("%@", "5"), ("%s", "5"), ("%lf", "5.000000"), ("%2$@", "%2$@"), ("%n", "%n"),
      ("%0$@", "%0$@"), ("%999999999d", "%999999999d"), ("%1$@ %1$lld", "5 5"), ("%", "%"),
      ("%*d", "%*d"), ("%5", "%5"), ("%c", "\u{5}"),
    ])
  func faultyTranslations(translation: String, expected: String) throws {
    let bundle = try TemporaryBundle(["en": ["%lld": translation]])
    let key: LocalizedStringKey = "\(5)"
    #expect(key.resolved(table: nil, bundle: bundle.bundle, locale: english) == expected)
  }

  @Test("shows a string where a translation asks for a number")
  func stringForNumber() throws {
    let bundle = try TemporaryBundle(["en": ["%@": "<%lld> <%.2f>"]])
    let key: LocalizedStringKey = "\("x")"
    #expect(key.resolved(table: nil, bundle: bundle.bundle, locale: english) == "<x> <%.2f>")
  }
}

@Suite("A translation") struct TranslationTests {
  @Test(
    "is in the language of the locale",
    arguments: [
      ("de_DE", "Hallo"), ("de_AT", "Servus"), ("fr_CA", "Bonjour"), ("en_US", "Hello"),
      ("zh_TW", "您好"), ("ja_JP", "Hello"), ("C", "Hello"), ("", "Hello"),
    ])
  func language(locale: String, expected: String) throws {
    let bundle = try TemporaryBundle([
      "en": ["hi": "Hello"], "de": ["hi": "Hallo"], "de-AT": ["hi": "Servus"],
      "fr": ["hi": "Bonjour"], "zh-Hans": ["hi": "你好"], "zh-Hant": ["hi": "您好"],
    ])
    let key: LocalizedStringKey = "hi"
    let locale = Locale(identifier: locale)
    #expect(key.resolved(table: nil, bundle: bundle.bundle, locale: locale) == expected)
  }

  @Test("may change the order of the values")
  func order() throws {
    let bundle = try TemporaryBundle(["de": ["%@ of %lld": "%2$lld: %1$@"]])
    let key: LocalizedStringKey = "\("a") of \(2)"
    let shown = key.resolved(table: nil, bundle: bundle.bundle, locale: Locale(identifier: "de"))
    #expect(shown == "2: a")
  }

  @Test("is in the table that is asked for; a key without one is shown itself")
  func tables() throws {
    let bundle = try TemporaryBundle(["en": ["hi": "Hello"]], table: "Other")
    let key: LocalizedStringKey = "hi"
    let english = Locale(identifier: "en")
    #expect(key.resolved(table: "Other", bundle: bundle.bundle, locale: english) == "Hello")
    #expect(key.resolved(table: nil, bundle: bundle.bundle, locale: english) == "hi")
    #expect(key.resolved(table: "../x", bundle: bundle.bundle, locale: english) == "hi")
  }

  @Test("may have marks of Markdown")
  func markdown() throws {
    let bundle = try TemporaryBundle(["en": ["hi": "**Hello**"]])
    let text = Text("hi", bundle: bundle.bundle)
    #expect(text == Text("hi", bundle: bundle.bundle))
    #expect(text != Text("hi"))
    #expect(text.plainString(in: Locale(identifier: "en")) == "Hello")
  }

  @Test(
    "stands on the screen when its file is no list of texts", arguments: ["\"hi\" = ", "(1, 2)"])
  func unreadable(content: String) throws {
    let bundle = try TemporaryBundle(["en": ["hi": "Hello"]])
    try bundle.write(content, to: "en")
    #expect(Text("hi", bundle: bundle.bundle).plainString(in: Locale(identifier: "en")) == "hi")
  }
}

/// A bundle of translations in a folder of its own that is gone with it.
final class TemporaryBundle {
  let bundle: Bundle
  private let folder: URL

  init(_ languages: [String: [String: String]], table: String = "Localizable") throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    for (language, entries) in languages {
      let place = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let data = try PropertyListSerialization.data(
        fromPropertyList: entries, format: .xml, options: 0)
      try data.write(to: place.appendingPathComponent("\(table).strings"))
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  /// Puts something else in the place of a language's texts.
  func write(_ content: String, to language: String) throws {
    try Data(content.utf8).write(
      to: folder.appendingPathComponent("\(language).lproj/Localizable.strings"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
