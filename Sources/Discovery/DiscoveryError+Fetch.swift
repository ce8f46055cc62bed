import Onboarding

extension DiscoveryError {
  /// The error for a word that follows `failed` in an answer of `foyer-fetch`.
  init(failure word: String, detail: Int?, limits: DiscoveryLimits) {
    self =
      switch word {
      case "url", "address": .refusedAddress
      case "no-host": .unreachable(reason: .nameNotFound)
      case "no-connection": .unreachable(reason: .connectionRefused)
      case "closed", "truncated": .unreachable(reason: .connectionLost)
      case "tls": .untrusted(reason: .insecureTransport)
      case "certificate-name": .untrusted(reason: .wrongName)
      case "certificate-expired": .untrusted(reason: .outdatedCertificate)
      // A file of authorities that cannot be read leaves none that could be known.
      case "certificate", "certificate-issuer", "certificate-file":
        .untrusted(reason: .unknownAuthority)
      case "certificate-pin": .untrusted(reason: .unexpectedKey)
      case "redirect-url": .untrusted(reason: .insecureRedirect)
      case "redirect-host": .untrusted(reason: .foreignRedirect)
      case "redirect-count": .untrusted(reason: .tooManyRedirects(limit: limits.redirects))
      case "body-size": .tooLarge(limitBytes: limits.bodyBytes)
      case "header-size": .tooLarge(limitBytes: limits.headerBytes)
      case "encoding": .malformedAnswer(reason: .unexpectedEncoding)
      case "not-http": .malformedAnswer(reason: .notHTTP)
      default:
        switch (word, detail) {
        case ("timed-out", let milliseconds?): .timedOut(seconds: Double(milliseconds) / 1000)
        case ("transfer", let code?): .unreachable(reason: .transport(code: code))
        default: .helperFailed(reason: .protocolViolation)
        }
      }
  }
}
