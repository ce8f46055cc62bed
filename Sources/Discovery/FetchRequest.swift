/// A request to `foyer-fetch`, in the words of its protocol.
struct FetchRequest {
  static let version = 1
  static let firstLine = "foyer-fetch \(version)"

  let bytes: [UInt8]

  init(url: String, service: DiscoveryService, limits: DiscoveryLimits) {
    var lines = [Self.firstLine, "url \(url)", "addresses \(service.addresses.rawValue)"]
    if let file = service.authorities { lines.append("authorities \(file)") }
    if let pin = service.publicKeyPin { lines.append("pin \(pin)") }
    lines += [
      "total-ms \(Int(limits.total / .milliseconds(1)))",
      "connect-ms \(Int(limits.connect / .milliseconds(1)))",
      "body-bytes \(limits.bodyBytes)",
      "header-bytes \(limits.headerBytes)",
      "redirects \(limits.redirects)",
    ]
    bytes = Array((lines.joined(separator: "\n") + "\n\n").utf8)
  }
}
