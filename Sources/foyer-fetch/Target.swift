import CCurl

/// An address that passed the checks, held in the form in which libcurl uses it, so that no second
/// parser can read it in another way.
final class Target {
  let handle: OpaquePointer
  let scheme: String
  let host: String

  /// Checks an address against the rules for names and the given scope.
  init(_ text: String, addresses: AddressScope) throws(Failure) {
    let plain = text.utf8.allSatisfy { (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "\\") }
    guard plain, text.utf8.count <= WireFormat.longestURL, Self.hasTwoSlashes(text) else {
      throw .url
    }
    guard let handle = curl_url() else { throw .notStarted }
    self.handle = handle
    guard curl_url_set(handle, CURLUPART_URL, text, UInt32(CURLU_DISALLOW_USER)) == CURLUE_OK,
      let scheme = Self.part(CURLUPART_SCHEME, of: handle),
      let host = Self.part(CURLUPART_HOST, of: handle)?.lowercased()
    else {
      curl_url_cleanup(handle)
      throw .url
    }
    self.scheme = scheme
    self.host = host
    try check(addresses)
  }

  deinit {
    curl_url_cleanup(handle)
  }

  private func check(_ addresses: AddressScope) throws(Failure) {
    if let kind = AddressKind(literal: host) {
      guard kind == .loopback, addresses == .loopback else { throw .address }
      guard scheme == "https" || scheme == "http" else { throw .url }
      return
    }
    guard scheme == "https" else { throw .url }
    if host == "localhost" {
      guard addresses == .loopback else { throw .address }
      return
    }
    guard HostName.isQualified(host) else { throw .url }
  }

  /// libcurl also takes one slash or three and finds a host where a browser finds none.
  private static func hasTwoSlashes(_ text: String) -> Bool {
    let start = text.prefix { $0 != ":" }.lowercased()
    let rest = text.dropFirst(start.count)
    return (start == "https" || start == "http") && rest.hasPrefix("://")
      && !rest.hasPrefix(":///")
  }

  private static func part(_ part: CURLUPart, of handle: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard curl_url_get(handle, part, &text, 0) == CURLUE_OK, let text else { return nil }
    defer { curl_free(text) }
    return String(cString: text)
  }
}
