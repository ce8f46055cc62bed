import Glibc

let code = await VaultCommand.run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
