import FaultInjection
import Foundation
import Testing

/// The desktop's real keyring, each time on a bus and in a home of its own.
@Suite("A vault and GNOME's keyring", .enabled(if: GnomeKeyring.isAvailable), .serialized)
struct KeyringScenarioTests {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Keyring/scenario.sh").path

  /// What was printed, by step.
  private func play(_ name: String) throws -> [String: Probe] {
    let folder = try Folder()
    let run = try Probe(of: "/bin/bash", [Self.script, Probe.path, "\(folder.path)/s", name])
    var steps: [String: [String]] = ["": []]
    var step = ""
    for line in run.lines {
      if line.hasPrefix("== ") {
        step = String(line.dropFirst(3))
        steps[step] = []
      } else {
        steps[step, default: []].append(line)
      }
    }
    return steps.mapValues { Probe(lines: $0, signal: nil) }
  }

  private let lockedError = "error keyring(reason: KeyringReason.locked)"

  @Test("Open, it keeps what it is given over runs of the program, and forgets it when told")
  func normal() throws {
    let steps = try play("normal")
    let first = try #require(steps["first"])
    #expect(first.answer(to: "create 1111") == "done")
    #expect(first.answer(to: "finger") == "done")
    #expect(first.answer(to: "unlock 2222") == "rejected(triesLeft: 9, wait: 0.0 seconds)")
    #expect(first.answer(to: "unlock 1111") == "unlocked")
    let again = try #require(steps["again"])
    #expect(again.answer(to: "status") == "locked(SecretStoreKeys(rawValue: 3), triesLeft: 10)")
    #expect(again.answers(to: "get a") == ["b", "b"])
    #expect(again.answer(to: "match") == "unlocked")
    #expect(steps["wipe"]?.answer(to: "status") == "noVault")
  }

  @Test("Locked, it is locked, and the vault is there as before when it is open again")
  func locked() throws {
    let steps = try play("locked")
    let locked = try #require(steps["locked"])
    for command in ["status", "unlock 1111", "match"] {
      #expect(locked.answer(to: command) == lockedError)
    }
    #expect(locked.answer(to: "create 2222") == "error vaultExists")
    #expect(locked.answer(to: "keyring") == "error keyring(reason: KeyringReason.notUnlocked)")
    #expect(steps["open"]?.answer(to: "unlock 1111") == "unlocked")
    #expect(steps["open"]?.answer(to: "get a") == "b")
  }

  @Test("Locked when a vault is to be made, it is waited for and not passed over")
  func createdLocked() throws {
    let steps = try play("created-locked")
    #expect(steps["locked"]?.answer(to: "create 1111") == lockedError)
    #expect(steps["locked"]?.answer(to: "status") == "noVault")
  }

  @Test("Started with a wrong password, it is locked")
  func wrongPassword() throws {
    let steps = try play("wrong-password")
    #expect(steps["wrong"]?.answer(to: "status") == lockedError)
    #expect(steps["wrong"]?.answer(to: "unlock 1111") == lockedError)
    #expect(
      steps["wrong"]?.answer(to: "keyring") == "error keyring(reason: KeyringReason.notUnlocked)")
  }

  @Test("Ended and started again by the bus, it is locked")
  func killed() throws {
    let steps = try play("killed")
    #expect(steps["killed"]?.answer(to: "status") == lockedError)
    #expect(steps["killed"]?.answer(to: "unlock 1111") == lockedError)
  }

  @Test("Ended while it owes an answer, it has died")
  func dying() throws {
    let steps = try play("dying")
    #expect(steps["dying"]?.answer(to: "status") == "error keyring(reason: KeyringReason.died)")
    #expect(steps["locked"]?.answer(to: "status") == lockedError)
  }

  @Test("Without an answer, each call ends by its own limit")
  func slow() throws {
    let steps = try play("slow")
    let slow = try #require(steps["slow"])
    let late = "error keyring(reason: KeyringReason.timedOut(seconds: 1.0))"
    #expect(slow.answer(to: "status") == late)
    #expect(slow.answer(to: "unlock 1111") == late)
    #expect(slow.answer(to: "create 2222") == "error vaultExists")
    #expect(steps["again"]?.answer(to: "unlock 1111") == "unlocked")
    print("A limit of 1 s:", slow.lines.first ?? "")
  }

  @Test("Without the key of the vault, and open, it says that the key is gone")
  func lost() throws {
    let steps = try play("lost")
    #expect(steps["lost"]?.answer(to: "status") == "needsRecovery(SecretStoreKeys(rawValue: 1))")
    #expect(steps["lost"]?.answer(to: "unlock 1111") == "error deviceKeyMissing")
  }

  @Test("Where there is none, a vault does without, unless the app wants one")
  func absent() throws {
    let steps = try play("absent")
    let absent = "error keyring(reason: KeyringReason.absent)"
    #expect(steps["absent"]?.answer(to: "create 1111") == absent)
    #expect(steps["alone"]?.answer(to: "create 1111") == "done")
    #expect(steps["alone"]?.answer(to: "unlock 1111") == "unlocked")
  }

  @Test("A vault that was made with one says so where there is no bus, or nobody on it")
  func gone() throws {
    let steps = try play("gone")
    for step in ["bus", "nobody"] {
      let answers = steps[step]
      #expect(answers?.answer(to: "status") == "error keyring(reason: KeyringReason.absent)")
      #expect(answers?.answer(to: "unlock 1111") == "error keyring(reason: KeyringReason.absent)")
    }
  }
}

/// What the scenarios need, and a machine without a desktop may lack.
private enum GnomeKeyring {
  static let isAvailable = ["gnome-keyring-daemon", "secret-tool", "gdbus", "dbus-run-session"]
    .allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
}
