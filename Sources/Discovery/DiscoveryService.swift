import Foundation

/// Who is asked for the configuration of an account, and what proof of identity it has to give.
///
/// ```swift
/// func central(at address: URL) -> WebFingerDiscovery {
///   WebFingerDiscovery(service: DiscoveryService(baseURL: address, addresses: .privateNetwork))
/// }
/// ```
public struct DiscoveryService: Hashable, Sendable {
  /// The mail domain of the account, over HTTPS on port 443, with the system's authorities.
  public static let mailDomain = DiscoveryService(base: nil)

  package let baseURL: URL?
  /// The addresses that may be reached beside the public ones.
  public let addresses: AddressScope
  package let authorities: String?
  package let publicKeyPin: String?

  /// Makes a service at an address given by an administrator, the same for every account.
  ///
  /// - Parameters:
  ///   - baseURL: An `https` address; `/.well-known/webfinger` is added to its path. Plain `http`
  ///     is accepted only for a host written as a loopback address, with `addresses: .loopback`.
  ///   - addresses: The addresses that may be reached beside the public ones; none by default.
  ///   - authorities: A PEM file; when given, only the authorities in it are trusted.
  ///   - publicKeyPin: `sha256//` and the Base64 digest of the only accepted public key.
  public init(
    baseURL: URL, addresses: AddressScope = .publicOnly, authorities: URL? = nil,
    publicKeyPin: String? = nil
  ) {
    self.init(
      base: baseURL, addresses: addresses, authorities: authorities?.path,
      publicKeyPin: publicKeyPin)
  }

  private init(
    base: URL?, addresses: AddressScope = .publicOnly, authorities: String? = nil,
    publicKeyPin: String? = nil
  ) {
    for value in [authorities, publicKeyPin] {
      precondition(
        value?.utf8.contains(UInt8(ascii: "\n")) != true,
        "DiscoveryService takes a file path and a pin of one line each")
    }
    self.baseURL = base
    self.addresses = addresses
    self.authorities = authorities
    self.publicKeyPin = publicKeyPin
  }
}
