extension DiscoveredConfiguration {
  /// The keys of a configuration document that are read; all others are ignored.
  public enum Key: String, CodingKey, CaseIterable, Hashable, Sendable {
    /// The server's host name.
    case host
    /// The server's port.
    case port
    /// The scheme of the server's address.
    case scheme = "protocol"
    /// The identifier of the app at the server.
    case applicationID = "appID"
  }
}
