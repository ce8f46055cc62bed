import SwiftUI
import Testing

@MainActor @Suite("A documented form of a text", .onScreen) struct TextFormTests {
  private let english = Locale(identifier: "en_US")

  @Test("shows what formats and formatters write")
  func formats() {
    #expect(Text(0.25, format: .percent).plainString(in: english) == "25%")
    let number = NumberFormatter()
    number.minimumFractionDigits = 2
    number.locale = english
    #expect(Text(NSNumber(value: 1.5), formatter: number).plainString(in: english) == "1.50")
    #expect(Text("words", formatter: number).plainString(in: english) == "")
    let day = Date(timeIntervalSince1970: 0)
    let attributed = Text(day, format: .dateTime.year().locale(english).attributed)
    #expect(attributed.plainString(in: english).contains("19"))
    let key: LocalizedStringKey =
      "\(NSNumber(value: 2), formatter: number) of \(day, format: .dateTime.year())"
    #expect(Text(key).plainString(in: english).hasPrefix("2.00 of "))
  }

  @Test("shows a range of times, of one day and of several")
  func dates() {
    let start = Date(timeIntervalSince1970: 1_796_040_000)
    let hour = Text(start...start.addingTimeInterval(3600)).plainString(in: english)
    #expect(hour.contains(":") && !hour.contains("2026"))
    let days = Text(start...start.addingTimeInterval(200_000)).plainString(in: english)
    #expect(days.contains("2026") || days.contains("26"))
    let moment = Text(start...start).plainString(in: english)
    #expect(moment == Text(start, style: .time).plainString(in: english))
  }

  @Test("takes attributes of both scopes by their names")
  func scopes() {
    var text = AttributedString("a")
    text.swiftUI.foregroundColor = .red
    text.uiKit.backgroundColor = .yellow
    text.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
    #expect(text.swiftUI.foregroundColor == .red && text.uiKit.backgroundColor == .yellow)
    let shown = shown(Text(text)).all(UILabel.self).first?.attributedText
    let looks = shown?.attributes(at: 0, effectiveRange: nil)
    #expect(looks?[.foregroundColor] as? UIColor == Color.red.uiColor(tint: .systemBlue))
    #expect(looks?[.backgroundColor] as? UIColor == .yellow)
    var code = AttributedString("x")
    code.inlinePresentationIntent = .code
    let label = SwiftUITests.shown(Text(code)).all(UILabel.self).first
    #expect(label?.font == Font.body.monospaced().uiFont(for: .large))
    #expect(looks?[.font] as? UIFont == Font.body.bold().italic().uiFont(for: .large))
  }
}
