import Foundation

/// One run of the program `VaultProbe`.
struct Probe {
  /// What it printed, a line each.
  let lines: [String]
  /// The signal that ended it; nil when it ended by itself.
  let signal: Int32?

  static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "VaultProbe").path

  /// Runs a program to its end.
  init(
    of program: String = Probe.path, _ arguments: [String], environment: [String: String] = [:]
  ) throws {
    let running = try Running(program, arguments, environment: environment)
    self = running.end()
  }

  init(lines: [String], signal: Int32?) {
    self.lines = lines
    self.signal = signal
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

extension Probe {
  /// A run that goes on.
  final class Running {
    private let process = Process()
    private let pipe = Pipe()

    init(_ program: String, _ arguments: [String], environment: [String: String]) throws {
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    /// Ends the program as a loss of power would, after it has printed so many more bytes, or a
    /// moment later.
    func kill(afterBytes count: Int, andMicroseconds moment: Int) -> Probe {
      let file = pipe.fileHandleForReading.fileDescriptor
      var text: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 256)
      while text.count < count {
        let read = Glibc.read(file, &chunk, min(chunk.count, count - text.count))
        guard read > 0 else { break }
        text += chunk[..<read]
      }
      // Not a wait for something: the random point in time is what is tried.
      let end = ContinuousClock.now + .microseconds(moment)
      while ContinuousClock.now < end {}
      Glibc.kill(process.processIdentifier, SIGKILL)
      return self.end(before: text)
    }

    /// Waits for the end.
    func end(before text: [UInt8] = []) -> Probe {
      let rest = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let isSignal = process.terminationReason == .uncaughtSignal
      // The last line may be cut off where the program was ended.
      let lines = (text + rest).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      )
      .dropLast().map { String(decoding: $0, as: UTF8.self) }
      return Probe(lines: lines, signal: isSignal ? process.terminationStatus : nil)
    }
  }
}
