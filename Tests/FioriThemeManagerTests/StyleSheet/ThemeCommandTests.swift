import Foundation
import Testing

@Suite("The program foyer-theme") struct ThemeCommandTests {
  /// One run of the program.
  private struct Run {
    let output: String
    let errors: String
    let code: Int32

    init(_ arguments: [String]) throws {
      let process = Process()
      process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "foyer-theme")
      process.arguments = arguments
      let (output, errors) = (Pipe(), Pipe())
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      // What is written is far smaller than a pipe's buffer.
      self.output = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      self.errors = String(
        decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      code = process.terminationStatus
    }
  }

  private func withFile(_ text: String, _ check: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).nss")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    try check(file.path)
  }

  @Test("says nothing about a sheet that is in order")
  func clean() throws {
    try withFile("Label { font-style: body; }") { path in
      let run = try Run(["lint", path])
      #expect(run.code == 0)
      #expect(run.output.isEmpty && run.errors.isEmpty)
    }
  }

  @Test("prints a line a finding, with its place")
  func findings() throws {
    try withFile("Lable { font-size: 12; }\nLabel { font-color: #AAAAAA; }") { path in
      let run = try Run(["lint", path])
      #expect(run.code == 1)
      #expect(run.output.hasPrefix("\(path):1:1: no part has the class Lable; is Label meant?\n"))
      #expect(run.output.contains("\(path):2:9: fdlFUIWelcomeScreen_headlineLabel and "))
      #expect(try Run(["lint", "--own", "Lable", path]).output.contains("Lable") == false)
    }
  }

  @Test("says where a sheet cannot be taken")
  func broken() throws {
    try withFile("Label {\n  font-size: large;\n}") { path in
      let run = try Run(["lint", path])
      #expect(run.code == 2)
      #expect(run.output == "\(path):2:14: expected a number from 1 to 500\n")
    }
  }

  @Test("ends as the worst of several sheets does")
  func several() throws {
    try withFile("Label { font-style: body; }") { good in
      try withFile("Lable {}") { bad in
        let two = try Run(["lint", good, bad])
        #expect(two.code == 1)
        let three = try Run(["lint", bad, good, "/nowhere.nss"])
        #expect(three.code == 66)
      }
    }
  }

  @Test(
    "explains itself where it is not understood",
    arguments: [
      [], ["lint"], ["check", "a.nss"], ["lint", "--quick", "a.nss"], ["lint", "--own"],
    ])
  func usage(_ arguments: [String]) throws {
    let run = try Run(arguments)
    #expect(run.code == 64)
    #expect(run.errors.hasPrefix("usage: foyer-theme"))
  }

  @Test("explains itself when asked")
  func help() throws {
    let run = try Run(["--help"])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("usage: foyer-theme"))
  }
}
