import Onboarding
import Testing

@Suite("What a person confirms") struct ScanConfirmationTests {
  @Test(
    "is the name of the server, in ASCII beside it where that differs, with a warning",
    arguments: [
      ("https://field.example.com/x", "field.example.com", nil, nil),
      (#"{"host":"field.example.com"}"#, "field.example.com", nil, nil),
      ("https://müller.de", "müller.de", "xn--mller-kva.de", nil),
      ("https://xn--mller-kva.de", "müller.de", "xn--mller-kva.de", nil),
      ("https://аррӏе.com", "аррӏе.com", "xn--80ak6aa92e.com", .scanLookAlike),
      ("https://pаypal.com", "pаypal.com", "xn--pypal-4ve.com", .scanLookAlike),
      ("12345678", "12345678", nil, nil),
      ("http://field.example.com", "http://field.example.com", nil, .payloadInsecure),
      (#"https://good.com\@evil.com"#, #"https://good.com\@evil.com"#, nil, .payloadMisleading),
    ] as [(String, String, String?, OnboardingText?)])
  func server(text: String, server: String, ascii: String?, warning: OnboardingText?) {
    let confirmation = ScanConfirmation(text)
    #expect(confirmation.server == server)
    #expect(confirmation.ascii == ascii)
    #expect(confirmation.warning == warning)
  }

  @Test("shows what cannot be seen, and no more of a long text than there is room for")
  func hidden() {
    #expect(ScanConfirmation("a\u{202E}b").server == "a\u{FFFD}b")
    #expect(ScanConfirmation(String(repeating: "x", count: 4_000)).server.count == 120)
  }
}
