import Foundation
import Glibc
import Onboarding
import Secrets
import Vault

/// A program that does with a vault what its arguments say, for tests that end it in the middle,
/// have the system fail it, or give it a keyring.
///
/// `VaultProbe FOLDER KEYRING [WORD...] [, WORD...]...` prints a line for each thing that is done,
/// after it was done, and before a passcode is looked at. KEYRING is one of `never`, `required` and
/// `present`.
@main enum VaultProbe {
  static func main() async {
    var words = Array(CommandLine.arguments.dropFirst())
    guard words.count > 2 else { exit(64) }
    let folder = words.removeFirst()
    let use: VaultOptions.KeyringUse =
      switch words.removeFirst() {
      case "never": .never
      case "required": .required
      default: .whenPresent
      }
    let location = VaultLocation(application: "com.example.Probe", folder: folder)
    let limit = ProcessInfo.processInfo.environment["FOYER_PROBE_SECONDS"].flatMap(Int.init) ?? 5
    let vault = Vault(
      location, options: VaultOptions(keyring: use, keyDerivation: .lowest),
      keyring: SecretService(
        application: "com.example.Probe", timeLimit: .seconds(limit),
        promptTimeLimit: .seconds(limit)),
      observer: { step in
        if case .evaluating = step { say("evaluating") }
      })
    for command in words.split(separator: ",") {
      say(await run(Array(command), on: vault))
    }
  }

  private static func run(_ words: [String], on vault: Vault) async -> String {
    let began = ContinuousClock.now
    func argument(_ place: Int) -> String { place < words.count ? words[place] : "" }
    do {
      let answer: String
      switch words[0] {
      case "status": answer = "\(try await vault.status())"
      case "create":
        try await vault.create(passcode: secret(argument(1)))
        answer = "done"
      case "unlock": answer = "\(try await vault.unlock(passcode: secret(argument(1))))"
      case "change":
        try await vault.changePasscode(to: secret(argument(1)))
        answer = "done"
      case "set":
        try await vault.setValue(secret(argument(2)), named: argument(1))
        answer = "done"
      case "get":
        answer =
          try await vault.value(named: argument(1))?.withUnsafeBytes {
            String(decoding: $0, as: UTF8.self)
          } ?? "none"
      case "finger":
        try await vault.enableBiometrics(
          for: BiometricEnrolment(reader: "reader", fingers: ["thumb"]))
        answer = "done"
      case "match":
        answer =
          "\(try await vault.unlock(afterMatchOf: BiometricEnrolment(reader: "reader", fingers: ["thumb"])))"
      case "lock":
        await vault.lock()
        answer = "done"
      case "wipe":
        try await vault.wipe()
        answer = "done"
      case "keyring":
        try await vault.unlockKeyring()
        answer = "done"
      case "story":
        return await story(on: vault, number: Int(argument(1)) ?? 0, code: Int(argument(2)) ?? 0)
      default: return "? \(words)"
      }
      return "\(words.joined(separator: " ")): \(answer) [\(seconds(since: began))]"
    } catch {
      return "\(words.joined(separator: " ")): error \(error) [\(seconds(since: began))]"
    }
  }

  /// Goes on until it is ended: values, changes of the passcode, wrong and right tries.
  private static func story(on vault: Vault, number first: Int, code: Int) async -> String {
    var number = first
    var code = code
    do {
      while true {
        number += 1
        try await vault.setValue(secret("\(number)"), named: "number")
        say("set \(number)")
        say("changing \(1 - code)")
        try await vault.changePasscode(to: secret("code \(1 - code)"))
        code = 1 - code
        say("changed \(code)")
        for wrong in 0..<3 {
          _ = try await vault.unlock(passcode: secret("wrong \(number) \(wrong)"))
          say("failed")
        }
        say("unlocking")
        guard try await vault.unlock(passcode: secret("code \(code)")) == .unlocked else {
          return "refused"
        }
        say("unlocked")
      }
    } catch {
      return "error \(error)"
    }
  }

  private static func secret(_ text: String) throws -> SecretBytes {
    try SecretBytes(capacity: text.utf8.count) { room in
      room.copyBytes(from: text.utf8)
      return room.count
    }
  }

  private static func seconds(since began: ContinuousClock.Instant) -> String {
    let milliseconds = Int(began.duration(to: .now) / .milliseconds(1))
    return "\(milliseconds) ms"
  }

  /// In one piece, and out at once: what was printed has happened.
  private static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(1, bytes, bytes.count)
  }
}
