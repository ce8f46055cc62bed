import Foundation
import Onboarding
import Testing

@Suite("The count of fingers that did not match") struct BiometricAttemptsTests {
  /// How a try of a row ends.
  static let gaveNothing: [BiometricOutcome] = [
    .cancelled, .timedOut, .readerRemoved, .serviceDied, .notEnrolled, .unavailable(.noReader),
    .unavailable(.noService), .unavailable(.notAllowed), .unavailable(.busy),
    .unavailable(.failed("verify-unknown-error")),
  ]

  struct Row: Sendable {
    let outcomes: [BiometricOutcome]
    let remaining: Int
  }

  @Test(
    "goes down with each wrong finger and up again with a right one",
    arguments: [
      Row(outcomes: [], remaining: 5),
      Row(outcomes: [.noMatch], remaining: 4),
      Row(outcomes: [.noMatch, .noMatch, .noMatch, .noMatch], remaining: 1),
      Row(outcomes: [.noMatch, .noMatch, .noMatch, .noMatch, .noMatch], remaining: 0),
      Row(outcomes: [.noMatch, .noMatch, .match], remaining: 5),
      Row(outcomes: [.noMatch, .match, .noMatch], remaining: 4),
      Row(outcomes: [.noMatch, .cancelled, .noMatch, .timedOut], remaining: 3),
    ])
  func counts(_ row: Row) {
    var attempts = BiometricAttempts()
    for outcome in row.outcomes {
      let isLeft = attempts.begin()
      #expect(isLeft)
      attempts.end(outcome)
    }
    #expect(attempts.remaining == row.remaining)
  }

  @Test("gives a try back in which no finger was compared", arguments: gaveNothing)
  func givesBack(_ outcome: BiometricOutcome) {
    var attempts = BiometricAttempts(failures: 3)
    let isLeft = attempts.begin()
    #expect(isLeft)
    #expect(attempts.failures == 4)
    attempts.end(outcome)
    #expect(attempts.failures == 3)
  }

  @Test("lets no sixth finger be tried, whatever was left in between")
  func ends() {
    var attempts = BiometricAttempts()
    for _ in 0..<5 {
      let isLeft = attempts.begin()
      #expect(isLeft)
      attempts.end(.noMatch)
    }
    let hasSixth = attempts.begin()
    #expect(!hasSixth)
    #expect(attempts.failures == 5)
    attempts.reset()
    let isLeft = attempts.begin()
    #expect(isLeft)
    #expect(attempts.remaining == 4)
  }

  @Test("counts a try that never came to its end")
  func countsFirst() {
    var attempts = BiometricAttempts()
    for _ in 0..<5 {
      let isLeft = attempts.begin()
      #expect(isLeft)
      attempts = BiometricAttempts(failures: attempts.failures)
    }
    let isLeft = attempts.begin()
    #expect(!isLeft)
  }

  @Test("takes a stored count that cannot be for a full one", arguments: [-1, 6, .min, .max])
  func damaged(_ failures: Int) throws {
    #expect(BiometricAttempts(failures: failures).remaining == 0)
    let stored = try JSONDecoder().decode(
      BiometricAttempts.self, from: Data("\(failures)".utf8))
    #expect(stored.remaining == 0)
  }

  @Test("is stored as a number", arguments: 0...5)
  func codable(_ failures: Int) throws {
    let attempts = BiometricAttempts(failures: failures)
    let data = try JSONEncoder().encode(attempts)
    #expect(String(decoding: data, as: UTF8.self) == "\(failures)")
    #expect(try JSONDecoder().decode(BiometricAttempts.self, from: data) == attempts)
  }

  @Test("never exceeds five wrong fingers in a row, whatever happens", arguments: 0..<50)
  func property(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var attempts = BiometricAttempts()
    var wrongInARow = 0
    for _ in 0..<200 {
      guard attempts.begin() else {
        #expect(wrongInARow == BiometricAttempts.limit)
        attempts.reset()
        wrongInARow = 0
        continue
      }
      let outcome =
        ([.match, .noMatch, .noMatch, .noMatch] + Self.gaveNothing).randomElement(
          using: &random) ?? .noMatch
      attempts.end(outcome)
      if outcome == .noMatch { wrongInARow += 1 }
      if outcome == .match { wrongInARow = 0 }
      #expect(attempts.failures == wrongInARow)
      #expect((0...5).contains(attempts.remaining))
    }
  }
}
