import Foundation
import Onboarding

/// The address of one WebFinger query.
package struct WebFingerQuery {
  /// The account as a URI, for instance `acct:anna@example.com`.
  package let resource: String
  /// The address to fetch, in ASCII.
  package let url: String

  /// Makes the query for an account at a service.
  package init(account: EmailAddress, service: DiscoveryService) {
    resource = "acct:\(account.localPart)@\(account.domain)"
    let base = service.baseURL?.absoluteString ?? "https://\(account.domain)"
    let root = base.hasSuffix("/") ? String(base.dropLast()) : base
    let query = "resource=\(Self.escaped(resource))&rel=\(Self.escaped(ConfigurationLink.relation))"
    url = "\(root)/.well-known/webfinger?\(query)"
  }

  /// RFC 7033 4.1 asks for percent-encoding of the values; everything but the unreserved characters
  /// of RFC 3986 is encoded, so nothing in an account can end the value.
  private static func escaped(_ value: String) -> String {
    value.utf8.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }
}
