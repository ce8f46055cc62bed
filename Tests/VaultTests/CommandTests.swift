import FaultInjection
import Foundation
import Onboarding
import Testing
import Vault

@Suite("The command foyer-vault")
struct CommandTests {
  private static let path = Probe.path.replacing("VaultProbe", with: "foyer-vault")

  private struct Run {
    let output: String
    let errors: String
    let code: Int32
  }

  private func run(_ arguments: [String], input: String = "") throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: Self.path)
    process.arguments = arguments
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Run(output: output, errors: errors, code: process.terminationStatus)
  }

  private func place(_ bench: Bench) -> [String] {
    ["--application", "com.example.Probe", "--folder", bench.folder.path]
  }

  @Test("It says how it is used, on request and when it is used otherwise")
  func usage() throws {
    let help = try run(["--help"])
    #expect(help.code == 0 && help.output.hasPrefix("usage: foyer-vault status"))
    #expect(try run(["status", "--help"]).output == help.output)
    let wrong: [[String]] = [
      [], ["status"], ["open", "--file", "x"], ["status", "--file"],
      ["status", "--file", "x", "y"],
      ["status", "--file", "x", "--application", "a"], ["status", "--application", "a b"],
      ["status", "--application", "a", "--folder", "relative"], ["export", "--file", "x"],
      ["cost", "--file", "x"], ["cost", "--file", "x", "--memory", "0"],
      ["cost", "--file", "x", "--memory", "1025"], ["status", "--file", "x", "--open"],
      ["status", "--file", "x", "--file", "y"], ["cost", "--file", "x", "--memory", "many"],
    ]
    for arguments in wrong {
      let result = try run(arguments)
      #expect(result.code == 64 && result.output.isEmpty, "\(arguments)")
      #expect(result.errors == help.output, "\(arguments)")
    }
  }

  @Test("Status tells what there is, by the app's name or by the file's")
  func status() async throws {
    let bench = try await FaultTests.prepared()
    let byName = try run(["status"] + place(bench))
    #expect(byName.code == 0, "\(byName.errors)")
    for line in [
      "opens by  passcode", "a try     costs 1 pass over 8 KiB", "keyring   not used",
      "limit     10 tries, then the passcode is disabled", "values    1",
      "state     locked, 10 tries left",
    ] { #expect(byName.output.contains(line + "\n"), "\(byName.output)") }
    let byFile = try run(["status", "--file", FaultTests.location(bench).path])
    #expect(byFile.output == byName.output)
  }

  @Test("Check reads the file, and with the passcode each value")
  func check() async throws {
    let bench = try await FaultTests.prepared()
    #expect(try run(["check"] + place(bench)).code == 0)
    let open = try run(["check", "--open"] + place(bench), input: "1111\n")
    #expect(open.code == 0 && open.output.contains("each of its 1 values opens"))
    let wrong = try run(["check", "--open"] + place(bench), input: "2222\n")
    #expect(wrong.code == 77 && wrong.errors.contains("9 tries are left"))
    #expect(!wrong.errors.contains("2222"))
    #expect(try run(["check", "--open"] + place(bench)).code == 64)

    let path = FaultTests.location(bench).path
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes[bytes.count - 100] ^= 1
    try bytes.write(to: URL(filePath: path))
    let damaged = try run(["check", "--open"] + place(bench), input: "1111\n")
    #expect(damaged.code == 1 && damaged.errors.contains("damaged"), "\(damaged)")
  }

  @Test("Export copies the encrypted file where nothing is yet, and the copy opens")
  func export() async throws {
    let bench = try await FaultTests.prepared()
    let other = try Folder()
    let copy = "\(other.path)/copy.vault"
    let first = try run(["export", copy] + place(bench))
    #expect(first.code == 0, "\(first.errors)")
    let original = try Data(contentsOf: URL(filePath: FaultTests.location(bench).path))
    #expect(try Data(contentsOf: URL(filePath: copy)) == original)
    #expect(try run(["export", copy] + place(bench)).code == 73)
    #expect(try run(["check", "--open", "--file", copy], input: "1111\n").code == 0)
    #expect(try run(["export", "/nonexistent/x"] + place(bench)).code == 74)
  }

  @Test("Cost is raised with the passcode, never lowered, and the app's limits stay")
  func cost() async throws {
    let bench = try Bench()
    let vault = Vault(
      FaultTests.location(bench),
      options: VaultOptions(
        retryLimit: 4, atLimit: .wipe, keyring: .never, keyDerivation: .lowest),
      keyring: bench.keyring)
    try await vault.create("1111")
    let raised = try run(["cost", "--memory", "1"] + place(bench), input: "1111\n")
    #expect(raised.code == 0, "\(raised.errors)")
    #expect(raised.output == "A try costs 3 passes over 1 MiB from now on.\n")
    let lower = try run(["cost", "--memory", "1", "--passes", "1"] + place(bench), input: "1111\n")
    #expect(lower.code == 1 && lower.output.contains("only raised"))
    let status = try run(["status"] + place(bench))
    #expect(status.output.contains("limit     4 tries, then the vault removes itself"))
    #expect(try run(["cost", "--memory", "2"] + place(bench), input: "0\n").code == 77)
  }

  @Test("What is no vault, or not there, is told with what to do")
  func trouble() async throws {
    let bench = try Bench()
    let none = try run(["status"] + place(bench))
    #expect(none.code == 66 && none.errors.contains("--folder"))
    let file = "\(bench.folder.path)/file"
    try Data("no vault at all".utf8).write(to: URL(filePath: file))
    chmod(file, 0o600)
    let other = try run(["check", "--file", file])
    #expect(other.code == 1 && other.errors.contains("This is no vault"))
    chmod(file, 0o666)
    let open = try run(["check", "--file", file])
    #expect(open.code == 74 && open.errors.contains("chmod go-w"))
  }

  @Test("A passcode that is disabled is told, and that only the recovery code is left")
  func disabled() async throws {
    let bench = try Bench()
    let options = VaultOptions(retryLimit: 1, keyring: .never, keyDerivation: .lowest)
    let vault = Vault(FaultTests.location(bench), options: options, keyring: bench.keyring)
    try await vault.create("1111")
    #expect(try run(["check", "--open"] + place(bench), input: "2\n").code == 77)
    let status = try run(["status"] + place(bench))
    #expect(status.code == 1 && status.output.contains("set the app up again"))
  }
}
