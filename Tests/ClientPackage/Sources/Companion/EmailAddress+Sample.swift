import Onboarding

extension EmailAddress {
  static var sample: EmailAddress {
    get throws(DiscoveryError) {
      do { return try EmailAddress("anna@example.com") } catch { throw .unknownAccount }
    }
  }
}
