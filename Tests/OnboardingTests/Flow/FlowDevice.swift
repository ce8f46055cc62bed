import Onboarding

/// An app on a device, with a disk and stores, that does what a flow says. It can be ended at any time.
struct FlowDevice {
  /// A store of secrets.
  struct Store: Equatable {
    var isThere = false
    var isOpen = false
    var hasCredentials = false
    var hasFinger = false
    var hasRecoveryCode = false
    var wrong = 0
    var limit = 10
    var wipesItself = false
    /// Of the fingers that are enrolled now, others stood for the passcode.
    var isFingerStale = false

    var keys: SecretStoreKeys {
      var keys: SecretStoreKeys = [.passcode]
      if hasFinger { keys.insert(.biometrics) }
      if hasRecoveryCode { keys.insert(.recoveryCode) }
      return keys
    }

    var status: SecretStoreStatus {
      if !isThere { return .noVault }
      if isOpen { return .unlocked(keys) }
      return wrong >= limit ? .disabled(keys) : .locked(keys, triesLeft: limit - wrong)
    }
  }

  var flow: OnboardingFlow
  var plan: OnboardingPlan
  /// What is on the disk, in its own form.
  var disk: [UInt8]?
  var aside: [[UInt8]] = []
  var stores: [Int: Store] = [:]
  var current: Int?
  var hasCredentials = false
  var now = ClockReading.after(0)
  /// What is wrong with the disk and with the store.
  var diskError: OnboardingRecordError?
  var storeError: SecretStoreError?
  /// Traces that nothing removes.
  var stubborn: Set<OnboardingReset.Trace> = []
  /// The app is ended when it would do so many more things.
  var effectsUntilKilled: Int?
  private(set) var isKilled = false
  var log: [OnboardingFlow.Effect] = []

  init(_ plan: OnboardingPlan) {
    self.plan = plan
    flow = OnboardingFlow(plan)
  }

  /// The store of the person whose turn it is.
  var store: Store {
    get { current.flatMap { stores[$0] } ?? Store() }
    set { if let current { stores[current] = newValue } }
  }

  var step: OnboardingFlow.Step { flow.step }

  /// Tells what happened, and does what is to be done.
  @discardableResult mutating func send(_ event: OnboardingFlow.Event) -> OnboardingFlow.Step {
    guard !isKilled else { return flow.step }
    flow.receive(event, at: now)
    for effect in flow.effects {
      if let left = effectsUntilKilled {
        guard left > 0 else {
          isKilled = true
          return flow.step
        }
        effectsUntilKilled = left - 1
      }
      log.append(effect)
      perform(effect)
    }
    return flow.step
  }

  @discardableResult mutating func send(
    _ events: OnboardingFlow.Event...
  ) -> OnboardingFlow.Step {
    for event in events { send(event) }
    return flow.step
  }

  private mutating func perform(_ effect: OnboardingFlow.Effect) {
    switch effect {
    case .loadRecord: load()
    case .saveRecord(let record): written { $0.disk = record.document }
    case .removeRecord: written { $0.disk = nil }
    case .setRecordAside:
      written { device in
        device.aside += [device.disk].compactMap(\.self)
        device.disk = nil
      }
    case .useStore(let number):
      for other in stores.keys where other != number { stores[other]?.isOpen = false }
      current = number
      if stores[number] == nil { stores[number] = Store() }
    case .store(.readStatus):
      send(.store(storeError.map { .failed($0) } ?? .statusRead(store.status)))
    case .store(.lock): store.isOpen = false
    case .store(.wait): break
    case .keepCredentials: store.hasCredentials = true
    case .forgetCredentials: hasCredentials = false
    case .forgetFinger: store.hasFinger = false
    case .remove(let reset): remove(reset)
    }
  }

  private mutating func load() {
    if let diskError {
      send(.recordFailed(diskError))
      return
    }
    do throws(OnboardingRecordError) {
      var record: OnboardingRecord?
      if let disk { record = try OnboardingRecord(document: disk) }
      send(.recordLoaded(record))
    } catch {
      send(.recordFailed(error))
    }
  }

  private mutating func written(_ change: (inout Self) -> Void) {
    if let diskError {
      send(.recordFailed(diskError))
      return
    }
    change(&self)
    send(.recordSaved)
  }

  private mutating func remove(_ reset: OnboardingReset) {
    if !stubborn.contains(.store) {
      for number in reset.users { stores[number] = nil }
    }
    if !stubborn.contains(.credentials) { hasCredentials = false }
    send(.removed(stubborn))
  }

  // MARK: - What a person does

  mutating func start() -> OnboardingFlow.Step { send(.started) }

  /// Ends the app as a loss of power would, and starts it again, perhaps in a newer version.
  mutating func restart(_ newer: OnboardingPlan? = nil) {
    plan = newer ?? plan
    flow = OnboardingFlow(plan)
    for number in stores.keys { stores[number]?.isOpen = false }
    current = nil
    hasCredentials = false
    (isKilled, effectsUntilKilled) = (false, nil)
    send(.started)
  }

  mutating func signIn(_ name: String = "anna@example.com") {
    send(.signInBegan)
    hasCredentials = true
    send(.signedIn(name: name))
  }

  mutating func choosePasscode() {
    send(.store(.began(.create)))
    guard flow.refusal == nil, !isKilled else { return }
    store.isThere = true
    store.isOpen = true
    send(.store(.ended(.unlocked)))
  }

  mutating func unlock(rightly: Bool = true) {
    send(.store(.began(.passcode)))
    guard flow.refusal == nil, !isKilled else { return }
    if rightly {
      store.wrong = 0
      store.isOpen = true
      send(.store(.ended(.unlocked)))
      if !store.hasCredentials, !hasCredentials { send(.credentialsLost) }
      return
    }
    store.wrong += 1
    let left = store.limit - store.wrong
    if left > 0 {
      send(.store(.ended(.rejected(triesLeft: left, wait: .zero))))
    } else if store.wipesItself {
      stores[current ?? 0] = Store()
      send(.store(.ended(.wiped)))
    } else {
      send(.store(.ended(.disabled)))
    }
  }

  /// Does what the present step asks for, as a person does who wants to get on.
  mutating func goOn() {
    switch step {
    case .welcome: send(.begun)
    case .activation: send(.activated(.server()))
    case .authentication(let form): signIn(form.name ?? "anna@example.com")
    case .licence(let licence): send(.agreed(licence.document))
    case .consent(let consent): send(.answered(consent.document, .allowed))
    case .passcode: choosePasscode()
    case .biometrics: send(.fingerAnswered(.declined))
    case .info(let id): send(.finished(id: id))
    case .own(let own): send(.finished(id: own.id))
    case .unlock: unlock()
    case .renewal: send(.passcodeChanged)
    case .trouble, .resetting: send(.retried)
    case .users(let users, let current): send(.userChosen(current ?? users[0].number))
    default: break
    }
  }

  /// Goes on until a step is there, or the app, or there is no end to it.
  ///
  /// - Returns: The steps on the way, the first one too.
  @discardableResult mutating func goOn(to name: String = "main") -> [String] {
    var met: [String] = []
    for _ in 0..<40 where step.name != name && step.name != "main" {
      met.append(step.name)
      goOn()
    }
    return met
  }

  mutating func pass(_ seconds: Int) {
    now = ClockReading(
      boot: now.boot, uptime: now.uptime + .seconds(seconds), wall: now.wall + .seconds(seconds))
  }
}
