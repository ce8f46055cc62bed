import Onboarding
import Testing

@Suite("Where an app stands with its store")
struct OnboardingStoreStateTests {
  typealias State = OnboardingStoreState

  static let keys: SecretStoreKeys = [.passcode, .biometrics, .recoveryCode]
  static let errors: [SecretStoreError] = [
    .noVault, .vaultExists, .locked, .refused(reason: .emptyPasscode),
    .keyring(reason: .absent), .keyring(reason: .locked), .keyring(reason: .notUnlocked),
    .keyring(reason: .died), .keyring(reason: .timedOut(seconds: 5)),
    .keyring(reason: .failed(code: 1)), .deviceKeyMissing, .storage(reason: .full),
    .storage(reason: .readOnly), .damaged(part: .index), .newerVersion(found: 2, known: 1),
    .busy(seconds: 5), .noMemory,
  ]

  static func state(_ events: State.Event...) -> State {
    var state = State()
    for event in [.started] + events { _ = state.handle(event) }
    return state
  }

  static let locked = State.Event.statusRead(.locked(keys, triesLeft: 10))

  /// States by how they came about.
  static let all: [(name: String, state: State, phase: State.Phase)] = [
    ("unknown", state(), .unknown),
    ("no vault", state(.statusRead(.noVault)), .noVault),
    ("locked", state(locked), .locked(keys, triesLeft: 10)),
    ("unlocking", state(locked, .began(.passcode)), .unlocking),
    ("creating", state(.statusRead(.noVault), .began(.create)), .unlocking),
    ("unlocked", state(locked, .began(.passcode), .ended(.unlocked)), .unlocked(keys)),
    (
      "throttled", state(.statusRead(.throttled(keys, wait: .seconds(60)))),
      .throttled(keys, wait: .seconds(60))
    ),
    ("disabled", state(.statusRead(.disabled(keys))), .disabled(keys)),
    ("needs recovery", state(.statusRead(.needsRecovery(keys))), .needsRecovery(keys)),
    (
      "trouble", state(.failed(.keyring(reason: .locked))),
      .trouble(.keyring(reason: .locked))
    ),
  ]

  @Test("Each state is reached", arguments: all.indices)
  func states(index: Int) {
    #expect(Self.all[index].state.phase == Self.all[index].phase)
  }

  @Test(
    "What may begin",
    arguments: zip(
      all.indices,
      [
        [], [.create], [.passcode, .biometrics, .recoveryCode], [], [], [], [.recoveryCode],
        [.recoveryCode], [.recoveryCode], [],
      ] as [Set<State.Attempt>]))
  func beginnings(index: Int, attempts: Set<State.Attempt>) {
    for attempt in State.Attempt.allCases {
      var state = Self.all[index].state
      let may = attempts.contains(attempt)
      #expect(state.mayBegin(attempt) == may)
      #expect(state.handle(.began(attempt)).isEmpty)
      #expect(state.phase == (may ? .unlocking : Self.all[index].phase))
    }
  }

  @Test("A way that the store does not have cannot begin")
  func missingKeys() {
    let state = Self.state(.statusRead(.locked([.passcode], triesLeft: 3)))
    #expect(state.mayBegin(.passcode))
    #expect(!state.mayBegin(.biometrics) && !state.mayBegin(.recoveryCode))
  }

  @Test(
    "How a try ends",
    arguments: [
      (UnlockOutcome.unlocked, State.Phase.unlocked(keys), [State.Effect.readStatus]),
      (.rejected(triesLeft: 7, wait: .zero), .locked(keys, triesLeft: 7), []),
      (
        .rejected(triesLeft: 5, wait: .seconds(60)), .throttled(keys, wait: .seconds(60)),
        [.wait(.seconds(60))]
      ),
      (
        .throttled(wait: .seconds(9)), .throttled(keys, wait: .seconds(9)), [.wait(.seconds(9))]
      ),
      (.disabled, .disabled(keys), []),
      (.wiped, .noVault, []),
      (.passcodeRequired(.restarted), .locked(keys, triesLeft: 10), []),
      (.wrongRecoveryCode, .locked(keys, triesLeft: 10), []),
      (.mistypedRecoveryCode, .locked(keys, triesLeft: 10), []),
    ])
  func ends(outcome: UnlockOutcome, phase: State.Phase, effects: [State.Effect]) {
    var state = Self.state(Self.locked, .began(.passcode))
    #expect(state.handle(.ended(outcome)) == effects)
    #expect(state.phase == phase)
  }

