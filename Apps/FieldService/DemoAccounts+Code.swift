import Onboarding

extension DemoAccounts {
  /// The server that an activation code names, where it is one of the demo's.
  static func host(inCode code: String) -> String? {
    do throws(ActivationPayloadError) {
      let host = try ActivationPayload(code).configuration.host
      return host.hasSuffix(".example.com") ? host : nil
    } catch {
      return nil
    }
  }
}
