/// The protocol between `foyer-fetch` and the program that starts it, version 1.
///
/// One process serves one request. Both sides write a head of lines, each ended by one line feed,
/// then an empty line. The first line names the protocol and its version. Every further line is a
/// key, one space and a value. An unknown key, a repeated key or a missing line is a fault.
///
/// The request, on standard input, at most 16 KiB:
///
///     foyer-fetch 1
///     url https://example.com/.well-known/webfinger?resource=acct%3Asomeone%40example.com
///     authorities /etc/field/authority.pem      (optional: trust only this PEM file)
///     pin sha256//BASE64                        (optional: the only accepted public key)
///     addresses public                          (public, loopback or private)
///     total-ms 10000                            (1 to 60000)
///     connect-ms 5000                           (1 to 60000)
///     body-bytes 65536                          (1 to 65536)
///     header-bytes 32768                        (1 to 32768)
///     redirects 3                               (0 to 3)
///
/// The last five lines may be left out, then the values above hold; `addresses` defaults to
/// `public`. Standard input has to stay open: when it closes, the transfer ends at once, nothing is
/// written and the exit code is 75.
///
/// The answer, on standard output, is either a reply or a failure:
///
///     foyer-fetch 1                             foyer-fetch 1
///     status 200                                failed certificate-expired
///     body 27
///
///     (27 bytes)
///
/// The words after `failed` are those of `Failure`. Two have a second line, `detail 23`:
/// after `timed-out` it is the limit that was reached, in milliseconds, and after `transfer` the number of
/// libcurl's result. Nothing is written to standard error, so no log can come to hold the address
/// that was asked for. The exit codes are in `ExitCode`.
///
/// - Note: Plain `http` is accepted for one purpose only, and as a decision: with
///   `addresses loopback`, for a host written as a loopback address (`127.0.0.1` or `[::1]`). What
///   is sent there does not leave the machine, so a demo or a test needs no certificate of its own.
///   A name such as `localhost` needs `https`, because a resolver can point a name anywhere.
enum WireFormat {
  static let version = 1
  static let firstLine = "foyer-fetch 1"
  static let longestRequest = 16 * 1024
  static let longestURL = 2048
}
