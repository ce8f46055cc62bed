import AccountServer
import Discovery
import Onboarding

extension AccountDirectory {
  /// One account, `slow@example.com`, that is answered when the server is told to, and by no clock.
  static func waiting() throws -> AccountDirectory {
    let field = try DiscoveredConfiguration(
      host: "field.example.com", port: 443, applicationID: "com.example.field")
    return AccountDirectory(behaviors: ["slow@example.com": .slow(.seconds(3_600), field)])
  }
}

extension DiscoveryLimits {
  /// As long as may be: a busy machine takes seconds between two steps of a test.
  static let patient = DiscoveryLimits(total: .seconds(60), connect: .seconds(60))
}
