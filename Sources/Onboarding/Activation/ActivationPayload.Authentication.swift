extension ActivationPayload {
  /// One way to sign in to the server.
  public struct Authentication: Hashable, Sendable {
    /// The kind, for instance `oauth2`, `basic` or `saml`.
    public let type: String
    /// Whether a one-time password is asked for as well.
    public let requiresOneTimePassword: Bool
    /// The clients that the app may be for OAuth 2.
    public let clients: [OAuthClient]
    /// Where a person allows the app, an `https` address.
    public let authorizationEndpoint: String?
    /// Where the app gets its tokens, an `https` address.
    public let tokenEndpoint: String?
  }

  /// What an app is for an OAuth 2 server.
  public struct OAuthClient: Hashable, Sendable {
    /// The client's identifier; not a secret.
    public let clientID: String
    /// Where the server sends a person back to.
    public let redirectURL: String?
    /// How tokens are granted, for instance `authorization_code`.
    public let grantType: String?
  }
}
