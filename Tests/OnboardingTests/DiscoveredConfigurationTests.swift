import Foundation
import Onboarding
import Testing

@Suite("A configuration document is read strictly")
struct DiscoveredConfigurationTests {
  @Test(
    "Accepted",
    arguments: [
      (#"{"host":"a.example.com"}"#, "a.example.com", 443, nil),
      (#"{"host":"A.Example.COM","port":8443}"#, "a.example.com", 8443, nil),
      (#"{"host":"a.de","port":1,"protocol":"https","appID":"com.x"}"#, "a.de", 1, "com.x"),
      (#"{"host":"a.de","port":65535,"protocol":"HTTPS","appID":null}"#, "a.de", 65_535, nil),
      (#"{"host":"müller.de"}"#, "xn--mller-kva.de", 443, nil),
      (
        #"{"host":"a.de","auth":[{"type":"oauth2","config":{"oauth2.clients":[{}]}}],"x":1}"#,
        "a.de", 443, nil
      ),
      (#" {"appID":"Ünïcode 例","host":"a.de"} "#, "a.de", 443, "Ünïcode 例"),
    ] as [(String, String, Int, String?)])
  func accepts(json: String, host: String, port: Int, applicationID: String?) throws {
    let configuration = try DiscoveredConfiguration(json: Array(json.utf8))
    #expect(configuration.host == host)
    #expect(configuration.port == port)
    #expect(configuration.scheme == "https")
    #expect(configuration.applicationID == applicationID)
  }

  @Test(
    "Refused, with the value that is wrong",
    arguments: [
      ("", .notJSON), ("null", .notJSON), ("[]", .notJSON), (#""a.de""#, .notJSON), ("{", .notJSON),
      (#"{"host":"a.de"}{"#, .notJSON), (#"{"host":"a.de"} x"#, .notJSON),
      ("{}", .missing(.host)), (#"{"host":null}"#, .missing(.host)),
      (#"{"HOST":"a.de"}"#, .missing(.host)),
      (#"{"host":1}"#, .wrongType(.host)), (#"{"host":["a.de"]}"#, .wrongType(.host)),
      (#"{"host":"a.de","port":"443"}"#, .wrongType(.port)),
      (#"{"host":"a.de","port":443.5}"#, .wrongType(.port)),
      (#"{"host":"a.de","port":true}"#, .wrongType(.port)),
      (#"{"host":"a.de","port":99999999999999999999}"#, .wrongType(.port)),
      (#"{"host":"a.de","port":1e400}"#, .wrongType(.port)),
      (#"{"host":"a.de","port":0}"#, .invalid(.port)),
      (#"{"host":"a.de","port":-1}"#, .invalid(.port)),
      (#"{"host":"a.de","port":65536}"#, .invalid(.port)),
      (#"{"host":"a.de","protocol":"http"}"#, .invalid(.scheme)),
      (#"{"host":"a.de","protocol":""}"#, .invalid(.scheme)),
      (#"{"host":"a.de","protocol":"javascript"}"#, .invalid(.scheme)),
      (#"{"host":"a.de","protocol":7}"#, .wrongType(.scheme)),
      (#"{"host":"a.de","appID":7}"#, .wrongType(.applicationID)),
      (#"{"host":"a.de","appID":""}"#, .invalid(.applicationID)),
      (#"{"host":"a.de","appID":"a\u0000b"}"#, .invalid(.applicationID)),
      (#"{"host":"a.de","appID":"a\nb"}"#, .invalid(.applicationID)),
      (#"{"host":"a.de","appID":"a\u202Eb"}"#, .invalid(.applicationID)),
      (#"{"host":"a.de","appID":"a\u2066b"}"#, .invalid(.applicationID)),
      (#"{"host":"a.de","appID":"a\u200Bb"}"#, .invalid(.applicationID)),
    ] as [(String, DiscoveryError.MalformedReason)])
  func refuses(json: String, reason: DiscoveryError.MalformedReason) {
    #expect(throws: DiscoveryError.malformedAnswer(reason: reason)) {
      try DiscoveredConfiguration(json: Array(json.utf8))
    }
  }

  @Test(
    "A host is a name of two labels or more",
    arguments: [
      "", " ", "localhost", "a", "a.", ".a", "a..b", "-a.com", "a-.com", "a_b.com", "127.0.0.1",
      "127.1",
      "0x7f.1", "[::1]", "::1", "a.com:80", "user@a.com", "https://a.com", "a.com/x",
      "a.com\\@b.com",
      "a.com ", " a.com", "a.com\n", "a\u{202E}.com", "a\u{200B}b.com", "ａ.com", "x。com",
      "a%2e.com",
    ])
  func refusesHosts(host: String) {
    #expect(throws: DiscoveryError.malformedAnswer(reason: .invalid(.host))) {
      try DiscoveredConfiguration(host: host)
    }
  }

  @Test("An identifier has at most 256 bytes", arguments: [(256, true), (257, false)])
  func limitsIdentifier(count: Int, isAccepted: Bool) {
    let identifier = String(repeating: "x", count: count)
    let configuration = try? DiscoveredConfiguration(host: "a.de", applicationID: identifier)
    #expect((configuration?.applicationID == identifier) == isAccepted)
  }

  @Test("64 KiB are read and one byte more is not")
  func limitsSize() throws {
    let start = #"{"host":"a.de","x":""#
    let fill = String(repeating: "x", count: 65_536 - start.utf8.count - 2)
    let largest = Array((start + fill + #""}"#).utf8)
    #expect(largest.count == 65_536)
    #expect(try DiscoveredConfiguration(json: largest).host == "a.de")
    #expect(throws: DiscoveryError.tooLarge(limitBytes: 65_536)) {
      try DiscoveredConfiguration(json: largest + [0x20])
    }
  }

  @Test("16 levels are read and 17 are not")
  func limitsDepth() throws {
    func document(levels: Int) -> [UInt8] {
      let inner = levels - 1
      let arrays =
        String(repeating: "[", count: inner) + String(repeating: "]", count: inner)
      return Array(#"{"host":"a.de","x":\#(arrays)}"#.utf8)
    }
    #expect(try DiscoveredConfiguration(json: document(levels: 16)).host == "a.de")
    #expect(throws: DiscoveryError.malformedAnswer(reason: .tooDeep(limit: 16))) {
      try DiscoveredConfiguration(json: document(levels: 17))
    }
    #expect(throws: DiscoveryError.malformedAnswer(reason: .tooDeep(limit: 16))) {
      try DiscoveredConfiguration(json: Array(repeating: UInt8(ascii: "["), count: 65_536))
    }
  }

  @Test(
    "Brackets inside a text are no levels, whatever is escaped before them",
    arguments: [#""#, #"\""#, #"\\"#, #"\\\""#, #"\u0022\""#])
  func ignoresBracketsInText(start: String) throws {
    let text = start + String(repeating: "[", count: 20)
    let json = #"{"x":"\#(text)","host":"a.de"}"#
    #expect(try DiscoveredConfiguration(json: Array(json.utf8)).host == "a.de")
  }

  @Test("A text that ends in a backslash does not hide the brackets behind it")
  func countsBracketsAfterText() {
    let json = #"{"host":"a.de","x":["\\",\#(String(repeating: "[", count: 20))]}"#
    #expect(throws: DiscoveryError.malformedAnswer(reason: .tooDeep(limit: 16))) {
      try DiscoveredConfiguration(json: Array(json.utf8))
    }
  }

  @Test("Bytes that are not UTF-8 are refused")
  func refusesOtherEncodings() throws {
    let json = #"{"host":"a.de"}"#
    let utf16 = Array(try #require(json.data(using: .utf16LittleEndian)))
    for bytes in [utf16, Array(json.utf8) + [0xFF], Array(json.utf8) + [0]] {
      #expect(throws: DiscoveryError.malformedAnswer(reason: .notUTF8)) {
        try DiscoveredConfiguration(json: bytes)
      }
    }
  }

  @Test("What was written is read again", arguments: [nil, "com.example.field"])
  func roundTrip(applicationID: String?) throws {
    let configuration = try DiscoveredConfiguration(
      host: "a.example.com", port: 8443, applicationID: applicationID)
    let data = try JSONEncoder().encode(configuration)
    #expect(try DiscoveredConfiguration(json: data) == configuration)
    #expect(try JSONDecoder().decode(DiscoveredConfiguration.self, from: data) == configuration)
  }
}
