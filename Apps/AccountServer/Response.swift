import Foundation
import Onboarding

/// One HTTP answer.
struct Response {
  let status: Int
  let body: [UInt8]

  /// An answer without a body.
  init(status: Int) {
    self.status = status
    body = []
  }

  /// The WebFinger answer with the configuration of an account.
  init(account: String, configuration: DiscoveredConfiguration) {
    let descriptor = AccountDescriptor(account: account, configuration: configuration)
    do {
      body = Array(try JSONEncoder().encode(descriptor))
      status = 200
    } catch {
      // The encoder refuses only what JSON cannot hold; the client learns that there is no answer.
      body = []
      status = 500
    }
  }

  /// The answer as it is sent, after which the connection closes.
  var bytes: [UInt8] {
    let head = """
      HTTP/1.1 \(status) \(reason)\r
      Content-Type: application/jrd+json\r
      Content-Length: \(body.count)\r
      Cache-Control: no-store\r
      Connection: close\r
      \r

      """
    return Array(head.utf8) + body
  }

  private var reason: String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 431: "Request Header Fields Too Large"
    default: "Internal Server Error"
    }
  }
}
