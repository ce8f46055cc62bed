/// The exit codes of `foyer-fetch`, with the values of `sysexits.h`.
enum ExitCode: Int32 {
  /// An answer was written, a reply or a typed failure.
  case answered = 0
  /// The program was started with arguments that it does not know.
  case usage = 64
  /// libcurl could not be started.
  case software = 70
  /// The answer could not be written.
  case output = 74
  /// Standard input closed before the answer was there.
  case cancelled = 75
}
