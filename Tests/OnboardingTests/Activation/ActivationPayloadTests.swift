import Onboarding
import Testing

private struct Verifier: ActivationSignatureVerifier {
  var isGood = true
  func isValid(signature: [UInt8], of message: [UInt8]) -> Bool {
    isGood && signature.count == 64 && message.starts(with: "foyer activation code 1\n".utf8)
  }
}

private func read(_ text: String) -> Result<ActivationPayload, ActivationPayloadError> {
  do throws(ActivationPayloadError) {
    return .success(try ActivationPayload(text))
  } catch {
    return .failure(error)
  }
}

private func error(_ text: String) -> ActivationPayloadError? {
  if case .failure(let error) = read(text) { error } else { nil }
}

@Suite("An activation code") struct ActivationPayloadTests {
  @Test("is the document of a mobile server")
  func document() throws {
    let payload = try ActivationPayload(
      """
      {"host": "Field.example.com", "port": 8443, "protocol": "https", "appID": "com.example.field",
       "certificate_provider": "x", "auth": [{"type": "oauth2", "requireOtp": true, "config": {
         "oauth2.clients": [{"clientID": "c1", "redirectURL": "fs://cb",
                             "grantType": "authorization_code"}],
         "oauth2.authorizationEndpoint": "https://login.example.com/authorize",
         "oauth2.tokenEndpoint": "https://login.example.com/token"}}, {"type": "basic"}]}
      """)
    #expect(payload.form == .json)
    #expect(payload.configuration.host == "field.example.com")
    #expect(payload.configuration.port == 8443)
    #expect(payload.configuration.applicationID == "com.example.field")
    #expect(payload.address == "https://field.example.com:8443")
    #expect(payload.extras == ["certificate_provider": .string("x")])
    #expect(payload.authentication.map(\.type) == ["oauth2", "basic"])
    let way = try #require(payload.authentication.first)
    #expect(way.requiresOneTimePassword)
    #expect(way.clients.map(\.clientID) == ["c1"] && way.clients.first?.redirectURL == "fs://cb")
    #expect(way.authorizationEndpoint == "https://login.example.com/authorize")
    #expect(way.tokenEndpoint == "https://login.example.com/token")
    #expect(payload.verification == .unsigned)
  }

  @Test("has the keys of OAuth in an object of their own as well, and the address in one text")
  func nested() throws {
    let payload = try ActivationPayload(
      """
      {"serviceURL": "https://field.example.com/mobile", "appID": "f",
       "auth": [{"type": "oauth2", "config": {"oauth2": {"clients": [{"clientID": "c"}]}}}]}
      """)
    #expect(payload.address == "https://field.example.com/mobile")
    #expect(payload.authentication.first?.clients.map(\.clientID) == ["c"])
  }

  @Test(
    "is an address",
    arguments: [
      ("https://field.example.com", "https://field.example.com"),
      (" HTTPS://Field.Example.com/a?b=c#d\n", "https://field.example.com/a?b=c"),
      ("https://field.example.com:443", "https://field.example.com"),
      ("https://field.example.com:8443/", "https://field.example.com:8443/"),
      ("https://müller.de?x=1", "https://xn--mller-kva.de/?x=1"),
    ])
  func address(text: String, address: String) throws {
    let payload = try ActivationPayload(text)
    #expect(payload.form == .address && payload.address == address)
  }

  @Test("is a link of an app")
  func link() throws {
    let payload = try ActivationPayload(
      "sapmobilesvcs://?AppId=com.example.field&ClientId=c&ServerUrl="
        + "https%3A%2F%2Ffield.example.com%3A8443%2Fm&RedirectUrl=fs%3A%2F%2Fcb&New=1")
    #expect(payload.form == .appLink)
    #expect(payload.address == "https://field.example.com:8443/m")
    #expect(payload.configuration.applicationID == "com.example.field")
    #expect(payload.authentication.first?.clients.first?.redirectURL == "fs://cb")
    #expect(payload.extras == ["New": .string("1")])
  }

