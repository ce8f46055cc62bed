import Foundation
import Onboarding

/// Finds the configuration of an account with one WebFinger query (RFC 7033).
///
/// Use it wherever a screen asks for a `ConfigurationDiscovery`. Without arguments it asks the mail
/// domain of the account, that exact name and no other: it never climbs to a parent domain and
/// never guesses a host name. The query itself runs in the program `foyer-fetch`, so what a hostile
/// server sends never reaches this process unchecked. The answer embeds the configuration (see
/// `ConfigurationLink`), so there is no second address to fetch.
///
/// ```swift
/// let discovery: any ConfigurationDiscovery = WebFingerDiscovery()
/// let account = try EmailAddress("anna@example.com")
/// let configuration = try await discovery.configuration(for: account)
/// ```
///
/// The host of the answer can be another than the mail domain; show it before anything is sent
/// there.
public struct WebFingerDiscovery: ConfigurationDiscovery {
  private let service: DiscoveryService
  private let limits: DiscoveryLimits
  private let helper: HelperSearch

  /// Makes a discovery that asks the given service within the given limits.
  ///
  /// - Parameters:
  ///   - service: Who is asked; the account's own mail domain by default.
  ///   - limits: How long to wait and how much to read; 10 seconds and 64 KiB by default.
  ///   - helper: Where `foyer-fetch` is looked for.
  public init(
    service: DiscoveryService = .mailDomain,
    limits: DiscoveryLimits = DiscoveryLimits(),
    helper: HelperSearch = HelperSearch()
  ) {
    self.service = service
    self.limits = limits
    self.helper = helper
  }

  /// Asks for the configuration of an account.
  ///
  /// The thread of the caller is free meanwhile. When the task is cancelled, the query is given up
  /// within 50 milliseconds. No process is left behind, however the query ends.
  ///
  /// - Throws: `DiscoveryError`; `.unknownAccount` also when the server knows the account but has
  ///   no configuration for this kind of client.
  public func configuration(
    for account: EmailAddress
  ) async throws(DiscoveryError) -> DiscoveredConfiguration {
    let query = WebFingerQuery(account: account, service: service)
    let request = FetchRequest(url: query.url, service: service, limits: limits)
    let session = FetchSession(executable: try helper.locate(), limits: limits)
    let reply = try await session.reply(to: request)
    switch reply.status {
    case 200...299:
      let descriptor = try ResourceDescriptor(json: reply.body, subject: query.resource)
      return try descriptor.configuration()
    case 404, 410:
      throw .unknownAccount
    default:
      throw .server(status: reply.status)
    }
  }
}
