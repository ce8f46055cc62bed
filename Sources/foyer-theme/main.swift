import Foundation

exit(ThemeCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
