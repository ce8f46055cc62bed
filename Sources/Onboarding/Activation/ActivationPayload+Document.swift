extension ActivationPayload {
  static func readDocument(_ text: String) throws(ActivationPayloadError) -> Reading {
    var members = PayloadMembers(
      try PayloadReader.object(in: text, maximumDepth: maximumDepth))
    let applicationID = try members.string(.applicationID)
    let serviceAddress = try members.string(.serverAddress)
    let host = try members.string(.host)
    let port = try members.port()
    if let scheme = try members.string(.scheme), scheme.lowercased() != "https" {
      throw .insecureScheme
    }
    let authentication = try members.authentication()

    var reading: Reading
    if let host {
      // Two servers in one code: which one a person confirms would be a matter of the reader.
      guard serviceAddress == nil else { throw .duplicateKey }
      let name = try HostName(ofServer: host)
      reading = Reading(
        form: .json,
        configuration: try checked(name.ascii, port: port, applicationID: applicationID))
    } else if let serviceAddress {
      guard port == nil else { throw .duplicateKey }
      let address = try ServerAddress(serviceAddress)
      reading = Reading(
        form: .json, configuration: try address.configuration(applicationID: applicationID),
        path: address.path)
    } else {
      throw .missing(.host)
    }
    reading.authentication = authentication
    reading.extras = members.rest
    return reading
  }

  private static func checked(
    _ host: String, port: Int?, applicationID: String?
  ) throws(ActivationPayloadError) -> DiscoveredConfiguration {
    do {
      return try DiscoveredConfiguration(
        host: host, port: port ?? DiscoveredConfiguration.defaultPort,
        applicationID: applicationID)
    } catch {
      switch error {
      case .malformedAnswer(reason: .invalid(.applicationID)): throw .invalid(.applicationID)
      case .malformedAnswer(reason: .invalid(.port)): throw .invalidPort
      default: throw .invalidHost
      }
    }
  }
}

/// The members of a document, of which those that are known are taken out.
private struct PayloadMembers {
  private(set) var rest: [String: PayloadValue]

  init(_ members: [String: PayloadValue]) { rest = members }

  private mutating func take(_ key: ActivationPayloadError.Key) -> PayloadValue? {
    let value = rest.removeValue(forKey: key.rawValue)
    return value == .null ? nil : value
  }

  mutating func string(
    _ key: ActivationPayloadError.Key
  ) throws(ActivationPayloadError) -> String? {
    switch take(key) {
    case nil: return nil
    case .string(let text): return text
    default: throw .wrongType(key)
    }
  }

  mutating func port() throws(ActivationPayloadError) -> Int? {
    switch take(.port) {
    case nil: return nil
    case .number(let number):
      guard let port = Int(exactly: number), (1...65_535).contains(port) else {
        throw .invalidPort
      }
      return port
    default: throw .wrongType(.port)
    }
  }

  mutating func authentication() throws(ActivationPayloadError) -> [ActivationPayload
    .Authentication]
  {
    switch take(.authentication) {
    case nil: return []
    case .array(let entries):
      var ways: [ActivationPayload.Authentication] = []
      for entry in entries {
        guard case .object(let members) = entry else { throw .wrongType(.authentication) }
        ways.append(try ActivationPayload.Authentication(members))
      }
      return ways
    default: throw .wrongType(.authentication)
    }
  }
}

extension ActivationPayload.Authentication {
  fileprivate init(_ members: [String: PayloadValue]) throws(ActivationPayloadError) {
    guard let type = try members.text("type") else { throw .missing(.authentication) }
    let config = try members.object("config") ?? [:]
    let nested = try config.object("oauth2") ?? [:]
    // Servers write the same either as `oauth2: {clients: …}` or as `oauth2.clients: …`.
    func value(_ name: String) throws(ActivationPayloadError) -> PayloadValue? {
      let flat = config["oauth2.\(name)"]
      let inner = nested[name]
      guard flat == nil || inner == nil else { throw .duplicateKey }
      return flat ?? inner
    }
    func endpoint(_ name: String) throws(ActivationPayloadError) -> String? {
      switch try value(name) {
      case nil, .null?: return nil
      case .string(let text)?:
        _ = try ServerAddress(text)
        return text
      default: throw .wrongType(.authentication)
      }
    }
    var clients: [ActivationPayload.OAuthClient] = []
    switch try value("clients") {
    case nil, .null?: break
    case .array(let entries)?:
      for entry in entries {
        guard case .object(let client) = entry else { throw .wrongType(.authentication) }
        guard let clientID = try client.text("clientID") else { throw .missing(.authentication) }
        clients.append(
          ActivationPayload.OAuthClient(
            clientID: clientID, redirectURL: try client.text("redirectURL"),
            grantType: try client.text("grantType")))
      }
    default: throw .wrongType(.authentication)
    }
    self.init(
      type: type, requiresOneTimePassword: try members.flag("requireOtp") ?? false,
      clients: clients, authorizationEndpoint: try endpoint("authorizationEndpoint"),
      tokenEndpoint: try endpoint("tokenEndpoint"))
  }
}

extension [String: PayloadValue] {
  /// A text without anything that cannot be seen.
  fileprivate func text(_ key: String) throws(ActivationPayloadError) -> String? {
    switch self[key] {
    case nil, .null?: return nil
    case .string(let text)?:
      guard !text.isEmpty, text.unicodeScalars.allSatisfy({ !$0.isHidden }) else {
        throw .invalid(.authentication)
      }
      return text
    default: throw .wrongType(.authentication)
    }
  }

  fileprivate func flag(_ key: String) throws(ActivationPayloadError) -> Bool? {
    switch self[key] {
    case nil, .null?: return nil
    case .bool(let flag)?: return flag
    default: throw .wrongType(.authentication)
    }
  }

  fileprivate func object(
    _ key: String
  ) throws(ActivationPayloadError) -> [String: PayloadValue]? {
    switch self[key] {
    case nil, .null?: return nil
    case .object(let members)?: return members
    default: throw .wrongType(.authentication)
    }
  }
}
