import Vault

/// What a run was asked for.
struct Arguments {
  enum Command {
    case help, status
    case check(opens: Bool)
    case export(String)
    case cost(KeyDerivation)
  }

  static let help = """
    usage: foyer-vault status [PLACE]
           foyer-vault check [--open] [PLACE]
           foyer-vault export FILE [PLACE]
           foyer-vault cost --memory MIB [--passes N] [PLACE]

    Looks after a vault, the encrypted file in which an app keeps its secrets. No command shows or
    writes a secret in clear.

      status   tells what opens the vault, what a try costs, and how many are left
      check    reads the file and the records of tries; with --open, each value too
      export   copies the file, encrypted as it is, to FILE, where nothing is yet
      cost     has each try of the passcode take more: so much memory, so many passes over it

    check --open and cost ask for the passcode, on the terminal or as a line of the input. It counts
    as a try.

    PLACE is one of
      --application ID [--user NAME] [--folder FOLDER]   where the app of that name keeps it
      --file FILE                                        the file itself

      --help   print this

    exit codes: 0 done, 1 somebody has to see to it, 64 arguments that are not understood, 66 no
                vault, 69 no keyring, 73 FILE is there already, 74 the disk failed, 75 try again
                later, 77 a wrong passcode
    """

  var command = Command.help
  var location: VaultLocation?

  /// Nil when the arguments are not understood.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    guard let word = rest.popFirst() else { return nil }
    guard !["--help", "-h"].contains(word), !rest.contains("--help") else { return }
    var files: [String] = []
    var options: [String: String] = [:]
    while let argument = rest.popFirst() {
      if argument == "--open" {
        options[argument] = ""
      } else if argument.hasPrefix("-") {
        let known = ["--memory", "--passes", "--application", "--user", "--folder", "--file"]
        guard known.contains(argument), options[argument] == nil, let value = rest.popFirst()
        else { return nil }
        options[argument] = value
      } else {
        files.append(argument)
      }
    }
    guard let location = Self.location(&options), let command = Self.command(word, files, &options),
      options.isEmpty
    else { return nil }
    self.location = location
    self.command = command
  }

  private static func command(
    _ word: String, _ files: [String], _ options: inout [String: String]
  ) -> Command? {
    switch (word, files.count) {
    case ("status", 0): return .status
    case ("check", 0): return .check(opens: options.removeValue(forKey: "--open") != nil)
    case ("export", 1): return .export(files[0])
    case ("cost", 0):
      let passes = options.removeValue(forKey: "--passes").map { Int($0) } ?? 3
      guard let memory = options.removeValue(forKey: "--memory").flatMap({ Int($0) }), let passes,
        (1...1024).contains(memory), (1...16).contains(passes)
      else { return nil }
      return .cost(KeyDerivation(operations: passes, memoryKiB: memory * 1024))
    default: return nil
    }
  }

  private static func location(_ options: inout [String: String]) -> VaultLocation? {
    let application = options.removeValue(forKey: "--application")
    let user = options.removeValue(forKey: "--user")
    let folder = options.removeValue(forKey: "--folder")
    switch (application, options.removeValue(forKey: "--file")) {
    case (nil, let file?):
      return user == nil && folder == nil ? VaultLocation(file: file) : nil
    case (let application?, nil):
      guard VaultLocation.isApplication(application), folder?.hasPrefix("/") != false else {
        return nil
      }
      return VaultLocation(application: application, user: user ?? "", folder: folder)
    default: return nil
    }
  }
}
