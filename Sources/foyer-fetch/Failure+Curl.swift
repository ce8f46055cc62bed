import CCurl

extension Failure {
  /// libcurl gave no handle, or refused one that it had given.
  static let notStarted = Failure.transfer(code: Int(CURLE_FAILED_INIT.rawValue))

  /// The failure for a result of libcurl and OpenSSL's verdict on the certificate.
  init(_ code: CURLcode, verification: Int) {
    self =
      switch code {
      case CURLE_COULDNT_RESOLVE_HOST: .noHost
      case CURLE_COULDNT_CONNECT: .noConnection
      case CURLE_SSL_CONNECT_ERROR: .tls
      case CURLE_PEER_FAILED_VERIFICATION: .init(verification: verification)
      case CURLE_SSL_PINNEDPUBKEYNOTMATCH: .certificatePin
      case CURLE_SSL_CACERT_BADFILE: .certificateFile
      case CURLE_FILESIZE_EXCEEDED: .bodySize
      // A single header line beyond libcurl's own 100 KiB is reported as a lack of memory.
      case CURLE_OUT_OF_MEMORY: .headerSize
      case CURLE_PARTIAL_FILE: .truncated
      case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR: .closed
      case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: .notHTTP
      case CURLE_BAD_CONTENT_ENCODING: .encoding
      default: .transfer(code: Int(code.rawValue))
      }
  }

  /// The numbers are OpenSSL's X509_V_ERR codes. libcurl compares the name itself after OpenSSL is
  /// content, and leaves its first value, 1, when the name is wrong.
  private init(verification: Int) {
    self =
      switch verification {
      case 0, 1, 62: .certificateName
      case 9, 10: .certificateExpired
      case 2, 18, 19, 20, 21: .certificateIssuer
      default: .certificate
      }
  }
}
