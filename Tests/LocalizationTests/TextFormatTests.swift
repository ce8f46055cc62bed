import Localization
import Testing

@Suite("The places of a text are filled, and nothing else is touched")
struct TextFormatTests {
  @Test(
    "Places",
    arguments: [
      ("%@", ["a"], "a"), ("%1$@", ["a"], "a"), ("%2$@ of %1$@", ["12", "3"], "3 of 12"),
      ("%@ and %@", ["a", "b"], "a and b"), ("%1$@ %1$@", ["a"], "a a"), ("100 %%", [], "100 %"),
      ("%%1$@", ["a"], "%1$@"), ("", ["a"], ""), ("é%@ü", ["ö"], "éöü"), ("%10$@", ["a"], "%10$@"),
    ] as [(String, [String], String)])
  func fills(format: String, arguments: [String], expected: String) {
    #expect(TextFormat.fill(format, with: arguments) == expected)
  }

  @Test(
    "A fault in a translation stays visible",
    arguments: [
      "%", "50 % off", "%d", "%n", "%1$s", "%0$@", "%99999999999999999999$@", "%2$@", "%-1$@",
      "%1$",
    ])
  func keepsFaults(format: String) {
    #expect(TextFormat.fill(format, with: ["a"]) == format)
  }

  @Test("An argument is never read as a format")
  func argumentsAreText() {
    #expect(TextFormat.fill("%1$@ %2$@", with: ["%2$@", "b"]) == "%2$@ b")
  }
}
