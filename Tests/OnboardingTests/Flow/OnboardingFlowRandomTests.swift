import Foundation
import Onboarding
import Testing

/// `FOYER_FLOW_SEED=NUMBER` repeats what failed with that seed.
@Suite("Whatever happens, in whatever order")
struct OnboardingFlowRandomTests {
  static let seed =
    ProcessInfo.processInfo.environment["FOYER_FLOW_SEED"].flatMap(UInt64.init)
    ?? UInt64.random(in: 0...UInt64.max)

  @Test(
    "A million events in random sequences never lead to an illegal state",
    arguments: OnboardingPlan.all.indices)
  func illegalStates(index: Int) {
    var random = SeededGenerator(seed: Self.seed &+ UInt64(index))
    var met: Set<String> = []
    for _ in 0..<1_000 {
      var now = ClockReading.after(0)
      var flow = OnboardingFlow(OnboardingPlan.all[index])
      flow.receive(.started, at: now)
      var events: [OnboardingFlow.Event] = []
      for _ in 0..<200 {
        let event = Self.event(for: flow, &random)
        now = Self.later(now, &random)
        let before = flow
        flow.receive(event, at: now)
        events.append(event)
        if let violation = FlowRules.violation(flow, after: event, from: before) {
          Issue.record("seed \(Self.seed), plan \(index): \(violation) after \(events.suffix(12))")
          return
        }
      }
      met.insert(flow.step.name)
    }
    // A walk that never gets anywhere would prove nothing.
    #expect(met.count >= 7, "seed \(Self.seed): only \(met) were met")
    #expect(met.contains("main"), "seed \(Self.seed): nobody got into the app")
  }

  @Test("An app that is ended anywhere, with faults of disk and store, comes back to the same step")
  func ended() {
    var random = SeededGenerator(seed: Self.seed)
    for number in 0..<200 {
      var device = FlowDevice(OnboardingPlan.all[number % OnboardingPlan.all.count])
      device.send(.started)
      for step in 0..<60 {
        device.now = Self.later(device.now, &random)
        Self.play(&device, &random)
        if let difference = Self.difference(afterEndOf: device) {
          Issue.record("seed \(Self.seed), walk \(number), event \(step): \(difference)")
          return
        }
      }
    }
  }

  /// Something that a person, a machine or a server does.
  static func play(_ device: inout FlowDevice, _ random: inout SeededGenerator) {
    device.diskError = nil
    device.storeError = nil
    switch Int.random(in: 0..<12, using: &random) {
    case 0: device.diskError = .storage(reason: .full)
    case 1: device.storeError = .keyring(reason: .timedOut(seconds: 5))
    case 2:
      if case .unlock = device.step { return device.unlock(rightly: false) }
    case 3, 4, 5:
      let events = FlowTable.events.filter(\.isOfPerson)
      device.send(events[Int.random(in: 0..<events.count, using: &random)])
      return
    case 6: device.stubborn = device.stubborn.isEmpty ? [.credentials] : []
    case 7: return device.restart()
    default: break
    }
    device.goOn()
  }

  /// What is otherwise when an app is ended and started, and opened again; nil when nothing is.
  static func difference(afterEndOf device: FlowDevice) -> String? {
    var other = device
    guard let expected = device.nameAfterRestart else { return nil }
    other.diskError = nil
    other.storeError = nil
    other.restart()
    if other.step.name == "unlock" { other.unlock() }
    if other.step.name == "authentication", expected != "authentication" {
      other.signIn(other.flow.record.user?.name ?? "")
    }
    if other.step.name != expected {
      return "\(device.step.name) became \(other.step.name), and not \(expected)"
    }
    return nil
  }

  static func later(_ now: ClockReading, _ random: inout SeededGenerator) -> ClockReading {
    let seconds = Int64.random(in: 0...200, using: &random)
    // Now and then somebody sets the clock.
    let set = Int.random(in: 0..<50, using: &random) == 0 ? Int64(-86_400) : 0
    return ClockReading(
      boot: now.boot, uptime: now.uptime + .seconds(seconds),
      wall: now.wall + .seconds(seconds + set))
  }