  @Test(
    "is refused where programs could read another server in it than people",
    arguments: [
      (#"https://good.com\@evil.com"#, .misleadingAddress),
      ("https://good.com@evil.com", .misleadingAddress),
      ("https://user:pass@evil.com", .misleadingAddress),
      ("https://good.com%00.evil.com", .invalidHost),
      ("https://go\u{200B}od.com", .misleadingAddress),
      ("https://good.com/\u{202E}x", .misleadingAddress),
      ("https://good.com /x", .misleadingAddress),
      ("https://good.com\n.evil.com", .misleadingAddress),
      ("https://2130706433/", .addressInFigures),
      ("https://0x7f.1/", .addressInFigures),
      ("https://127.1", .addressInFigures),
      ("https://127.0.0.1", .addressInFigures),
      ("https://0x7f000001", .addressInFigures),
      ("https://[::1]/", .addressInFigures),
      ("https://[::ffff:127.0.0.1]/", .addressInFigures),
      ("https://good.com:99999", .invalidPort),
      ("https://good.com:0", .invalidPort),
      ("https://good.com:", .invalidPort),
      ("https://good.com:4a", .invalidPort),
      ("https:evil.com", .malformed),
      ("https:///evil.com", .invalidHost),
      ("https://", .invalidHost),
      ("https://?x", .invalidHost),
      ("https://a..b", .invalidHost),
      ("https://-a.com", .invalidHost),
      ("https://localhost", .invalidHost),
      ("https://good.com.", .invalidHost),
      ("https://ｇood.com", .invalidHost),
      ("https://good。com", .invalidHost),
      ("https://good.com/<script>", .malformed), ("https://good.com/%2", .malformed),
      ("https://good.com/%zz", .malformed), ("https://good.com/[", .malformed),
      ("http://good.com", .insecureScheme),
      ("ftp://good.com", .insecureScheme),
      ("javascript:alert(1)", .notActivation),
      ("file:///etc/passwd", .notActivation),
      ("WIFI:S:x;;", .notActivation),
      ("good.com", .notActivation),
      ("12345678", .notActivation),
      (" \n", .empty),
      (#"{"host":"good.com@evil.com"}"#, .misleadingAddress),
      (#"{"host":"good.com\u200b"}"#, .misleadingAddress),
      (#"{"host":"127.1"}"#, .addressInFigures),
      (#"{"host":"good.com:80"}"#, .addressInFigures),
      (#"{"host":"good.com/x"}"#, .invalidHost),
      (#"{"host":"good.com","protocol":"http"}"#, .insecureScheme),
      (#"{"host":"good.com","port":70000}"#, .invalidPort),
      (#"{"host":"good.com","port":1.5}"#, .invalidPort),
      (#"{"host":"good.com","port":"443"}"#, .wrongType(.port)),
      (#"{"host":1}"#, .wrongType(.host)),
      (#"{"host":null}"#, .missing(.host)),
      (#"{}"#, .missing(.host)),
      (#"{"host":"good.com","host":"evil.com"}"#, .duplicateKey),
      (#"{"host":"good.com","serviceURL":"https://evil.com"}"#, .duplicateKey),
      (#"{"host":"good.com","appID":""}"#, .invalid(.applicationID)),
      (#"{"host":"good.com","auth":{}}"#, .wrongType(.authentication)),
      (#"{"host":"good.com","auth":[{}]}"#, .missing(.authentication)),
      (#"{"host":"good.com"} x"#, .malformed),
      (#"{"host":"good.com",}"#, .malformed),
      (#"{"host":"good.com\ud800"}"#, .malformed),
      (#"{"host":"good.com","x":01}"#, .malformed),
      (#"{"host":"good.com","x":1e999}"#, .malformed),
      ("app://?ServerUrl=http%3A%2F%2Fgood.com", .insecureScheme),
      ("app://?AppId=x", .missing(.serverAddress)),
      ("app://?ServerUrl=https%3A%2F%2Fa.com&ServerUrl=https%3A%2F%2Fb.com", .duplicateKey),
      (
        "app://?ServerUrl=https%3A%2F%2Fa.com&SapCloudPlatformEndpoint=https%3A%2F%2Fb.com",
        .duplicateKey
      ),
      ("app://?ServerUrl=https%3A%2F%2Fgood.com%5C%40evil.com", .misleadingAddress),
      ("app://?ServerUrl=https%3A%2F%2Fgood.com%0A", .misleadingAddress),
      ("app://?ServerUrl=%ZZ", .malformed),
      ("app://?ServerUrl=%C3", .misleadingAddress),
      ("app://evil.com?ServerUrl=https%3A%2F%2Fgood.com", .notActivation),
      (
        "app://?ServerUrl=https%3A%2F%2Fa.com&AuthorizationEndpointUrl=http%3A%2F%2Fb.com",
        .insecureScheme
      ),
    ] as [(String, ActivationPayloadError)])
  func hostile(text: String, expected: ActivationPayloadError) {
    #expect(error(text) == expected)
  }

  @Test("is refused from its size and its depth on")
  func limits() {
    let room = 4 * 1024 - #"{"host":"a.com","x":""}"#.utf8.count
    let document = { (count: Int) in
      #"{"host":"a.com","x":"\#(String(repeating: "y", count: count))"}"#
    }
    #expect(error(document(room)) == nil)
    #expect(error(document(room + 1)) == .tooLarge(limitBytes: 4096))
    let nested = { (depth: Int) in
      #"{"host":"a.com","x":\#(String(repeating: "[", count: depth - 1))"#
        + String(repeating: "]", count: depth - 1) + "}"
    }
    #expect(error(nested(16)) == nil)
    #expect(error(nested(17)) == .tooDeep(limit: 16))
    #expect(error("{\"host\":" + String(repeating: "[", count: 4_000)) == .tooDeep(limit: 16))
  }

  @Test("is for the app that reads it, or for any")
  func application() throws {
    let text = #"{"host":"a.com","appID":"one"}"#
    #expect(try ActivationPayload(text, applicationID: "one").configuration.host == "a.com")
    #expect(throws: ActivationPayloadError.otherApplication) {
      try ActivationPayload(text, applicationID: "two")
    }
    #expect(try ActivationPayload("https://a.com", applicationID: "two").form == .address)
  }

  @Test("has a message that says what to do, for every way to be refused")
  func messages() {
    let errors: [ActivationPayloadError] = [
      .empty, .tooLarge(limitBytes: 1), .notActivation, .malformed, .tooDeep(limit: 1),
      .duplicateKey, .missing(.host), .wrongType(.host), .invalid(.host), .insecureScheme,
      .misleadingAddress, .addressInFigures, .invalidHost, .invalidPort, .otherApplication,
      .unsigned, .badSignature,
    ]
    for error in errors {
      let message = OnboardingTexts().message(for: error)
      #expect(message.title == "Invalid QR Code" && message.advice.hasSuffix("."))
    }
  }
}

@Suite("A signed activation code") struct ActivationSignatureTests {
  private let code = #"{"host":"a.example.com"}"#
  private let signature = (0..<64).map { UInt8($0 * 4 &+ 3) }

  @Test("is read as the code in it, and checked by the app's key")
  func verified() throws {
    let text = try #require(ActivationSignature.text(code, signature: signature))
    #expect(try ActivationPayload(text).verification == .unchecked)
    let payload = try ActivationPayload(text, verifier: Verifier())
    #expect(payload.verification == .verified && payload.configuration.host == "a.example.com")
    let link = try #require(
      ActivationSignature.text("https://a.example.com/x", signature: signature))
    #expect(try ActivationPayload(link, verifier: Verifier()).form == .address)
  }

  @Test("is refused with a wrong signature, and one without any is where the app wants one")
  func refused() throws {
    let text = try #require(ActivationSignature.text(code, signature: signature))
    #expect(throws: ActivationPayloadError.badSignature) {
      try ActivationPayload(text, verifier: Verifier(isGood: false))
    }
    #expect(throws: ActivationPayloadError.unsigned) {
      try ActivationPayload(code, verifier: Verifier())
    }
    #expect(ActivationSignature.text(code, signature: Array(signature.dropLast())) == nil)
  }

  @Test("is one text and no other: every other way to write the signature is refused")
  func oneText() throws {
    let text = try #require(ActivationSignature.text(code, signature: signature))
    var letters = Array(text)
    let last = "ed25519:".count + 85
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=! ")
    var accepted: Set<Character> = []
    for letter in alphabet {
      letters[last] = letter
      if (try? ActivationPayload(String(letters))) != nil { accepted.insert(letter) }
    }
    #expect(accepted.count == 4)
    for damaged in ["ed25519:", "ed25519:AAAA:" + code, text.replacing(":{", with: "{")] {
      #expect(error(damaged) == .badSignature)
    }
  }

  @Test("signs a line that says what it is, then the code")
  func message() {
    #expect(
      ActivationSignature.message(for: "x") == Array("foyer activation code 1\nx".utf8))
  }
}

@Suite("A server's name") struct ServerNameTests {
  @Test(
    "deserves a second look where its letters look like others",
    arguments: [
      ("https://аррӏе.com", .looksLikeLatin), ("https://pаypal.com", .mixedScripts),
      ("https://ѕсоре.com", .looksLikeLatin), ("https://οnline.com", .mixedScripts),
      ("https://ɡoogle.com", .looksLikeLatin), ("https://bıllıng.com", .looksLikeLatin),
      ("https://müller.de", nil), ("https://例子.com", nil), ("https://москва.com", nil),
      ("https://ひらがな漢字abc.com", nil), ("https://한국abc.com", nil),
      ("https://field-1.example.com", nil), ("https://ελλάδα.com", nil),
      ("https://a한ひ.com", .mixedScripts),
    ] as [(String, ServerName.Warning?)])
  func warnings(text: String, warning: ServerName.Warning?) throws {
    let name = try ActivationPayload(text).server
    #expect(name.warning == warning)
    #expect(name.unicode == String(text.dropFirst("https://".count)))
  }
}
