import AccountServer
import Discovery
import Foundation
import Onboarding

/// Looks accounts up at the demo's own server, which is started with the first look-up.
actor DemoAccounts: ConfigurationDiscovery {
  private var server: AccountServer?

  func configuration(for account: EmailAddress) async throws(DiscoveryError)
    -> DiscoveredConfiguration
  {
    let address = try baseURL()
    let service = DiscoveryService(baseURL: address, addresses: .loopback)
    return try await WebFingerDiscovery(service: service).configuration(for: account)
  }

  func stop() {
    server?.stop()
    server = nil
  }

  private func baseURL() throws(DiscoveryError) -> URL {
    if let address = server?.baseURL { return address }
    let server = AccountServer(directory: try .demo())
    do {
      try server.start()
    } catch {
      throw .unreachable(reason: .connectionRefused)
    }
    self.server = server
    guard let address = server.baseURL else { throw .unreachable(reason: .connectionRefused) }
    return address
  }
}
