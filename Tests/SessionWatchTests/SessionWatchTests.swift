import Onboarding
import PrivateSystemBus
import SessionWatch
import SystemBus
import Testing

@Suite(
  "The watch of the session", .serialized,
  .enabled(if: PrivateSystemBus.isAvailable, "needs the packages fprintd and python3-dbusmock"))
@MainActor struct SessionWatchTests {
  @Test("tells that the session was asked to lock and to unlock", arguments: ["auto", "process"])
  func requests(_ how: String) async throws {
    let fixture = try await WatchFixture(how)
    try await fixture.bus("session", "c1", "Lock")
    #expect(await fixture.next() == .locked)
    try await fixture.bus("session", "c1", "Unlock")
    #expect(await fixture.next() == .unlocked)
  }

  @Test("tells what the desktop says about its lock screen")
  func hint() async throws {
    let fixture = try await WatchFixture()
    try await fixture.bus("locked-hint", "c1", "yes")
    #expect(await fixture.next() == .locked)
    try await fixture.bus("locked-hint", "c1", "no")
    #expect(await fixture.next() == .unlocked)
  }

  @Test("tells first that the session is locked already")
  func already() async throws {
    let bus = try await PrivateSystemBus()
    try await bus("login", "auto", "c1")
    try await bus("locked-hint", "c1", "yes")
    let fixture = try await WatchFixture(on: bus)
    #expect(await fixture.next() == .locked)
  }

  @Test("does not listen to another session")
  func other() async throws {
    let fixture = try await WatchFixture(sessions: ["c1", "c2"])
    try await fixture.bus("session", "c2", "Lock")
    try await fixture.bus("locked-hint", "c2", "yes")
    try await fixture.bus("session", "c1", "Lock")
    try await fixture.bus("sleep", "yes")
    #expect(await fixture.next() == .locked)
    #expect(await fixture.next() == .willSleep)
  }

  @Test("does not listen to other programs")
  func forged() async throws {
    let fixture = try await WatchFixture()
    try await fixture.bus("forge-lock", "c1")
    try await fixture.bus("sleep", "yes")
    #expect(await fixture.next() == .willSleep)
  }

  @Test("has the system wait before it sleeps until the app has locked")
  func sleep() async throws {
    let fixture = try await WatchFixture()
    #expect(try await fixture.bus("holds") == ["sleep delay"])
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    fixture.onEvent = { event in
      if event == .willSleep { _ = await gate.first { @Sendable _ in true } }
    }
    try await fixture.bus("sleep", "yes")
    #expect(await fixture.next() == .willSleep)
    #expect(try await fixture.bus("holds") == ["sleep delay"])
    opener.yield()
    try await fixture.bus("held", "0")
    try await fixture.bus("sleep", "no")
    #expect(await fixture.next() == .didWake)
    #expect(try await fixture.bus("holds") == ["sleep delay"])
  }

  @Test("hears of sleep without a session")
  func noSession() async throws {
    let fixture = try await WatchFixture(sessions: [])
    try await fixture.bus("sleep", "yes")
    #expect(await fixture.next() == .willSleep)
  }

  @Test("follows a session service that is restarted")
  func restarted() async throws {
    let fixture = try await WatchFixture()
    try await fixture.bus("kill", "login")
    try await fixture.bus("login", "auto", "c1")
    try await fixture.bus("held", "1")
    try await fixture.bus("locked-hint", "c1", "yes")
    #expect(await fixture.next() == .locked)
  }

  @Test("ends with its task, and lets the system sleep")
  func cancelled() async throws {
    let fixture = try await WatchFixture()
    fixture.task?.cancel()
    await fixture.task?.value
    try await fixture.bus("held", "0")
  }

  @Test("ends by itself without a session service or a bus, and when the bus ends")
  func nothing() async throws {
    let bus = try await PrivateSystemBus()
    await SessionWatch(bus: SystemBus(address: bus.address)).run { _ in }
    await SessionWatch(bus: SystemBus(address: "unix:path=/nowhere/bus")).run { _ in }
    let fixture = try await WatchFixture()
    try await fixture.bus("kill", "bus")
    await fixture.task?.value
  }
}
