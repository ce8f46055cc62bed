/// What an activation code says: which server an app is to talk to, and how to sign in there.
///
/// A code is hostile until it is proven otherwise, and whoever holds one up may be too. The text is
/// one of three kinds: the JSON document of a mobile server, an address that begins with `https`, or
/// a link of an app such as `fieldservice://?AppId=com.example.field&ServerUrl=https%3A%2F%2F…`. Each
/// may be signed; see ``ActivationSignature``. What is not one of them to the letter is refused.
///
/// ```swift
/// let payload = try ActivationPayload("https://field.example.com/setup")
/// print(payload.server.ascii, payload.configuration.port)  // field.example.com 443
/// ```
///
/// Keys that are not known are kept in ``extras`` and have no effect. Nothing is looked up and no
/// connection is made; show ``server`` to a person and ask before an app makes one.
public struct ActivationPayload: Hashable, Sendable {
  /// The most bytes of UTF-8 that a code may have: 4 KiB.
  public static let maximumBytes = 4 * 1024
  /// The deepest nesting of objects and arrays that is read, in levels.
  public static let maximumDepth = 16

  /// How a code is written.
  public enum Form: Hashable, Sendable, CaseIterable {
    /// The JSON document of a mobile server.
    case json
    /// An address that begins with `https`.
    case address
    /// A link that opens an app.
    case appLink
  }

  /// Who has vouched for a code.
  public enum Verification: Hashable, Sendable {
    /// It is not signed.
    case unsigned
    /// It is signed, and nobody has checked the signature.
    case unchecked
    /// Its signature is right.
    case verified
  }

  /// How the code is written.
  public let form: Form
  /// The server: host, port, and the identifier of the app there.
  public let configuration: DiscoveredConfiguration
  /// The path and the query of the server's address, beginning with `/`; empty where there is none.
  public let path: String
  /// The ways to sign in, the preferred one first.
  public let authentication: [Authentication]
  /// What else the code says, by key; it has no effect.
  public let extras: [String: PayloadValue]
  /// Who has vouched for the code.
  public let verification: Verification

  /// The server's name, as it goes over the wire and as it is read.
  public var server: ServerName { ServerName(host: configuration.host) }

  /// The server's address: scheme, host, port where it is not 443, and path.
  public var address: String {
    let port =
      configuration.port == DiscoveredConfiguration.defaultPort
      ? "" : ":\(configuration.port)"
    return "\(configuration.scheme)://\(configuration.host)\(port)\(path)"
  }

  /// Reads a code.
  ///
  /// - Parameters:
  ///   - text: What was scanned or typed; white space around it is dropped.
  ///   - applicationID: The app that is set up; nil accepts a code for any.
  ///   - verifier: Checks signatures. With one, a code without a right signature is refused.
  /// - Throws: ``ActivationPayloadError`` with the first rule that the text breaks.
  public init(
    _ text: String, applicationID: String? = nil,
    verifier: (any ActivationSignatureVerifier)? = nil
  ) throws(ActivationPayloadError) {
    guard text.utf8.count <= Self.maximumBytes else {
      throw .tooLarge(limitBytes: Self.maximumBytes)
    }
    let trimmed = text.trimmingWhiteSpace
    guard !trimmed.isEmpty else { throw .empty }
    let signed = try ActivationSignature.Envelope(trimmed)
    if let verifier {
      guard let signed else { throw .unsigned }
      guard verifier.isValid(signature: signed.signature, of: signed.message) else {
        throw .badSignature
      }
    }
    let reading = try Self.read(signed?.payload ?? trimmed)
    if let applicationID, let named = reading.configuration.applicationID,
      named != applicationID
    {
      throw .otherApplication
    }
    form = reading.form
    configuration = reading.configuration
    path = reading.path
    authentication = reading.authentication
    extras = reading.extras
    verification = signed == nil ? .unsigned : verifier == nil ? .unchecked : .verified
  }

  /// What any of the readers finds.
  struct Reading {
    var form: Form
    var configuration: DiscoveredConfiguration
    var path = ""
    var authentication: [Authentication] = []
    var extras: [String: PayloadValue] = [:]
  }

  private static func read(_ text: String) throws(ActivationPayloadError) -> Reading {
    if text.utf8.first == UInt8(ascii: "{") { return try readDocument(text) }
    guard let scheme = ServerAddress.scheme(of: text) else { throw .notActivation }
    switch scheme {
    case "https":
      let address = try ServerAddress(text)
      return Reading(
        form: .address, configuration: try address.configuration(applicationID: nil),
        path: address.path)
    case "http", "ws", "ftp": throw .insecureScheme
    // What browsers and desktops run or open, and no app is set up by.
    case "javascript", "data", "file", "mailto", "tel", "wifi", "blob", "about":
      throw .notActivation
    default: return try readAppLink(text)
    }
  }
}
