import Foundation
import Onboarding

extension ResourceDescriptor {
  /// The configuration in the one link of our relation type.
  ///
  /// - Throws: `.unknownAccount` without such a link, `.malformedAnswer` with more than one or with
  ///   a value out of range.
  package func configuration() throws(DiscoveryError) -> DiscoveredConfiguration {
    let own = (links ?? []).filter { $0.rel == ConfigurationLink.relation }
    guard let link = own.first else { throw .unknownAccount }
    guard own.count == 1 else { throw .malformedAnswer(reason: .invalid(.host)) }
    guard let href = link.href else { throw .malformedAnswer(reason: .missing(.host)) }
    // The lenient initializer would repair what it reads, and the repaired host is another one.
    guard !href.utf8.contains(UInt8(ascii: "\\")),
      let url = URL(string: href, encodingInvalidCharacters: false),
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      let host = parts.encodedHost, parts.user == nil, parts.password == nil,
      parts.query == nil, parts.fragment == nil, parts.path.isEmpty || parts.path == "/"
    else { throw .malformedAnswer(reason: .invalid(.host)) }
    return try DiscoveredConfiguration(
      host: host,
      port: parts.port ?? DiscoveredConfiguration.defaultPort,
      scheme: parts.scheme ?? "",
      applicationID: link.properties?[ConfigurationLink.applicationID] ?? nil)
  }
}
