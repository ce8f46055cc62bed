import CCurl

extension Transfer {
  /// Sets every option of a transfer; one that libcurl refuses fails the transfer.
  func configure(_ easy: UnsafeMutableRawPointer, milliseconds: Int) throws(Failure) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    var codes = limits(of: easy, milliseconds: milliseconds) + trust(of: easy)
    codes += [
      foyer_curl_set_pointer(easy, CURLOPT_CURLU, UnsafeMutableRawPointer(target.handle)),
      foyer_curl_set_text(easy, CURLOPT_PROTOCOLS_STR, target.scheme),
      foyer_curl_set_long(easy, CURLOPT_FOLLOWLOCATION, 0),
      foyer_curl_set_long(easy, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1)),
      foyer_curl_set_long(easy, CURLOPT_HTTP09_ALLOWED, 0),
      foyer_curl_set_long(easy, CURLOPT_DISALLOW_USERNAME_IN_URL, 1),
      foyer_curl_set_long(easy, CURLOPT_NETRC, Int(CURL_NETRC_IGNORED.rawValue)),
      foyer_curl_set_text(easy, CURLOPT_PROXY, ""),
      foyer_curl_set_text(easy, CURLOPT_USERAGENT, "foyer-fetch/\(WireFormat.version)"),
      foyer_curl_set_long(easy, CURLOPT_NOSIGNAL, 1),
      // Without this the end of a transfer waits for a name server that does not answer.
      foyer_curl_set_long(easy, CURLOPT_QUICK_EXIT, 1),
      foyer_curl_set_bytes(easy, CURLOPT_WRITEFUNCTION, receiveBody),
      foyer_curl_set_pointer(easy, CURLOPT_WRITEDATA, context),
      foyer_curl_set_bytes(easy, CURLOPT_HEADERFUNCTION, receiveHeader),
      foyer_curl_set_pointer(easy, CURLOPT_HEADERDATA, context),
      foyer_curl_set_open(easy, openSocket),
      foyer_curl_set_pointer(easy, CURLOPT_OPENSOCKETDATA, context),
    ]
    if let refused = codes.first(where: { $0 != CURLE_OK }) {
      throw .transfer(code: Int(refused.rawValue))
    }
  }

  private func limits(of easy: UnsafeMutableRawPointer, milliseconds: Int) -> [CURLcode] {
    let connect = min(request.limits.connectMilliseconds, milliseconds)
    return [
      foyer_curl_set_long(easy, CURLOPT_TIMEOUT_MS, milliseconds),
      foyer_curl_set_long(easy, CURLOPT_CONNECTTIMEOUT_MS, connect),
      foyer_curl_set_long(easy, CURLOPT_LOW_SPEED_LIMIT, Self.slowBytes),
      foyer_curl_set_long(easy, CURLOPT_LOW_SPEED_TIME, Self.slowSeconds),
      foyer_curl_set_size(easy, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(request.limits.bodyBytes)),
    ]
  }

  private func trust(of easy: UnsafeMutableRawPointer) -> [CURLcode] {
    var codes = [
      foyer_curl_set_long(easy, CURLOPT_SSL_VERIFYPEER, 1),
      foyer_curl_set_long(easy, CURLOPT_SSL_VERIFYHOST, 2),
      foyer_curl_set_long(easy, CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2)),
    ]
    if let file = request.authorities {
      // The folder of the system's authorities would be trusted beside the file.
      codes.append(foyer_curl_set_text(easy, CURLOPT_CAPATH, nil))
      codes.append(foyer_curl_set_text(easy, CURLOPT_CAINFO, file))
    }
    if let pin = request.pin {
      codes.append(foyer_curl_set_text(easy, CURLOPT_PINNEDPUBLICKEY, pin))
    }
    return codes
  }
}
