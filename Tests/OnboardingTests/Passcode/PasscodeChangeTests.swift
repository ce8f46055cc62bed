import Onboarding
import Testing

@Suite("Changing a passcode") struct PasscodeChangeTests {
  @Test("asks for the present one, then for a new one")
  func typed() {
    var change = PasscodeChange()
    #expect(change.step == .current)
    #expect(change.receive(.matched(isGenerated: false)) == .new)
    #expect(change.receive(.changed) == .done)
    change.receive(.changed)
    #expect(change.refusal == .outOfPlace)
  }

  @Test("goes back from the new one to the present one")
  func back() {
    var change = PasscodeChange()
    change.receive(.matched(isGenerated: false))
    #expect(change.receive(.back) == .current)
  }

  @Test("replaces a passcode that the kit made without another page")
  func generated() {
    var change = PasscodeChange()
    #expect(change.receive(.matched(isGenerated: true)) == .replacing)
    change.receive(.matched(isGenerated: true))
    #expect(change.refusal == .busy)
    #expect(change.receive(.replaced(false)) == .current)
    change.receive(.matched(isGenerated: true))
    #expect(change.receive(.replaced(true)) == .done)
  }

  private static let events: [PasscodeChange.Event] = [
    .matched(isGenerated: false), .matched(isGenerated: true), .replaced(true), .replaced(false),
    .changed, .back,
  ]

  @Test("never is over before the present passcode was right", arguments: 1...50)
  func random(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var change = PasscodeChange()
    var hasMatched = false
    for _ in 0..<50 {
      let event = try #require(Self.events.randomElement(using: &random))
      let before = change.step
      let after = change.receive(event)
      if change.refusal != nil { #expect(after == before) }
      if case .matched = event, change.refusal == nil { hasMatched = true }
      if after == .done { #expect(hasMatched) }
    }
  }
}
