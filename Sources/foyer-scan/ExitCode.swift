/// The exit codes of `foyer-scan`, with the values of `sysexits.h`.
enum ExitCode: Int32 {
  /// The request was answered, if by a failure.
  case answered = 0
  /// The program was started with arguments that it does not know.
  case usage = 64
  /// The program could not take its rights away from itself, or has no memory.
  case software = 70
  /// The answer could not be written.
  case output = 74
  /// Standard input closed before the work was done.
  case cancelled = 75
}
