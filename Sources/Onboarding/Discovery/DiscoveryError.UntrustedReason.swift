extension DiscoveryError {
  /// What a service failed to prove, or asked for against the rules.
  public enum UntrustedReason: Hashable, Sendable {
    /// The certificate is issued for another name.
    case wrongName
    /// The certificate is not valid yet, or no longer.
    case outdatedCertificate
    /// No authority known to this machine has issued the certificate.
    case unknownAuthority
    /// The key is not the one that the app expects.
    case unexpectedKey
    /// The service speaks no version of TLS from 1.2 on, or its handshake failed.
    case insecureTransport
    /// A redirect leads away from HTTPS.
    case insecureRedirect
    /// A redirect leads to another organisation's domain or to an address in figures.
    case foreignRedirect
    /// There were more than `limit` redirects in a row.
    case tooManyRedirects(limit: Int)
  }
}