  @Test("A store that was made opens by its passcode")
  func created() {
    var state = Self.state(.statusRead(.noVault), .began(.create))
    #expect(state.handle(.ended(.unlocked)) == [.readStatus])
    #expect(state.phase == .unlocked([.passcode]))
  }

  @Test("The wait over, the store is asked; before, nothing is")
  func waiting() {
    var state = Self.state(.statusRead(.throttled(Self.keys, wait: .seconds(60))))
    #expect(state.handle(.waitEnded) == [.readStatus])
    _ = state.handle(Self.locked)
    #expect(state.handle(.waitEnded) == [])
  }

  @Test("An open store is closed when that is wanted, and asked what there is")
  func lock() {
    var state = Self.state(Self.locked, .began(.passcode), .ended(.unlocked))
    #expect(state.handle(.lockWanted) == [.lock, .readStatus])
    #expect(state.phase == .unknown)
  }

  @Test("A wish to lock during a try closes the store as soon as it has opened")
  func lockDuringTry() {
    var state = Self.state(Self.locked, .began(.passcode), .lockWanted)
    #expect(state.phase == .unlocking)
    #expect(state.handle(.ended(.unlocked)) == [.lock, .readStatus])
    #expect(state.phase == .unknown)
    _ = state.handle(Self.locked)
    _ = state.handle(.began(.passcode))
    #expect(state.handle(.ended(.unlocked)) == [.readStatus])
  }

  @Test("A status that comes late does not end a try")
  func lateStatus() {
    var state = Self.state(Self.locked, .began(.passcode))
    #expect(state.handle(.statusRead(.noVault)) == [])
    #expect(state.phase == .unlocking)
  }

  @Test("Trouble with an open store leaves it open; a refused passcode leaves all as it was")
  func smallTrouble() {
    var open = Self.state(Self.locked, .began(.passcode), .ended(.unlocked))
    #expect(open.handle(.failed(.storage(reason: .full))) == [])
    #expect(open.phase == .unlocked(Self.keys))
    var trying = Self.state(Self.locked, .began(.passcode))
    _ = trying.handle(.failed(.refused(reason: .emptyPasscode)))
    #expect(trying.phase == .locked(Self.keys, triesLeft: 10))
  }

  @Test("A lost key in the keyring leads to recovery, with the ways that there are")
  func missingDeviceKey() {
    var state = Self.state(Self.locked, .began(.passcode))
    #expect(state.handle(.failed(.deviceKeyMissing)) == [.readStatus])
    #expect(state.phase == .needsRecovery(Self.keys))
  }

  @Test("No error leads to the first run, in no state", arguments: errors)
  func noFirstRun(error: SecretStoreError) {
    for (name, start, phase) in Self.all where phase != .noVault {
      // A passcode that is refused while the store is made leaves the first run what it was.
      if name == "creating", case .refused = error { continue }
      var state = start
      let effects = state.handle(.failed(error))
      #expect(state.phase != .noVault)
      #expect(!state.mayBegin(.create))
      if error == .noVault, phase != .unknown { #expect(effects == [.readStatus]) }
    }
  }

  @Test("Only the store's own word, a wipe or a limit leads to the first run", arguments: 0..<200)
  func stories(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var state = State()
    var events: [State.Event] = [
      .started, .lockWanted, .waitEnded, .retried, Self.locked,
      .statusRead(.disabled(Self.keys)), .statusRead(.needsRecovery(Self.keys)),
      .statusRead(.unlocked(Self.keys)), .ended(.unlocked), .ended(.disabled),
      .ended(.rejected(triesLeft: 1, wait: .zero)), .ended(.wrongRecoveryCode),
    ]
    events += Self.errors.map { .failed($0) }
    events += State.Attempt.allCases.map { .began($0) }
    for _ in 0..<300 {
      let event = events.randomElement(using: &random) ?? .started
      let effects = state.handle(event)
      #expect(state.phase != .noVault, "after \(event)")
      // An open store is never left open by a wish to lock.
      if event == .lockWanted, case .unlocked = state.phase { Issue.record("still open") }
      if effects.contains(.lock) { #expect(state.phase == .unknown) }
    }
  }
}
