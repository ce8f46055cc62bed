extension ActivationPayload {
  /// The keys of an app's link that have a meaning here.
  private enum LinkKey {
    static let application = "AppId"
    static let client = "ClientId"
    static let servers = ["ServerUrl", "SapCloudPlatformEndpoint"]
    static let authorization = "AuthorizationEndpointUrl"
    static let token = "TokenUrl"
    static let redirect = "RedirectUrl"
  }

  /// Reads `scheme://?Key=value&Key=value`, with values in figures where they are not plain.
  static func readAppLink(_ text: String) throws(ActivationPayloadError) -> Reading {
    guard
      text.unicodeScalars.allSatisfy({
        !$0.isHidden && !$0.properties.isWhitespace && $0 != "\\"
      })
    else { throw .misleadingAddress }
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "?")),
      let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon < mark
    else { throw .notActivation }
    // Nothing but the scheme and slashes stands before the query.
    let between = Substring(text.utf8[text.utf8.index(after: colon)..<mark])
    guard between == "//" || between == "///" else { throw .notActivation }
    var values = try query(text.utf8[text.utf8.index(after: mark)...])

    let servers = LinkKey.servers.compactMap { values.removeValue(forKey: $0) }
    guard let server = servers.first else { throw .missing(.serverAddress) }
    guard servers.count == 1 else { throw .duplicateKey }
    let address = try ServerAddress(server)
    let applicationID = values.removeValue(forKey: LinkKey.application)
    let authorization = try endpoint(values.removeValue(forKey: LinkKey.authorization))
    let token = try endpoint(values.removeValue(forKey: LinkKey.token))
    let redirect = values.removeValue(forKey: LinkKey.redirect)
    var reading = Reading(
      form: .appLink, configuration: try address.configuration(applicationID: applicationID),
      path: address.path)
    if let client = values.removeValue(forKey: LinkKey.client) {
      reading.authentication = [
        Authentication(
          type: "oauth2", requiresOneTimePassword: false,
          clients: [OAuthClient(clientID: client, redirectURL: redirect, grantType: nil)],
          authorizationEndpoint: authorization, tokenEndpoint: token)
      ]
    }
    reading.extras = values.mapValues { .string($0) }
    return reading
  }

  private static func endpoint(_ text: String?) throws(ActivationPayloadError) -> String? {
    guard let text else { return nil }
    _ = try ServerAddress(text)
    return text
  }

  private static func query(
    _ query: String.UTF8View.SubSequence
  ) throws(ActivationPayloadError) -> [String: String] {
    guard !query.contains(UInt8(ascii: "#")) else { throw .malformed }
    var values: [String: String] = [:]
    for pair in query.split(separator: UInt8(ascii: "&")) {
      guard let sign = pair.firstIndex(of: UInt8(ascii: "=")) else { throw .malformed }
      let key = try decoded(pair[..<sign])
      let value = try decoded(pair[pair.index(after: sign)...])
      guard !key.isEmpty, !value.isEmpty else { throw .malformed }
      guard values.updateValue(value, forKey: key) == nil else { throw .duplicateKey }
    }
    return values
  }

  /// A text in which `%` and two figures stand for a byte.
  private static func decoded(
    _ text: String.UTF8View.SubSequence
  ) throws(ActivationPayloadError) -> String {
    var bytes: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      index = text.index(after: index)
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      var value = 0
      for _ in 0..<2 {
        guard index < text.endIndex, text[index] < 0x80,
          let digit = Character(Unicode.Scalar(text[index])).hexDigitValue
        else { throw .malformed }
        value = value << 4 | digit
        index = text.index(after: index)
      }
      bytes.append(UInt8(value))
    }
    guard let decoded = String(validating: bytes, as: UTF8.self),
      decoded.unicodeScalars.allSatisfy({ !$0.isHidden })
    else { throw .misleadingAddress }
    return decoded
  }
}
