/// The program: a command, its options, and how it ended.
struct Program {
  private static let commands: [String: any (Command & SendableMetatype).Type] = [
    "make": MakeCommand.self, "read": ReadCommand.self, "keys": KeysCommand.self,
    "sign": SignCommand.self, "check": CheckCommand.self,
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
    foyer-qr makes, signs, reads and checks activation codes.

      foyer-qr make TEXT                 draws a code in the terminal
          --json FILE                    the text is in a file, - for standard input
          --output FILE.png|FILE.svg     draws it into a file
          --level L|M|Q|H                how much of it may be covered; M
          --scale N                      pixels of a square; 8
          --margin N                     squares around the code; 4
          --sign FILE.key                signs the text first
          --passphrase FILE              what opens the key, where it is locked
      foyer-qr read PICTURE...           prints what the codes in pictures say
      foyer-qr keys NAME                 makes NAME.key, to keep, and NAME.pub, for the app
          --passphrase FILE              locks NAME.key with the first line of a file, - for standard
                                         input; at a terminal it asks
      foyer-qr sign FILE.key TEXT        prints the signed text
          --passphrase FILE              what opens the key, where it is locked
          --json FILE                    the text is in a file, - for standard input
      foyer-qr check PICTURE             tells what apps see in a code, or why they refuse it
          --key FILE.pub                 and that it was signed with the key
          --text TEXT                    in place of a picture

    A TEXT of - is read from standard input. The exit code is 0 when it is done, 1 when a picture has
    no code or apps refuse it, 64 for a command that is not understood, 65 and 66 for a file that is not
    right or not there, 77 for a secret file that others have rights on.

    """
}
