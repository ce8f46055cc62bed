/// The names by which a server gives a configuration in its WebFinger answer.
///
/// The configuration is embedded in the answer, as one link with one property:
///
///     {
///       "subject": "acct:anna@example.com",
///       "links": [{
///         "rel": "urn:x-foyer:configuration",
///         "href": "https://field.example.com:8443",
///         "properties": { "urn:x-foyer:application-id": "com.example.field" }
///       }]
///     }
///
/// `href` has a scheme, a host and perhaps a port, nothing else. A document behind a second address
/// would need a second fetch and a rule about where that address may lead; this form needs neither.
package enum ConfigurationLink {
  /// The relation type of the link.
  package static let relation = "urn:x-foyer:configuration"
  /// The property that holds the application identifier.
  package static let applicationID = "urn:x-foyer:application-id"
}
