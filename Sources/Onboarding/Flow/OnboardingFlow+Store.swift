// The store, the passcode and the finger.
extension OnboardingFlow {
  mutating func handleStore(
    _ event: OnboardingStoreState.Event, at now: ClockReading? = nil
  ) -> Refusal? {
    if event == .lockWanted { return lock() ? nil : .nothingToLock }
    guard plan.terms != nil, visit.isLoaded, record.current != nil, record.pendingReset == nil
    else { return .outOfPlace }
    // The flow itself begins with a store, and has it removed.
    switch event {
    case .started, .wiped: return .outOfPlace
    case .began(let attempt): return begin(attempt, at: now)
    default: break
    }
    let before = store
    let commands = store.handle(event)
    guard store != before || !commands.isEmpty else { return .outOfPlace }
    effects += commands.map { .store($0) }
    note(event)
    noteStore(after: before, at: now)
    return nil
  }

  private mutating func begin(
    _ attempt: OnboardingStoreState.Attempt, at now: ClockReading?
  ) -> Refusal? {
    guard store.phase != .unlocking else { return .busy }
    guard store.mayBegin(attempt) else { return .outOfPlace }
    switch (attempt, step) {
    case (.create, .passcode(let passcode)):
      // Kept before the store is made, so that its age is known however the app ends.
      record.change { user in
        user.passcode = now.map { PasscodeFacts(chosen: $0, policy: passcode.terms.policy) }
      }
      visit.isCreating = true
      visit.storeFailure = nil
    case (.passcode, .unlock), (.recoveryCode, .unlock): break
    case (.biometrics, .unlock) where terms?.allowsFinger == true: visit.wasFingerAsked = true
    default: return .outOfPlace
    }
    _ = store.handle(.began(attempt))
    return nil
  }

  private mutating func note(_ event: OnboardingStoreState.Event) {
    switch event {
    case .ended(let outcome):
      visit.unlockOutcome = outcome == .unlocked ? nil : outcome
      if case .passcodeRequired(.enrolmentChanged) = outcome { visit.isFingerChanged = true }
      if outcome == .unlocked { visit.hasStore = true }
    case .failed(let error):
      visit.storeFailure = error
      if error == .vaultExists { visit.hasStore = true }
    default: break
    }
  }

  private mutating func noteStore(after before: OnboardingStoreState, at now: ClockReading?) {
    if store.phase != .unlocking { visit.isCreating = false }
    switch store.phase {
    case .noVault:
      let hadStore = visit.hasStore
      visit.hasStore = false
      if hadStore { lostStore() }
    case .unlocked, .locked, .throttled, .disabled, .needsRecovery: visit.hasStore = true
    case .unknown, .unlocking, .trouble: break
    }
    guard isStoreOpen, !before.isOpen, let now else { return }
    wasUnlocked(at: now)
  }

  private mutating func wasUnlocked(at now: ClockReading) {
    visit.forgetTries()
    record.change { $0.fingerTries.reset() }
    if record.user?.passcode == nil, let terms {
      // A store from before the record: its passcode is as old as it can be known to be.
      record.change { $0.passcode = PasscodeFacts(chosen: now, policy: terms.policy) }
    }
    checkRenewal(at: now)
    guard visit.isFingerChanged else { return }
    record.change { if $0.finger == .enabled { $0.finger = nil } }
    if record.user?.finger != nil { visit.isFingerChanged = false }
  }

  private mutating func checkRenewal(at now: ClockReading) {
    guard let terms, let facts = record.user?.passcode else { return }
    visit.renewal = facts.renewal(under: terms, at: now) ?? visit.renewal
  }

  /// The store has removed itself after too many tries, or somebody has removed its file.
  private mutating func lostStore() {
    visit.hasCredentials = false
    visit.areCredentialsKept = false
    visit.renewal = nil
    record.change { user in
      user.passcode = nil
      user.finger = nil
    }
    if visit.unlockOutcome == .wiped { begin(.tooManyTries) }
    visit.forgetTries()
  }

  // MARK: - Finger

  mutating func handleFinger(_ event: Event) -> Refusal? {
    switch (event, step) {
    case (.fingerAsked, .unlock(let unlock)):
      switch unlock.finger {
      case .now, .onRequest: break
      case .asked: return .busy
      case .none, .whenActive: return .outOfPlace
      }
      guard visit.isActive else { return .outOfPlace }
      // Counted before it is made, and kept.
      record.change { _ = $0.fingerTries.begin() }
      visit.isFingerAsked = true
      visit.wasFingerAsked = true
    case (.fingerEnded(let outcome), _):
      guard visit.isFingerAsked else { return .outOfPlace }
      visit.isFingerAsked = false
      record.change { $0.fingerTries.end(outcome) }
      visit.isFingerGone = outcome.isReaderGone
    default: return .outOfPlace
    }
    return nil
  }

  // MARK: - Passcode

  mutating func handlePasscode(_ event: Event, at now: ClockReading) -> Refusal? {
    switch (event, step) {
    case (.passcodeChangeWanted, .main):
      guard isStoreOpen else { return .outOfPlace }
      visit.renewal = .wanted
    case (.passcodeChangeLeft, _): return handlePasscodeLeft()
    case (.passcodeChanged, .renewal(let renewal)):
      visit.renewal = nil
      record.change { $0.passcode = PasscodeFacts(chosen: now, policy: renewal.policy) }
    case (.termsChanged(let terms), _): return take(terms, at: now)
    default: return .outOfPlace
    }
    return nil
  }

  mutating func handlePasscodeLeft() -> Refusal? {
    guard case .renewal(let renewal) = step else { return .outOfPlace }
    guard renewal.isOptional else { return .renewalRequired }
    visit.renewal = nil
    return nil
  }

  private mutating func take(_ new: PasscodeTerms, at now: ClockReading) -> Refusal? {
    guard visit.isLoaded, plan.terms != nil, record.pendingReset == nil, new != terms else {
      return .outOfPlace
    }
    record.terms = new
    if !new.allowsFinger, record.user?.finger == .enabled {
      record.change { $0.finger = nil }
      effects.append(.forgetFinger)
    }
    guard isStoreOpen else { return nil }
    if visit.renewal != .wanted { visit.renewal = nil }
    checkRenewal(at: now)
    return nil
  }
}

extension OnboardingStoreState {
  fileprivate var isOpen: Bool { if case .unlocked = phase { true } else { false } }
}

extension BiometricOutcome {
  /// Whether it makes no sense to ask for a finger again.
  fileprivate var isReaderGone: Bool {
    switch self {
    case .notEnrolled, .readerRemoved, .serviceDied: true
    case .unavailable(let reason): reason != .busy
    case .match, .noMatch, .cancelled, .timedOut: false
    }
  }
}
