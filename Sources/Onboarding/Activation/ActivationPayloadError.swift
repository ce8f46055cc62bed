/// Why a code does not set up an app.
///
/// No case carries anything of the code, so an error can be logged. The sentence for people comes
/// from ``OnboardingTexts/message(for:)-(ActivationPayloadError)``.
public enum ActivationPayloadError: Error, Hashable, Sendable {
  /// A value of a code, by the name that it has in the JSON form.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    /// The server's host name.
    case host
    /// The server's port.
    case port
    /// The scheme of the server's address.
    case scheme = "protocol"
    /// The identifier of the app at the server.
    case applicationID = "appID"
    /// The server's whole address.
    case serverAddress = "serviceURL"
    /// The ways to sign in.
    case authentication = "auth"
  }

  /// Nothing but white space was given.
  case empty
  /// The code has more than `limitBytes` bytes.
  case tooLarge(limitBytes: Int)
  /// The code is no document, no `https` address and no link of an app.
  case notActivation
  /// The code begins as one of them and then breaks its rules.
  case malformed
  /// Values are nested more than `limit` levels deep.
  case tooDeep(limit: Int)
  /// A key is there twice: two readers could read two codes.
  case duplicateKey
  /// A required value is absent.
  case missing(Key)
  /// A value is of another type than it should be.
  case wrongType(Key)
  /// A value is outside its range.
  case invalid(Key)
  /// The address does not begin with `https`.
  case insecureScheme
  /// The address is written so that programs and people read different servers in it: it has a
  /// backslash, a name or password before the server, or characters that cannot be seen.
  case misleadingAddress
  /// The server is named by figures, which say nothing about whose it is.
  case addressInFigures
  /// The server's name is no full name of a host.
  case invalidHost
  /// The port is not in 1...65535.
  case invalidPort
  /// The code is for another app.
  case otherApplication
  /// The app takes signed codes alone, and this one is not.
  case unsigned
  /// The signature is damaged, or not of the key that the app trusts.
  case badSignature
}
