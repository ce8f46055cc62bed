/// Why no reply came.
enum Failure: Hashable, Error {
  /// The request is of another version.
  case version
  /// The request is malformed.
  case request
  /// The address is no `https` address with a plain host name.
  case url
  /// The host is, or resolves to, an address that the request does not allow.
  case address
  case noHost
  case noConnection
  /// The server closed the connection before the first byte of an answer.
  case closed
  /// The limit for the whole fetch, the connection or a slow transfer was reached.
  case timedOut(limitMilliseconds: Int)
  case tls
  case certificate
  case certificateName
  case certificateExpired
  case certificateIssuer
  case certificatePin
  /// The PEM file of the request cannot be read.
  case certificateFile
  /// A redirect leads to something other than an `https` address with a plain host name.
  case redirectURL
  /// A redirect leads to a host that is neither the same nor beneath it.
  case redirectHost
  case redirectCount
  case bodySize
  case headerSize
  case truncated
  /// The body is compressed, which was not asked for.
  case encoding
  case notHTTP
  /// Another result of libcurl, by its number.
  case transfer(code: Int)

  /// The word on the wire.
  var word: String {
    switch self {
    case .version: "version"
    case .request: "request"
    case .url: "url"
    case .address: "address"
    case .noHost: "no-host"
    case .noConnection: "no-connection"
    case .closed: "closed"
    case .timedOut: "timed-out"
    case .tls: "tls"
    case .certificate: "certificate"
    case .certificateName: "certificate-name"
    case .certificateExpired: "certificate-expired"
    case .certificateIssuer: "certificate-issuer"
    case .certificatePin: "certificate-pin"
    case .certificateFile: "certificate-file"
    case .redirectURL: "redirect-url"
    case .redirectHost: "redirect-host"
    case .redirectCount: "redirect-count"
    case .bodySize: "body-size"
    case .headerSize: "header-size"
    case .truncated: "truncated"
    case .encoding: "encoding"
    case .notHTTP: "not-http"
    case .transfer: "transfer"
    }
  }
}
