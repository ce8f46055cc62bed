import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A look of texts in a view", .onScreen) struct TextLookTests {
  /// The attributes of a text's first letter, as its label has them.
  private func looks(_ view: some View) throws -> [NSAttributedString.Key: Any] {
    let label = try #require(shown(view).all(UILabel.self).first)
    let text = try #require(label.attributedText)
    var looks = text.attributes(at: 0, effectiveRange: nil)
    if looks[.font] == nil { looks[.font] = label.font }
    return looks
  }

  private func has(_ font: Font, _ view: some View) throws -> Bool {
    try looks(view)[.font] as? UIFont == font.uiFont(for: .large)
  }

  @Test("holds for texts that say nothing else")
  func faces() throws {
    #expect(try has(.body.bold(), Text("a").padding().bold()))
    #expect(try has(.body, Text("a").bold(false).padding().bold()))
    #expect(try has(.body, Text("a").padding().bold(false).bold()))
    #expect(try has(.title.bold(), Text("a").font(.title).padding().bold()))
    #expect(try has(.body.weight(.light), Text("a").padding().fontWeight(.light)))
    #expect(try has(.body, Text("a").padding().fontWeight(nil)))
    #expect(try has(.body.italic(), Text("a").padding().italic()))
    #expect(try has(.body, Text("a").italic(false).padding().italic()))
    #expect(try has(.body.monospacedDigit(), Text("a").padding().monospacedDigit()))
    #expect(try has(.body.monospacedDigit(), Text("a").monospacedDigit()))
    #expect(try has(.body.monospaced(), Text("a").padding().monospaced()))
    #expect(try has(.body.monospaced(), Text("a").monospaced()))
    #expect(try has(.body, Text("a").monospaced(false).padding().monospaced()))
    let serif = Font.system(.body, design: .serif)
    #expect(try has(serif, Text("a").padding().fontDesign(.serif)))
    #expect(try has(serif, Text("a").fontDesign(.serif)))
    #expect(try has(.body, Text("a").fontDesign(nil)))
  }

  @Test("draws lines under and through letters, in colours of their own")
  func lines() throws {
    let red = Color.red.uiColor(tint: .systemBlue)
    for view in [
      AnyView(Text("a").underline(color: .red)),
      AnyView(Text("a").padding().underline(color: .red)),
      AnyView(Text("a").underline(true, pattern: .solid, color: .red)),
    ] {
      let found = try looks(view)
      #expect(found[.underlineStyle] != nil && found[.underlineColor] as? UIColor == red)
      #expect(found[.strikethroughStyle] == nil)
    }
    for view in [
      AnyView(Text("a").strikethrough(color: .red)),
      AnyView(Text("a").padding().strikethrough(true, pattern: .solid, color: .red)),
    ] {
      let found = try looks(view)
      #expect(found[.strikethroughStyle] != nil && found[.strikethroughColor] as? UIColor == red)
    }
    #expect(try looks(Text("a").underline(false).padding().underline())[.underlineStyle] == nil)
    #expect(try looks(Text("a").padding().underline())[.underlineColor] == nil)
    var text = AttributedString("a")
    text.swiftUI.underlineStyle = Text.LineStyle(pattern: .solid, color: .red)
    text.swiftUI.strikethroughStyle = .single
    let found = try looks(Text(text))
    #expect(found[.underlineColor] as? UIColor == red && found[.strikethroughColor] == nil)
  }

  @Test("draws the line under letters in its colour")
  func paint() throws {
    let painted = Painted(
      Text("lllllllllll").underline(color: Painted.red).font(.system(size: 40)).lineLimit(1)
        .foregroundStyle(Painted.blue))
    var isRed = false
    for y in 45..<80 { isRed = try isRed || near(painted.color(50, Double(y)), [255, 0, 0], 40) }
    #expect(isRed)
  }

  @Test("moves letters apart and up")
  func distances() throws {
    #expect(try looks(Text("a").padding().kerning(2))[.kern] as? NSNumber == 2)
    #expect(try looks(Text("a").padding().tracking(3).kerning(2))[.kern] as? NSNumber == 3)
    #expect(try looks(Text("a").padding().baselineOffset(4))[.baselineOffset] as? NSNumber == 4)
  }

  @Test("shows texts in capitals or small letters of the person's language")
  func textCase() {
    #expect(shown(Text("Straße **x**").textCase(.uppercase)).has("STRASSE X"))
    #expect(shown(Text("ABC").textCase(.lowercase)).has("abc"))
    #expect(shown(Text("Abc").textCase(nil).textCase(.uppercase)).has("Abc"))
    #expect(shown(Button("Go on") {}.textCase(.uppercase)).has("GO ON"))
    let turkish = Text("i").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr"))
    #expect(shown(turkish).has("İ"))
  }

  @Test("cuts texts where its mode says")
  func truncation() throws {
    func mode(_ mode: Text.TruncationMode) throws -> NSLineBreakMode {
      try shown(Text("a").truncationMode(mode)).label("a").lineBreakMode
    }
    #expect(try mode(.head) == .byTruncatingHead && mode(.middle) == .byTruncatingMiddle)
    #expect(try mode(.tail) == .byTruncatingTail)
  }
}
