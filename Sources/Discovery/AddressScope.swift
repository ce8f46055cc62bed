/// The addresses that a look-up may reach beside the public ones.
///
/// Names are checked after they were resolved, when the socket is opened, so a name that points
/// into the user's own network is of no use to a hostile server.
public enum AddressScope: String, Hashable, Sendable {
  /// Public addresses only.
  case publicOnly = "public"
  /// Also this machine, for demos and tests.
  case loopback
  /// Also private, shared, link-local and unique local addresses, for a service inside a company.
  case privateNetwork = "private"
}
