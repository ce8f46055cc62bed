import Foundation

extension Request {
  private var components: URLComponents? { URLComponents(string: target) }

  /// Whether the request is for the look-up of accounts at all.
  var isForAccounts: Bool { components?.path == "/.well-known/webfinger" }

  /// The account that is asked for, nil when the request asks for something else.
  var account: String? {
    guard isForAccounts else { return nil }
    let resources = (components?.queryItems ?? []).filter { $0.name == "resource" }
    guard resources.count == 1, let value = resources[0].value, value.hasPrefix("acct:") else {
      return nil
    }
    return String(value.dropFirst("acct:".count))
  }
}
