import Glibc

exit(await Program(arguments: CommandLine.arguments).run().rawValue)
