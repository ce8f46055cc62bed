extension DiscoveredConfiguration: Codable {
  /// Reads the four known keys and ignores the others.
  ///
  /// - Throws: ``DiscoveryError/malformedAnswer(reason:)``, or what the decoder throws for a
  ///   document that is no object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    guard let host = try values.strict(String.self, .host) else {
      throw DiscoveryError.malformedAnswer(reason: .missing(.host))
    }
    try self.init(
      host: host,
      port: values.strict(Int.self, .port) ?? Self.defaultPort,
      scheme: values.strict(String.self, .scheme) ?? Self.defaultScheme,
      applicationID: values.strict(String.self, .applicationID))
  }

  /// Writes all values under the keys of the document.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(host, forKey: .host)
    try values.encode(port, forKey: .port)
    try values.encode(scheme, forKey: .scheme)
    try values.encodeIfPresent(applicationID, forKey: .applicationID)
  }
}

extension KeyedDecodingContainer<DiscoveredConfiguration.Key> {
  /// The value of a key, `nil` when the key is absent or null.
  fileprivate func strict<Value: Decodable>(
    _ type: Value.Type, _ key: DiscoveredConfiguration.Key
  ) throws(DiscoveryError) -> Value? {
    do {
      return try decodeIfPresent(type, forKey: key)
    } catch {
      // A decoder's own errors describe the document; what is kept is which value it was.
      throw .malformedAnswer(reason: .wrongType(key))
    }
  }
}
