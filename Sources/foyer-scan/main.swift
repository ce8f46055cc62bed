import Glibc

Program.run(arguments: CommandLine.arguments)
