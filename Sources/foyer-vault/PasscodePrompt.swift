import Glibc
import Onboarding
import Secrets

/// Asks for a passcode: on the terminal, where it is not shown, or in a line of the input.
enum PasscodePrompt {
  private static let longest = 1025
  /// What Ctrl-C types.
  private static let endOfText: UInt8 = 3

  /// The passcode; nil when the input ends without one.
  static func read() throws(SecretStoreError) -> SecretBytes? {
    let isTerminal = isatty(STDIN_FILENO) == 1
    var before = termios()
    if isTerminal {
      guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
      var hidden = before
      // A program that is ended by a key would leave the terminal as it is here.
      hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
      hidden.c_lflag |= tcflag_t(ECHONL)
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
      let prompt = Array("Passcode: ".utf8)
      _ = write(STDERR_FILENO, prompt, prompt.count)
    }
    defer { if isTerminal { tcsetattr(STDIN_FILENO, TCSAFLUSH, &before) } }
    let line: SecretBytes
    do throws(SecretBytesError) {
      line = try SecretBytes(capacity: longest, filledBy: fill)
    } catch {
      throw .noMemory
    }
    guard !line.isEmpty else { return nil }
    return line
  }

  /// Byte by byte, straight to where it is kept: a buffer of its own would keep a copy.
  private static func fill(_ room: UnsafeMutableRawBufferPointer) -> Int {
    var count = 0
    while count < room.count, let base = room.baseAddress {
      let read = Glibc.read(STDIN_FILENO, base + count, 1)
      if read < 0, errno == EINTR { continue }
      guard read == 1 else { break }
      if isatty(STDIN_FILENO) == 1, room[count] == endOfText {
        room[count] = 0
        return 0
      }
      if room[count] == UInt8(ascii: "\n") {
        room[count] = 0
        break
      }
      count += 1
    }
    return count
  }
}
