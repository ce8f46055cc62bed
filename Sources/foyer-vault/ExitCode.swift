/// How a run ends. Codes from 64 on are those of `sysexits.h`.
enum ExitCode: Int32 {
  /// It is done, and all is well.
  case done = 0
  /// It is told, and somebody has to see to it.
  case attention = 1
  /// The arguments are not understood.
  case usage = 64
  /// There is no vault.
  case noInput = 66
  /// The keyring does not answer.
  case unavailable = 69
  /// The file is there already.
  case cannotCreate = 73
  /// The disk does not do its part.
  case disk = 74
  /// Try again later.
  case later = 75
  /// The passcode is wrong.
  case notPermitted = 77
}
