// The removal of traces.
extension OnboardingFlow {
  mutating func handleReset(_ event: Event) -> Refusal? {
    switch (event, step) {
    case (.resetWanted, .resetting): return .busy
    case (.resetWanted(let reason), _): return want(reason)
    case (.resetConfirmed, .confirmReset(let reason)):
      visit.resetQuestion = nil
      begin(reason)
    case (.resetCancelled, .confirmReset): visit.resetQuestion = nil
    case (.removed(let remaining), .resetting):
      guard visit.isRemoving else { return .outOfPlace }
      visit.isRemoving = false
      visit.remaining = remaining
      if remaining.isEmpty { finishRemoval() }
    default: return .outOfPlace
    }
    return nil
  }

  private mutating func want(_ reason: OnboardingReset.Reason) -> Refusal? {
    // A record that cannot be read is put aside or mended: whose traces there are, it alone knows.
    guard visit.isLoaded else { return .outOfPlace }
    switch (reason, step) {
    case (.administrator, _): break
    case (_, .confirmReset): return .busy
    case (.tooManyTries, .unlock), (.forgottenPasscode, .unlock), (.signOut, .unlock): break
    case (.signOut, .main): break
    case (.startOver, _) where isAtAScreen: break
    default: return .outOfPlace
    }
    if visit.isCreating { return .busy }
    guard reason.needsConfirmation else {
      begin(reason)
      return nil
    }
    visit.resetQuestion = reason
    return nil
  }

  /// Whether a person has something on the screen from which to begin anew.
  private var isAtAScreen: Bool {
    switch step {
    case .starting, .resetting, .confirmReset, .demo, .users: false
    default: true
    }
  }

  /// Notes the removal; once the note is on the disk, it begins, and ends however often the app is
  /// ended meanwhile.
  mutating func begin(_ reason: OnboardingReset.Reason) {
    let everybody = reason == .administrator || reason == .startOver
    let numbers = everybody ? record.users.map(\.number) : [record.current].compactMap(\.self)
    record.pendingReset = OnboardingReset(
      reason: reason, users: numbers, forgetsServer: everybody)
    visit = visit.afterPerson()
    store = OnboardingStoreState()
  }

  /// After the note of a removal was kept, or could not be.
  mutating func goOnWithRemoval() {
    guard record.pendingReset != nil else { return }
    startRemoval()
  }

  mutating func startRemoval() {
    guard let reset = record.pendingReset, !visit.isRemoving else { return }
    visit.isRemoving = true
    visit.remaining = []
    if plan.terms != nil { effects.append(.store(.lock)) }
    effects.append(.remove(reset))
  }

  mutating func retryRemoval() -> Refusal? {
    guard !visit.isRemoving, visit.saves == 0 else { return .busy }
    startRemoval()
    return nil
  }

  private mutating func finishRemoval() {
    guard let reset = record.pendingReset else { return }
    let isTheirs = Set(record.users.filter { reset.users.contains($0.number) }.compactMap(\.name))
    record.pendingReset = nil
    record.removeUsers(reset.users)
    if !plan.keepsAudit {
      // What was answered before a name was known belongs to those who go, when nobody stays.
      record.audit.removeAll { entry in
        entry.user.map(isTheirs.contains) ?? record.users.isEmpty
      }
    }
    visit = visit.afterPerson()
    visit.notice = .reset(reset.reason)
    if reset.forgetsServer {
      record.server = nil
      record.terms = nil
    }
    guard record.users.isEmpty else {
      visit.isChoosingUser = true
      return
    }
    record.hasBegun = false
    record.addUser()
    useStore()
  }
}
