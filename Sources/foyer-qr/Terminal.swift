import Glibc

/// Where the program writes to.
enum Terminal {
  static func print(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  static func complain(_ text: String) {
    write("foyer-qr: \(text)\n", to: STDERR_FILENO)
  }

  /// What a person types at the terminal, which does not show it; nil where there is no terminal.
  ///
  /// Control-C gives up, as it does otherwise, with the terminal as it was.
  static func secret(_ question: String) throws(Failure) -> [UInt8]? {
    guard isatty(STDIN_FILENO) != 0 else { return nil }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    var usual = termios()
    guard tcgetattr(terminal, &usual) == 0 else { return nil }
    var silent = usual
    silent.c_lflag &= ~tcflag_t(ECHO | ISIG | ICANON)
    guard tcsetattr(terminal, TCSAFLUSH, &silent) == 0 else { return nil }
    write(question, to: terminal)
    var line: [UInt8] = []
    // Never moved, so that no copy of it is left behind.
    line.reserveCapacity(Passphrase.sizes.upperBound)
    var isGivenUp = false
    var byte: UInt8 = 0
    while line.count < Passphrase.sizes.upperBound, read(terminal, &byte, 1) == 1,
      byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r")
    {
      switch byte {
      case 3, 4: isGivenUp = true
      case 8, 127: _ = line.popLast()
      default: line.append(byte)
      }
      if isGivenUp { break }
    }
    tcsetattr(terminal, TCSAFLUSH, &usual)
    write("\n", to: terminal)
    if isGivenUp { throw Failure(code: .data, message: "given up") }
    return line
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