  /// An event that leads on, or any.
  static func event(for flow: OnboardingFlow, _ random: inout SeededGenerator)
    -> OnboardingFlow.Event
  {
    guard Int.random(in: 0..<4, using: &random) > 0, let next = next(flow) else {
      return anything[Int.random(in: 0..<anything.count, using: &random)]
    }
    return next
  }

  static let stricter = PasscodeTerms(
    policy: PasscodePolicy(minimumLength: 10), allowsFinger: false)
  static let open = OnboardingStoreState.Event.ended(.unlocked)
  static let more: [OnboardingFlow.Event] = [
    .termsChanged(stricter), .store(.ended(.wiped)), .store(.ended(.wrongRecoveryCode)),
    .store(.ended(.passcodeRequired(.enrolmentChanged))), .store(.failed(.deviceKeyMissing)),
    .store(.failed(.vaultExists)), .store(.failed(.refused(reason: .emptyPasscode))),
    .store(.statusRead(.unlocked([.passcode, .biometrics]))), .recordFailed(.damaged),
    .store(.statusRead(.needsRecovery([.recoveryCode]))), .recordFailed(.changedElsewhere),
    .store(.statusRead(.throttled(FlowTable.keys, wait: .seconds(60)))),
    .store(.statusRead(.locked([.passcode, .biometrics, .recoveryCode], triesLeft: 3))),
  ]

  private static let anything = FlowTable.events + more

  private static func next(_ flow: OnboardingFlow) -> OnboardingFlow.Event? {
    switch flow.step {
    case .starting:
      if flow.effects.contains(.loadRecord) { return .recordLoaded(nil) }
      return flow.store.phase == .unknown ? .store(.statusRead(.noVault)) : nil
    case .welcome: return .begun
    case .activation(let lookUp): return lookUp == .busy ? .found(.server()) : .lookUpBegan
    case .authentication(let form):
      return form.phase == .verifying ? .signedIn(name: form.name ?? "anna") : .signInBegan
    case .licence(let licence): return .agreed(licence.document)
    case .consent(let consent): return .answered(consent.document, .allowed)
    case .passcode(let passcode): return .store(passcode.isBusy ? open : .began(.create))
    case .biometrics: return .fingerAnswered(.enabled)
    case .info(let id): return .finished(id: id)
    case .own(let own): return .finished(id: own.id)
    case .unlock(let unlock):
      switch unlock.phase {
      case .unknown: return .store(.statusRead(.locked(FlowTable.keys, triesLeft: 5)))
      case .unlocking: return .store(open)
      default: return .store(.began(.passcode))
      }
    case .renewal: return .passcodeChanged
    case .resetting: return .removed([])
    case .users(let users, _): return users.first.map { .userChosen($0.number) }
    case .trouble: return .retried
    case .main, .demo, .confirmReset: return nil
    }
  }
}

extension FlowDevice {
  /// The step that the app comes back to, once it is open and the person has signed in again where
  /// that could not be kept; nil where that is not for one step to say.
  var nameAfterRestart: String? {
    switch step {
    case .demo: "welcome"
    case .renewal(let renewal): renewal.isOptional ? "main" : "renewal"
    case .confirmReset, .users, .resetting, .trouble, .starting, .unlock: nil
    default: step.name
    }
  }
}

extension OnboardingFlow.Event {
  /// Whether it says nothing about disk, store and traces, of which a device knows the truth.
  fileprivate var isOfPerson: Bool {
    switch self {
    case .started, .recordLoaded, .recordSaved, .recordFailed, .recordAbandoned, .removed, .store,
      .passcodeChanged, .fingerAsked, .fingerEnded, .signedIn, .signInBegan:
      false
    default: true
    }
  }
}
