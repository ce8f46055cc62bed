import CCurl

/// One transfer with libcurl, without redirects.
final class Transfer {
  /// A transfer below this many bytes a second, for `slowSeconds`, is given up.
  static let slowBytes = 64
  static let slowSeconds = 5

  let target: Target
  let request: Request
  let headerBudget: Int
  /// The bytes of header lines read so far, status line included.
  var headerBytes = 0
  var body: [UInt8] = []
  /// The reason for which a callback stopped the transfer.
  var refusal: Failure?
  private let easy: UnsafeMutableRawPointer
  private let multi: UnsafeMutableRawPointer

  init(_ target: Target, request: Request, headerBudget: Int) throws(Failure) {
    guard let easy = curl_easy_init() else { throw .notStarted }
    guard let multi = curl_multi_init() else {
      curl_easy_cleanup(easy)
      throw .notStarted
    }
    self.target = target
    self.request = request
    self.headerBudget = headerBudget
    self.easy = easy
    self.multi = multi
  }

  deinit {
    curl_multi_remove_handle(multi, easy)
    curl_easy_cleanup(easy)
    curl_multi_cleanup(multi)
  }

  /// Transfers; nil when standard input closed meanwhile.
  func run(until deadline: ContinuousClock.Instant) throws(Failure) -> Outcome? {
    try configure(easy, milliseconds: milliseconds(until: deadline))
    guard curl_multi_add_handle(multi, easy) == CURLM_OK else { throw .notStarted }
    var running: Int32 = 1
    while true {
      guard curl_multi_perform(multi, &running) == CURLM_OK else { throw .notStarted }
      if running == 0 { break }
      var input = curl_waitfd(fd: 0, events: Int16(CURL_WAIT_POLLIN), revents: 0)
      let pause = Int32(try milliseconds(until: deadline))
      guard curl_multi_poll(multi, &input, 1, pause, nil) == CURLM_OK else { throw .notStarted }
      if StandardInput.isOver { return nil }
    }
    return try outcome(deadline: deadline)
  }

  private func milliseconds(until deadline: ContinuousClock.Instant) throws(Failure) -> Int {
    let rest = Int(ContinuousClock.now.duration(to: deadline) / .milliseconds(1))
    guard rest > 0 else {
      throw .timedOut(limitMilliseconds: request.limits.totalMilliseconds)
    }
    return rest
  }

  private func outcome(deadline: ContinuousClock.Instant) throws(Failure) -> Outcome {
    var left: Int32 = 0
    guard let message = curl_multi_info_read(multi, &left) else { throw .notStarted }
    let code = message.pointee.data.result
    if code == CURLE_OPERATION_TIMEDOUT {
      throw .timedOut(limitMilliseconds: limitReached(deadline: deadline))
    }
    guard code == CURLE_OK else {
      var verification = 0
      foyer_curl_get_long(easy, CURLINFO_SSL_VERIFYRESULT, &verification)
      throw refusal ?? Failure(code, verification: verification)
    }
    var status = 0
    var location: UnsafeMutablePointer<CChar>?
    guard foyer_curl_get_long(easy, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK,
      foyer_curl_get_text(easy, CURLINFO_REDIRECT_URL, &location) == CURLE_OK
    else { throw .notStarted }
    if let location { return .redirect(to: String(cString: location)) }
    return .reply(status: status, body: body)
  }

  /// libcurl has one result for all its limits of time, so the one that was reached is inferred.
  private func limitReached(deadline: ContinuousClock.Instant) -> Int {
    let rest = ContinuousClock.now.duration(to: deadline)
    var connected: curl_off_t = 0
    foyer_curl_get_size(easy, CURLINFO_PRETRANSFER_TIME_T, &connected)
    if rest < .milliseconds(50) { return request.limits.totalMilliseconds }
    return connected == 0 ? request.limits.connectMilliseconds : Self.slowSeconds * 1000
  }
}
