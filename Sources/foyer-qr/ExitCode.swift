/// The exit codes of `foyer-qr`.
enum ExitCode: Int32 {
  case done = 0
  /// There is no code in the picture, or apps refuse it.
  case no = 1
  /// The command is not written as it has to be; the value of `sysexits.h`, as the others.
  case usage = 64
  /// What was given is not what it should be.
  case data = 65
  /// A file that is to be read is not there.
  case noInput = 66
  /// A part of the program failed.
  case software = 70
  /// A file cannot be written.
  case cannotCreate = 73
  /// Others have rights on a file that is secret.
  case rights = 77
}
