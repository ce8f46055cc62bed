import FaultInjection
import Foundation

// The program `VaultProbe`.
extension Probe {
  static let path = Probe.path(of: "VaultProbe")

  /// Runs the program to its end.
  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    try self.init(of: Probe.path, arguments, environment: environment)
  }

  /// What was printed for a command, without the time that it took.
  func answer(to command: String) -> String? {
    answers(to: command).last
  }

  /// The same for each time that it was given.
  func answers(to command: String) -> [String] {
    lines.filter { $0.hasPrefix("\(command): ") }.map { line in
      String(line.dropFirst(command.count + 2).prefix { $0 != "[" }.dropLast())
        .replacing("Onboarding.", with: "").replacing("SecretStoreError.", with: "")
    }
  }
}
