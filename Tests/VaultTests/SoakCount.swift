import Foundation

/// How often a test repeats what it tries: a little in each run, much in `Scripts/soak`.
enum SoakCount {
  static func of(_ variable: String, otherwise count: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init) ?? count
  }

  /// Prints a figure, and adds it to the result file of a long run.
  static func report(_ name: String, _ value: Int) throws {
    print("\(name): \(value)")
    guard let path = ProcessInfo.processInfo.environment["FOYER_SOAK_RESULT"] else { return }
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    let line = Array("\(name)\t\(value)\n".utf8)
    _ = write(file, line, line.count)
    close(file)
  }
}
