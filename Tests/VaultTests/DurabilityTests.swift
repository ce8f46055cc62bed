import FaultInjection
import Foundation
import Onboarding
import Testing
import Vault

@Suite("A vault whose program is ended with kill -9")
struct DurabilityTests {
  /// What the program was doing, and what must hold afterwards.
  enum Work: String, CaseIterable {
    case create = "create 1111"
    case keep = "unlock 1111 , set number 1"
    case change = "unlock 1111 , change 2222"
    case failedTry = "unlock 9999"
    case open = "unlock 1111"
  }

  @Test(
    "At each call that changes a file, in turn: old or new, and no guess for free",
    .enabled(if: FaultLibrary.isAvailable), arguments: Work.allCases)
  func eachCall(work: Work) async throws {
    var kills = 0
    for number in 1...200 {
      let bench = work == .create ? try Bench() : try await FaultTests.prepared()
      let environment = try FaultLibrary.environment("any", number, "kill")
      let probe = try FaultTests.probe(bench, work.rawValue, environment)
      try await check(bench, work, probe)
      guard probe.signal == SIGKILL else { break }
      kills += 1
    }
    #expect(kills > 5 && kills < 199)
    print("Ended at each of \(kills) calls of: \(work.rawValue)")
  }

  private func check(_ bench: Bench, _ work: Work, _ probe: Probe) async throws {
    let status = try await FaultTests.vault(bench).status()
    let vault = FaultTests.vault(bench)
    switch work {
    case .create:
      if status != .noVault { #expect(try await vault.unlock("1111") == .unlocked) }
      if probe.answer(to: "create 1111") == "done" { #expect(status != .noVault) }
    case .keep:
      #expect(try await vault.unlock("1111") == .unlocked)
      let value = try await vault.text("number")
      #expect(value == "0" || value == "1")
      if probe.answer(to: "set number 1") == "done" { #expect(value == "1") }
    case .change:
      let isOld = try await vault.unlock("1111") == .unlocked
      let isNew = try await FaultTests.vault(bench).unlock("2222") == .unlocked
      #expect(isOld != isNew)
      if probe.answer(to: "change 2222") == "done" { #expect(isNew) }
    case .failedTry:
      let evaluated = probe.lines.filter { $0 == "evaluating" }.count
      guard case .locked(_, let triesLeft) = status else {
        Issue.record("not locked but \(status)")
        return
      }
      #expect(10 - triesLeft >= evaluated)
      #expect(try await vault.unlock("1111") == .unlocked)
    case .open: #expect(try await vault.unlock("1111") == .unlocked)
    }
    if work != .create, work != .keep, await vault.isOpen {
      #expect(try await vault.text("number") == "0")
    }
    #expect(try bench.folder.names().filter { $0.contains(".new-") } == [])
  }

  /// What is known of a vault over many ends of its program.
  private struct Ledger {
    var number = 0
    var code = 0
    var lost = 0
    var corrupt = 0
    var freeGuesses = 0
    var leftOver = 0
  }

  @Test("At random points in time, over values, changes, wrong and right tries")
  func randomPoints() async throws {
    let kills = SoakCount.of("FOYER_VAULT_KILLS", otherwise: 40)
    let bench = try Bench()
    let first = FaultTests.vault(bench)
    try await first.create("code 0")
    try await first.set("0", "number")
    await first.lock()
    var random = SystemRandomNumberGenerator()
    var ledger = Ledger()
    for _ in 0..<kills {
      let words = "unlock,code \(ledger.code),/,story,\(ledger.number),\(ledger.code)"
        .split(separator: ",").map { $0 == "/" ? "," : String($0) }
      let running = try Probe.Running(
        Probe.path, [bench.folder.path, "never"] + words, environment: [:])
      let probe = running.kill(
        afterBytes: Int.random(in: 0..<600, using: &random),
        andMicroseconds: Int.random(in: 0..<8000, using: &random))
      #expect(probe.signal == SIGKILL, "\(probe.lines)")
      try await take(probe, bench, &ledger)
    }
    #expect(ledger.corrupt == 0)
    #expect(ledger.lost == 0)
    #expect(ledger.freeGuesses == 0)
    #expect(ledger.leftOver == 0)
    try SoakCount.report("vault: kill -9 at random points", kills)
    try SoakCount.report("vault: values kept before them", ledger.number)
    try SoakCount.report("vault: corrupt after them", ledger.corrupt)
    try SoakCount.report("vault: acknowledged writes lost", ledger.lost)
    try SoakCount.report("vault: guesses won", ledger.freeGuesses)
    try SoakCount.report("vault: temporary files left after the next start", ledger.leftOver)
  }

  private func take(_ probe: Probe, _ bench: Bench, _ ledger: inout Ledger) async throws {
    var changing: Int?
    var evaluated = 0
    // A right passcode, or a new one, forgets the tries before it can be said that it did.
    var mayHaveForgotten = true
    for line in probe.lines {
      let words = line.split(separator: " ")
      switch words.first {
      case "set": ledger.number = Int(words[1]) ?? 0
      case "changing":
        changing = Int(words[1])
        mayHaveForgotten = true
      case "changed":
        ledger.code = Int(words[1]) ?? 0
        changing = nil
        (evaluated, mayHaveForgotten) = (0, false)
      case "evaluating": evaluated += 1
      case "unlocking": mayHaveForgotten = true
      case "unlocked": (evaluated, mayHaveForgotten) = (0, false)
      case "unlock" where line.contains("unlocked"): (evaluated, mayHaveForgotten) = (0, false)
      default: break
      }
    }
    let vault = FaultTests.vault(bench)
    let status = try? await vault.status()
    guard case .locked(_, let triesLeft) = status else {
      ledger.corrupt += 1
      Issue.record("\(String(describing: status)) after \(probe.lines.suffix(3))")
      return
    }
    if triesLeft < 10 || !mayHaveForgotten {
      ledger.freeGuesses += max(0, evaluated - (10 - triesLeft))
    }
    var isOpen = try await vault.unlock("code \(ledger.code)") == .unlocked
    if !isOpen, let changing {
      // The change was on the disk, and the program was ended before it could say so.
      isOpen = try await vault.unlock("code \(changing)") == .unlocked
      ledger.code = changing
    }
    guard isOpen, let text = try? await vault.text("number"), let number = Int(text) else {
      ledger.corrupt += 1
      return
    }
    if number < ledger.number { ledger.lost += 1 }
    ledger.number = number
    ledger.leftOver += try bench.folder.names().filter { $0.contains(".new-") }.count
  }
}
