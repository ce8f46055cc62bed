/// The server that an app is to talk to, as a discovery service, a QR code or an administrator
/// describes it.
///
/// A value of this type was checked, so an app may build addresses from it. A document is read with
/// ``init(json:)``, which holds the limits of size and depth; a `Decoder` that comes from elsewhere
/// gets the same checks of every value.
///
/// ```swift
/// let answer = Array(#"{"host": "field.example.com", "appID": "com.example.field"}"#.utf8)
/// let configuration = try DiscoveredConfiguration(json: answer)
/// print(configuration.port)  // 443
/// ```
public struct DiscoveredConfiguration: Hashable, Sendable {
  /// The port that holds when a document names none.
  public static let defaultPort = 443
  /// The only scheme that is accepted.
  public static let defaultScheme = "https"
  /// The most bytes of UTF-8 that an identifier of an app may have.
  public static let maximumApplicationIDBytes = 256

  /// The server's host name, in ASCII and lower case; never an address in figures.
  public let host: String
  /// The server's port, 1...65535.
  public let port: Int
  /// The scheme of the server's address: `https`.
  public let scheme: String
  /// The identifier of the app at the server, if it has one.
  public let applicationID: String?

  /// Makes a configuration from values, with the same checks that a document gets.
  ///
  /// - Throws: ``DiscoveryError/malformedAnswer(reason:)`` that names the first value out of range.
  public init(
    host: String,
    port: Int = defaultPort,
    scheme: String = defaultScheme,
    applicationID: String? = nil
  ) throws(DiscoveryError) {
    guard let name = HostName(host), name.labelCount >= 2 else {
      throw .malformedAnswer(reason: .invalid(.host))
    }
    guard (1...65_535).contains(port) else { throw .malformedAnswer(reason: .invalid(.port)) }
    guard scheme.lowercased() == Self.defaultScheme else {
      throw .malformedAnswer(reason: .invalid(.scheme))
    }
    if let applicationID {
      guard !applicationID.isEmpty,
        applicationID.utf8.count <= Self.maximumApplicationIDBytes,
        applicationID.unicodeScalars.allSatisfy({ !$0.isHidden })
      else { throw .malformedAnswer(reason: .invalid(.applicationID)) }
    }
    self.host = name.ascii
    self.port = port
    self.scheme = Self.defaultScheme
    self.applicationID = applicationID
  }
}
