import FioriThemeManager
import Foundation

/// The program `foyer-theme`, which looks style sheets over.
enum ThemeCommand {
  /// How a run ends. Codes from 64 on are those of `sysexits.h`.
  enum ExitCode: Int32 {
    /// There is nothing to say.
    case clean = 0
    /// Something was found.
    case findings = 1
    /// A sheet breaks the grammar: an app would not take it.
    case broken = 2
    /// The arguments are not understood.
    case usage = 64
    /// A file cannot be read.
    case noInput = 66
  }

  private static let help = """
    usage: foyer-theme lint [--own CLASS]... FILE...

    Reads style sheets (.nss) and prints a line for each class or property that nothing has, each
    property that does nothing, and each text whose contrast with its ground is below 4.5 : 1.

      --own CLASS  a class that the app gives to views of its own
      --help       print this

    exit codes: 0 nothing found, 1 something found, 2 a sheet that cannot be taken,
                64 arguments that are not understood, 66 a file that cannot be read
    """

  static func run(_ arguments: [String]) -> ExitCode {
    var rest = arguments[...]
    switch rest.popFirst() {
    case "--help", "-h":
      print(help)
      return .clean
    case "lint": break
    default: return misunderstood()
    }
    var files: [String] = []
    var ownClasses: Set<String> = []
    while let argument = rest.popFirst() {
      switch argument {
      case "--own":
        guard let name = rest.popFirst() else { return misunderstood() }
        ownClasses.insert(name)
      case "--help", "-h":
        print(help)
        return .clean
      case _ where argument.hasPrefix("-"): return misunderstood()
      default: files.append(argument)
      }
    }
    guard !files.isEmpty else { return misunderstood() }
    // The worst of them is how the run ends.
    return files.map { lint($0, ownClasses) }.max { $0.rawValue < $1.rawValue } ?? .clean
  }

  private static func lint(_ file: String, _ ownClasses: Set<String>) -> ExitCode {
    guard let data = FileManager.default.contents(atPath: file),
      let text = String(bytes: data, encoding: .utf8)
    else {
      complain("\(file): the file cannot be read as text in UTF-8")
      return .noInput
    }
    do throws(StyleSheetParsingError) {
      let findings = try StyleSheetLint.findings(in: text, file: file, ownClasses: ownClasses)
      for finding in findings { print(finding) }
      return findings.isEmpty ? .clean : .findings
    } catch {
      print(error)
      return .broken
    }
  }

  private static func misunderstood() -> ExitCode {
    complain(help)
    return .usage
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
