import Onboarding
import Testing

@Suite("Entering a passcode") struct PasscodeEntryTests {
  typealias Event = PasscodeEntry.Event

  private func entry(_ limit: Int = -1, _ events: Event...) -> PasscodeEntry {
    var entry = PasscodeEntry(retryLimit: limit)
    for event in events { entry.receive(event) }
    return entry
  }

  @Test("is over when it is right")
  func right() {
    var entry = entry(3, .begin(.none))
    #expect(entry.step == .passcode(nil))
    #expect(entry.receive(.submitted) == .trying(.typed))
    entry.receive(.submitted)
    #expect(entry.refusal == .busy)
    #expect(entry.receive(.tried(.right)) == .done(.typed))
    entry.receive(.submitted)
    #expect(entry.refusal == .outOfPlace)
  }

  @Test("says how many tries are left after the first wrong one, and not before", arguments: 1...6)
  func exactLimit(_ limit: Int) {
    var entry = entry(limit, .begin(.none))
    #expect(entry.triesRemaining == nil)
    for number in 1...limit {
      #expect(entry.receive(.submitted) == .trying(.typed), "try \(number)")
      let step = entry.receive(.tried(.wrong(triesRemaining: -1)))
      #expect(entry.triesRemaining == limit - number)
      #expect(
        step == (number == limit ? .locked : .passcode(.wrong(triesRemaining: limit - number))))
    }
    entry.receive(.submitted)
    #expect(entry.refusal == .noTriesLeft)
  }

  @Test(
    "takes the lower of its own count and the app's",
    arguments: [
      (3, 9, 2), (9, 3, 3), (-1, 4, 4), (0, 4, 4), (3, -1, 2), (-1, -1, nil), (3, nil, 2),
      (9, 0, 0),
    ] as [(Int, Int?, Int?)])
  func lower(_ limit: Int, _ told: Int?, _ left: Int?) {
    let entry = entry(
      limit, .begin(.none), .submitted, .tried(.wrong(triesRemaining: told)))
    #expect(entry.triesRemaining == left)
    #expect((entry.step == .locked) == (left == 0))
  }

  @Test("counts nothing that is not about the passcode")
  func failure() {
    let entry = entry(1, .begin(.none), .submitted, .tried(.failed(reason: "Disk full.")))
    #expect(entry.step == .passcode(.refused(reason: "Disk full.", triesRemaining: nil)))
    #expect(entry.triesRemaining == nil)
  }

  @Test("says the app's reason with the tries")
  func reason() {
    let entry = entry(
      3, .begin(.none), .submitted, .tried(.refused(reason: "Wrong.", triesRemaining: -1)))
    #expect(entry.step == .passcode(.refused(reason: "Wrong.", triesRemaining: 2)))
  }

  @Test("takes back what was said when the person types")
  func edited() {
    var entry = entry(3, .begin(.none), .submitted, .tried(.wrong(triesRemaining: nil)))
    #expect(entry.receive(.edited) == .passcode(nil))
    entry.receive(.edited)
    #expect(entry.refusal == .outOfPlace)
  }

  @Test("goes on counting after the screen was left, and stays locked")
  func restarted() {
    var entry = entry(2, .begin(.none), .submitted, .tried(.wrong(triesRemaining: nil)))
    entry.restart()
    #expect(entry.step == .start)
    entry.receive(.begin(.none))
    entry.receive(.submitted)
    #expect(entry.receive(.tried(.wrong(triesRemaining: nil))) == .locked)
    entry.restart()
    #expect(entry.step == .locked)
  }

  @Test("begins with the finger, whose passcode is tried")
  func finger() {
    var entry = entry(3, .begin(.ready(isGenerated: true)))
    guard case .finger(let prompt) = entry.step else { return #expect(Bool(false)) }
    #expect(prompt.isWaiting)
    #expect(entry.isGenerated)
    #expect(entry.receive(.fingerEnded(.match)) == .fetching)
    #expect(entry.receive(.fetched(true)) == .trying(.finger))
    #expect(entry.receive(.tried(.right)) == .done(.finger))
  }

  @Test(
    "falls to the passcode when the finger is no way in",
    arguments: [
      (.cancelled, nil, true), (.timedOut, .timedOut, true),
      (.unavailable(.busy), .busy, true), (.readerRemoved, .readerGone, false),
      (.serviceDied, .readerGone, false), (.notEnrolled, .readerGone, false),
    ] as [(BiometricOutcome, FingerMessage?, Bool)])
  func falls(_ outcome: BiometricOutcome, _ message: FingerMessage?, _ canRetry: Bool) {
    var entry = entry(3, .begin(.ready(isGenerated: false)))
    #expect(
      entry.receive(.fingerEnded(outcome)) == .passcode(message.map { .finger($0) }))
    #expect(entry.canUseFinger == canRetry)
    entry.receive(.useFinger)
    #expect((entry.refusal == nil) == canRetry)
  }

  @Test("asks for a finger again at once, five times in a row at most")
  func fiveFingers() {
    var entry = entry(3, .begin(.ready(isGenerated: false)))
    for _ in 1..<FingerPrompt.failureLimit {
      entry.receive(.fingerEnded(.noMatch))
      guard case .finger(let prompt) = entry.step else { return #expect(Bool(false)) }
      #expect(prompt.isWaiting && prompt.message == .noMatch)
    }
    #expect(entry.receive(.fingerEnded(.noMatch)) == .passcode(.finger(.tooManyFailures)))
    #expect(!entry.canUseFinger)
    entry.receive(.useFinger)
    #expect(entry.refusal == .outOfPlace)
  }

  @Test("counts wrong fingers on when the finger is asked for again")
  func countsOn() {
    var entry = entry(3, .begin(.ready(isGenerated: false)))
    for _ in 0..<3 { entry.receive(.fingerEnded(.noMatch)) }
    entry.receive(.fingerEnded(.timedOut))
    entry.receive(.useFinger)
    entry.receive(.fingerEnded(.noMatch))
    #expect(entry.receive(.fingerEnded(.noMatch)) == .passcode(.finger(.tooManyFailures)))
  }

  @Test("says so when other fingers are enrolled, and takes the passcode")
  func changed() {
    #expect(
      entry(3, .begin(.changed(isGenerated: false))).step == .passcode(.finger(.changed)))
    #expect(
      entry(3, .begin(.changed(isGenerated: true))).step
        == .passcode(.finger(.changedWithoutPasscode)))
    #expect(!entry(3, .begin(.changed(isGenerated: false))).canUseFinger)
  }

  @Test("treats a finger whose passcode is gone as no finger")
  func notFetched() {
    let entry = entry(3, .begin(.ready(isGenerated: false)), .fingerEnded(.match), .fetched(false))
    #expect(entry.step == .passcode(.finger(.readerGone)))
    #expect(!entry.canUseFinger)
  }

  private static let events: [Event] = [
    .begin(.none), .begin(.ready(isGenerated: false)), .begin(.changed(isGenerated: true)),
    .hint(.tryAgain), .fingerEnded(.match), .fingerEnded(.noMatch), .fingerEnded(.timedOut),
    .fetched(true), .fetched(false), .usePasscode, .useFinger, .edited, .submitted,
    .tried(.wrong(triesRemaining: -1)), .tried(.failed(reason: nil)),
  ]

  @Test("never gives a try away, whatever happens", arguments: 1...200 as ClosedRange<UInt64>)
  func random(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let limit = Int.random(in: 1...5, using: &random)
    var entry = PasscodeEntry(retryLimit: limit)
    var wrong = 0
    for _ in 0..<400 {
      if Int.random(in: 0..<20, using: &random) == 0 {
        entry.restart()
        continue
      }
      let event = try #require(Self.events.randomElement(using: &random))
      let before = entry.step
      let after = entry.receive(event)
      if entry.refusal != nil {
        #expect(after == before)
      } else if case .tried(.wrong) = event {
        wrong += 1
        #expect(entry.triesRemaining == limit - wrong)
        #expect((after == .locked) == (wrong == limit))
      }
      #expect(wrong <= limit)
    }
  }
}
