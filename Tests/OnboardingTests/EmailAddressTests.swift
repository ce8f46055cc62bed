import Onboarding
import Testing

@Suite("An email address is checked by the WHATWG rule, its domain in ASCII")
struct EmailAddressTests {
  @Test(
    "Accepted",
    arguments: [
      ("jane@example.com", "jane@example.com"),
      ("  jane@example.com \n", "jane@example.com"),
      ("\u{3000}jane@example.com\u{A0}", "jane@example.com"),
      ("Jane.Doe@Example.COM", "Jane.Doe@example.com"),
      ("a@b", "a@b"),
      (".a..b.@x.com", ".a..b.@x.com"),
      ("a+b!#$%&'*/=?^_`{|}~-@x.com", "a+b!#$%&'*/=?^_`{|}~-@x.com"),
      ("1@1.x2", "1@1.x2"),
      ("a@x-y--z.com", "a@x-y--z.com"),
      ("a@müller.de", "a@xn--mller-kva.de"),
      ("a@MÜLLER.de", "a@xn--mller-kva.de"),
      ("a@mu\u{308}ller.de", "a@xn--mller-kva.de"),
      ("a@例子.com", "a@xn--fsqu00a.com"),
      ("a@straße.de", "a@xn--strae-oqa.de"),
      ("a@xn--mller-kva.de", "a@xn--mller-kva.de"),
      ("a@axn--b.com", "a@axn--b.com"),
    ])
  func accepts(typed: String, text: String) throws {
    let address = try EmailAddress(typed)
    #expect(address.text == text)
    #expect(address.localPart + "@" + address.domain == text)
    #expect(String(describing: address) == text)
  }

  @Test(
    "Refused, with the first rule that is broken",
    arguments: [
      ("", .empty), (" \t\n\u{2003}", .empty),
      ("jane", .missingAtSign), ("jane.example.com", .missingAtSign),
      ("jane＠example.com", .missingAtSign),
      ("@example.com", .invalidLocalPart), ("a b@x.com", .invalidLocalPart),
      ("a@b@x.com", .invalidLocalPart), ("\"a\"@x.com", .invalidLocalPart),
      ("ä@x.com", .invalidLocalPart), ("a,b@x.com", .invalidLocalPart),
      ("a\n@x.com", .invalidLocalPart),
      ("a\u{0}@x.com", .invalidLocalPart), ("<a@x.com", .invalidLocalPart),
      ("a\\b@x.com", .invalidLocalPart), ("(c)a@x.com", .invalidLocalPart),
      ("a@", .invalidDomain), ("a@.", .invalidDomain), ("a@.com", .invalidDomain),
      ("a@x.com.", .invalidDomain), ("a@x..com", .invalidDomain), ("a@-x.com", .invalidDomain),
      ("a@x-.com", .invalidDomain), ("a@x_y.com", .invalidDomain), ("a@x.com>", .invalidDomain),
      ("a@[127.0.0.1]", .invalidDomain), ("a@[::1]", .invalidDomain),
      ("a@x.com:80", .invalidDomain),
      ("a@x.com/y", .invalidDomain), ("a@x.com\\y", .invalidDomain), ("a@x%2ecom", .invalidDomain),
      ("a@x.com\ny.com", .invalidDomain), ("a@x\r\n.com", .invalidDomain),
      ("a@x.c\u{0}om", .invalidDomain),
    ] as [(String, EmailAddressError)])
  func refuses(typed: String, error: EmailAddressError) {
    #expect(throws: error) { try EmailAddress(typed) }
  }

  @Test(
    "A domain that another parser reads as an address in figures is refused",
    arguments: ["127.0.0.1", "127.1", "2130706433", "0x7f.1", "0x7f", "x.0x", "1.2.3.0x10", "x.1"])
  func refusesFigures(domain: String) {
    #expect(throws: EmailAddressError.invalidDomain) { try EmailAddress("a@" + domain) }
  }

  @Test(
    "A domain that becomes another one without a sign of it is refused",
    arguments: [
      "ｅxample.com", "x。com", "exa\u{200B}mple.com", "exa\u{AD}mple.com", "exa\u{202E}mple.com",
      "exa\u{2066}mple.com", "exa\u{FE0F}mple.com", "exa\u{200D}mple.com", "①.com", "xn--a.com",
      "xn--mi7c.com", "xn--ab-g1t.com", "xn--wca.com", "ü.xn--mller-kva.de",
      "xn--.com", "xn--abc-.com", "\u{301}a.com", "ﬁsh.com", "a\u{E0041}.com",
      "exa\u{FFFE}mple.com",
    ])
  func refusesDisguise(domain: String) {
    #expect(throws: EmailAddressError.invalidDomain) { try EmailAddress("a@" + domain) }
  }

  @Test("254 bytes are accepted and 255 are not")
  func holdsLimit() throws {
    let label = String(repeating: "d", count: 61)
    let domain = [label, label, label].joined(separator: ".") + ".de"
    let room = 254 - 1 - domain.utf8.count
    let longest = String(repeating: "a", count: room) + "@" + domain
    #expect(try EmailAddress(longest).text.utf8.count == 254)
    #expect(throws: EmailAddressError.tooLong(maximumBytes: 254)) {
      try EmailAddress("a" + longest)
    }
  }

  @Test("The limit holds once more when the domain is in ASCII")
  func holdsLimitInASCII() throws {
    let domain = "ü" + String(repeating: "d", count: 40) + ".de"
    let typed = String(repeating: "a", count: 253 - domain.utf8.count) + "@" + domain
    #expect(typed.utf8.count == 254)
    #expect(throws: EmailAddressError.tooLong(maximumBytes: 254)) { try EmailAddress(typed) }
  }

  @Test("A label has at most 63 letters", arguments: [(63, true), (64, false)])
  func holdsLabelLimit(count: Int, isAccepted: Bool) {
    let typed = "a@" + String(repeating: "x", count: count) + ".com"
    #expect(((try? EmailAddress(typed)) != nil) == isAccepted)
  }

  @Test(
    "Input of 300 kB is refused by its length, or is nothing but white space",
    arguments: [
      ("a", "", false), ("@", "", false), ("a@", "", false), ("a.", "@x.com", false),
      ("a@x.", "com", false), ("ü", "@ü.de", false), (" ", "", true), (" a", "@x.com", false),
      ("\n", "", true), ("\u{202E}", "", false),
    ] as [(String, String, Bool)])
  func survivesHugeInput(unit: String, end: String, isBlank: Bool) {
    let typed = String(repeating: unit, count: 300_000 / unit.utf8.count) + end
    #expect(throws: isBlank ? EmailAddressError.empty : .tooLong(maximumBytes: 254)) {
      try EmailAddress(typed)
    }
  }

  @Test("White space of 300 kB on either side is dropped")
  func dropsHugeMargins() throws {
    let margin = String(repeating: " \n", count: 150_000)
    #expect(try EmailAddress(margin + "a@x.com" + margin).text == "a@x.com")
  }
}
