// What is kept, and what happens when it cannot be.
extension OnboardingFlow {
  mutating func handleRecord(_ event: Event) -> Refusal? {
    switch event {
    case .started:
      guard !visit.isLoading, !visit.isLoaded, visit.recordTrouble == nil else {
        return .outOfPlace
      }
      load()
    case .recordLoaded(let record):
      guard visit.isLoading else { return .outOfPlace }
      take(record ?? OnboardingRecord())
    case .recordSaved:
      guard visit.saves > 0 else { return .outOfPlace }
      saved()
    case .recordFailed(let error): return fail(error)
    case .retried: return retry()
    case .recordAbandoned:
      guard case .trouble(.notLoaded(let error)) = step, error.mayBeAbandoned else {
        return .outOfPlace
      }
      visit.isLoading = true
      visit.saves = 1
      visit.recordTrouble = nil
      effects = [.setRecordAside]
    default: return .outOfPlace
    }
    return nil
  }

  private mutating func saved() {
    visit.recordTrouble = nil
    if visit.isLoading { return take(OnboardingRecord()) }
    visit.saves -= 1
    guard visit.saves == 0 else { return }
    effects = visit.held
    visit.held = []
    goOnWithRemoval()
  }

  private mutating func load() {
    visit.isLoading = true
    visit.recordTrouble = nil
    effects = [.loadRecord]
  }

  private mutating func take(_ loaded: OnboardingRecord) {
    visit = Visit()
    visit.isLoaded = true
    record = loaded
    if record.users.isEmpty { record.addUser() }
    kept = record
    if record.pendingReset != nil { return startRemoval() }
    if record.user == nil {
      visit.isChoosingUser = true
    } else {
      useStore()
    }
  }

  private mutating func fail(_ error: OnboardingRecordError) -> Refusal? {
    if visit.isLoading {
      visit.isLoading = false
      visit.saves = 0
      visit.recordTrouble = error
      return nil
    }
    guard visit.saves > 0 else { return .outOfPlace }
    visit.saves -= 1
    visit.recordTrouble = error
    // Whoever wants to be forgotten is, whatever the disk says.
    goOnWithRemoval()
    return nil
  }

  private mutating func retry() -> Refusal? {
    switch step {
    case .trouble(.notLoaded): load()
    case .trouble(.notSaved(let error)):
      visit.recordTrouble = nil
      if error.needsReading {
        visit.isLoaded = false
        load()
      } else {
        save()
      }
    case .trouble(.store): return handleStore(.retried)
    case .resetting: return retryRemoval()
    case .own(let own):
      guard own.failure != nil else { return .outOfPlace }
      visit.failure = nil
    default: return .outOfPlace
    }
    return nil
  }

  /// Asks for the store of the person whose turn it is.
  mutating func useStore() {
    store = OnboardingStoreState()
    guard plan.terms != nil, let number = record.current else { return }
    effects.append(.useStore(ofUser: number))
    effects += store.handle(.started).map { .store($0) }
  }
}

extension OnboardingRecordError {
  /// Whether a record that cannot be read may be put out of the way: only where it will never be
  /// read, and not where the disk, or another program, is in the way.
  var mayBeAbandoned: Bool {
    switch self {
    case .damaged, .newerVersion: true
    case .storage, .changedElsewhere, .busy: false
    }
  }
}
