/// An `https` address, read so strictly that every program reads the same server in it.
///
/// Parsers of addresses differ on backslashes, on what stands before an `@`, on figures for names
/// and on characters that cannot be seen; none of that is accepted.
struct ServerAddress: Hashable, Sendable {
  let host: HostName
  /// 1...65535.
  let port: Int
  /// Path and query, beginning with `/`; empty where there is none. The fragment is left out.
  let path: String

  init(_ text: String) throws(ActivationPayloadError) {
    guard let scheme = Self.scheme(of: text) else { throw .malformed }
    guard scheme == "https" else { throw .insecureScheme }
    guard
      text.unicodeScalars.allSatisfy({
        !$0.isHidden && !$0.properties.isWhitespace && $0 != "\\"
      })
    else { throw .misleadingAddress }
    let rest = text.utf8.dropFirst(scheme.utf8.count + 1)
    guard rest.starts(with: "//".utf8) else { throw .malformed }
    let afterSlashes = rest.dropFirst(2)
    let ends = "/?#".utf8
    let authorityEnd = afterSlashes.firstIndex { ends.contains($0) } ?? afterSlashes.endIndex
    let authority = afterSlashes[..<authorityEnd]
    guard !authority.contains(UInt8(ascii: "@")) else { throw .misleadingAddress }
    guard authority.first != UInt8(ascii: "[") else { throw .addressInFigures }
    (host, port) = try Self.read(authority)
    path = try Self.path(afterSlashes[authorityEnd...])
  }

  /// The scheme of an address in lower case; nil where the text does not begin with one.
  static func scheme(of text: String) -> String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = text.utf8[..<colon]
    guard (1...40).contains(scheme.count), scheme.first.map(isLetter) == true,
      scheme.allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) })
    else { return nil }
    return String(Substring(scheme)).lowercased()
  }

  func configuration(
    applicationID: String?
  ) throws(ActivationPayloadError) -> DiscoveredConfiguration {
    do {
      return try DiscoveredConfiguration(host: host.ascii, port: port, applicationID: applicationID)
    } catch {
      switch error {
      case .malformedAnswer(reason: .invalid(.applicationID)): throw .invalid(.applicationID)
      case .malformedAnswer(reason: .invalid(.port)): throw .invalidPort
      default: throw .invalidHost
      }
    }
  }

  private static func read(
    _ authority: String.UTF8View.SubSequence
  ) throws(ActivationPayloadError) -> (HostName, Int) {
    let colon = authority.firstIndex(of: UInt8(ascii: ":"))
    let name = authority[..<(colon ?? authority.endIndex)]
    var port = DiscoveredConfiguration.defaultPort
    if let colon {
      let digits = authority[authority.index(after: colon)...]
      guard (1...5).contains(digits.count), digits.allSatisfy(isDigit),
        let number = Int(Substring(digits)), (1...65_535).contains(number)
      else { throw .invalidPort }
      port = number
    }
    return (try HostName(ofServer: String(Substring(name))), port)
  }

  private static func path(
    _ rest: String.UTF8View.SubSequence
  ) throws(ActivationPayloadError) -> String {
    let end = rest.firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex
    let path = rest[..<end]
    // Letters outside ASCII have to be written as figures here, and so have all that could end an
    // attribute or a line wherever the address is put.
    var figures = 0
    for byte in path {
      if figures > 0 {
        guard byte < 0x80, Character(Unicode.Scalar(byte)).isHexDigit else { throw .malformed }
        figures -= 1
      } else if byte == UInt8(ascii: "%") {
        figures = 2
      } else {
        guard (0x21...0x7E).contains(byte), !"\"<>[]^`{|}".utf8.contains(byte) else {
          throw .malformed
        }
      }
    }
    guard figures == 0 else { throw .malformed }
    guard let first = path.first else { return "" }
    let text = String(Substring(path))
    return first == UInt8(ascii: "/") ? text : "/" + text
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension HostName {
  /// The full name of a server, or why a text is none.
  init(ofServer text: String) throws(ActivationPayloadError) {
    guard !text.isEmpty else { throw .invalidHost }
    guard text.unicodeScalars.allSatisfy({ !$0.isHidden && $0 != "\\" && $0 != "@" }) else {
      throw .misleadingAddress
    }
    guard let name = HostName(text) else {
      throw Self.isInFigures(text) ? .addressInFigures : .invalidHost
    }
    guard name.labelCount >= 2 else { throw .invalidHost }
    self = name
  }

  /// Whether the last label is one that some programs read as a figure.
  private static func isInFigures(_ text: String) -> Bool {
    if text.contains(":") { return true }
    guard let last = text.lowercased().split(separator: ".").last else { return false }
    return last.allSatisfy { $0.isNumber } || last.hasPrefix("0x")
  }
}
