import Onboarding

/// The JSON Resource Descriptor (RFC 7033 4.4) of an account with a configuration.
struct AccountDescriptor: Encodable {
  /// The link that embeds the configuration.
  struct Link: Encodable {
    let rel: String
    let href: String
    let properties: [String: String]
  }

  let subject: String
  let links: [Link]

  init(account: String, configuration: DiscoveredConfiguration) {
    subject = "acct:\(account)"
    let address = "\(configuration.scheme)://\(configuration.host):\(configuration.port)"
    let properties = configuration.applicationID.map { ["urn:x-foyer:application-id": $0] }
    links = [
      Link(rel: "urn:x-foyer:configuration", href: address, properties: properties ?? [:])
    ]
  }
}
