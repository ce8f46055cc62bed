/// The program: a command, its options, and how it ended.
struct Program {
  private static let commands: [String: any (Command & SendableMetatype).Type] = [
    "make": MakeCommand.self, "read": ReadCommand.self,
  ]

  let arguments: [String]

  func run() async -> ExitCode {
    do throws(Failure) {
      guard let name = arguments.dropFirst().first else { throw .usage("there is no command") }
      if ["--help", "-h", "help"].contains(name) {
        Terminal.print(Self.help)
        return .done
      }
      guard let command = Self.commands[name] else { throw .usage("there is no command \(name)") }
      let words = arguments.dropFirst(2)
      if words.contains("--help") || words.contains("-h") {
        Terminal.print(Self.help)
        return .done
      }
      return try await command.init(Options(words, known: command.options)).run()
    } catch {
      Terminal.complain(error.message)
      return error.code
    }
  }

  private static let help = """
    foyer-qr makes and reads activation codes.

      foyer-qr make TEXT                 draws a code in the terminal
          --json FILE                    the text is in a file, - for standard input
          --output FILE.png|FILE.svg     draws it into a file
          --level L|M|Q|H                how much of it may be covered; M
          --scale N                      pixels of a square; 8
          --margin N                     squares around the code; 4
      foyer-qr read PICTURE...           prints what the codes in pictures say

    A TEXT of - is read from standard input. The exit code is 0 when it is done, 1 when a picture has
    no code, 64 for a command that is not understood, 65 and 66 for a file that is not right or not
    there.

    """
}
