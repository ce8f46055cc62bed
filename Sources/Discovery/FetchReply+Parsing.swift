import Onboarding

extension FetchReply {
  /// The most bytes that the head of an answer has.
  static let longestHead = 256

  /// Reads an answer of `foyer-fetch`, or throws the failure that it tells.
  init(answer bytes: [UInt8], limits: DiscoveryLimits) throws(DiscoveryError) {
    let newline = UInt8(ascii: "\n")
    let end = bytes.indices.dropLast().first { bytes[$0] == newline && bytes[$0 + 1] == newline }
    guard let end, let head = String(validating: bytes[..<end], as: UTF8.self) else {
      throw .helperFailed(reason: .protocolViolation)
    }
    var lines = head.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    try Self.checkVersion(lines.popFirst())
    let body = Array(bytes[(end + 2)...])
    guard let first = lines.popFirst() else { throw .helperFailed(reason: .protocolViolation) }
    if let word = Self.value(of: "failed", in: first) {
      let detail = lines.popFirst().flatMap { Self.value(of: "detail", in: $0) }
      throw DiscoveryError(failure: word, detail: detail.flatMap { Int($0) }, limits: limits)
    }
    guard let status = Self.value(of: "status", in: first).flatMap({ Int($0) }),
      let count = lines.popFirst().flatMap({ Self.value(of: "body", in: $0) }), lines.isEmpty,
      (100...599).contains(status), Int(count) == body.count, body.count <= limits.bodyBytes
    else { throw .helperFailed(reason: .protocolViolation) }
    self.init(status: status, body: body)
  }

  private static func value(of key: String, in line: String) -> String? {
    line.hasPrefix("\(key) ") ? String(line.dropFirst(key.count + 1)) : nil
  }

  private static func checkVersion(_ line: String?) throws(DiscoveryError) {
    guard line != FetchRequest.firstLine else { return }
    let words = (line ?? "").split(separator: " ")
    guard words.count == 2, words[0] == "foyer-fetch", let found = Int(words[1]) else {
      throw .helperFailed(reason: .protocolViolation)
    }
    throw .helperFailed(reason: .versionMismatch(expected: FetchRequest.version, found: found))
  }
}
