import Foundation

/// One run of a program that does what its arguments say.
package struct Probe {
  /// What it printed, a line each.
  package let lines: [String]
  /// The signal that ended it; nil when it ended by itself.
  package let signal: Int32?

  /// Where a program is that was built with the tests.
  package static func path(of program: String) -> String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: program).path
  }

  /// Runs a program to its end.
  package init(
    of program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws {
    let running = try Running(program, arguments, environment: environment)
    self = running.end()
  }

  package init(lines: [String], signal: Int32?) {
    self.lines = lines
    self.signal = signal
  }
}

extension Probe {
  /// A run that goes on.
  package final class Running {
    private let process = Process()
    private let pipe = Pipe()

    package init(_ program: String, _ arguments: [String], environment: [String: String]) throws {
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
    package func kill(afterBytes count: Int, andMicroseconds moment: Int) -> Probe {
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
    package func end(before text: [UInt8] = []) -> Probe {
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
