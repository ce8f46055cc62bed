import Onboarding
import Testing

@Suite("What a session service signals") struct SessionLockStateTests {
  struct Row: Sendable {
    let signs: [SessionLockState.Sign]
    let events: [SessionEvent]
  }

  @Test(
    "becomes one event a change",
    arguments: [
      Row(signs: [.lockedHint(false)], events: []),
      Row(signs: [.lockedHint(true)], events: [.locked]),
      Row(signs: [.lockRequest, .lockedHint(true)], events: [.locked]),
      Row(signs: [.lockedHint(true), .lockedHint(false)], events: [.locked, .unlocked]),
      Row(
        signs: [.lockRequest, .lockedHint(true), .unlockRequest, .lockedHint(false)],
        events: [.locked, .unlocked]),
      // A desktop without a lock screen follows no request and says nothing.
      Row(signs: [.lockRequest, .lockRequest], events: [.locked, .locked]),
      Row(signs: [.unlockRequest], events: []),
      Row(
        signs: [.sleep(true), .lockedHint(true), .sleep(false)],
        events: [.willSleep, .locked, .didWake]),
    ])
  func table(_ row: Row) {
    var state = SessionLockState()
    #expect(row.signs.compactMap { state.take($0) } == row.events)
  }

  @Test("locks an app when the session locks and before the system sleeps")
  func locks() {
    #expect(SessionEvent.allCases.filter(\.locksApp) == [.locked, .willSleep])
  }
}
