// Locking, and what happens to an app that is put away.
extension OnboardingFlow {
  mutating func handleLock(_ event: Event, at now: ClockReading) -> Refusal? {
    switch event {
    case .lockWanted: return lock() ? nil : .nothingToLock
    case .resignedActive:
      // The request for a finger takes the front by itself, and gives it back.
      guard visit.isActive, !visit.isFingerAsked else { return .outOfPlace }
      visit.isActive = false
      isCovered = true
    case .becameActive:
      guard !visit.isActive else { return .outOfPlace }
      visit.isActive = true
      isCovered = false
    case .suspended:
      guard visit.suspended == nil else { return .outOfPlace }
      visit.suspended = now
      visit.pauseShown(at: now)
      isCovered = true
    case .resumed:
      guard let since = visit.suspended else { return .outOfPlace }
      visit.suspended = nil
      visit.resumeShown(at: now)
      isCovered = !visit.isActive
      if isOverdue(now, since: since) { _ = lock() }
    default: return .outOfPlace
    }
    return nil
  }

  /// Whether the app was away for too long, or for a time that nobody can tell.
  private func isOverdue(_ now: ClockReading, since: ClockReading) -> Bool {
    guard let limit = terms?.lockAfter else { return false }
    guard let away = now.elapsed(since: since) else { return true }
    return away >= limit
  }

  /// Locks the store.
  ///
  /// - Returns: Whether there was something to lock.
  mutating func lock() -> Bool {
    guard plan.terms != nil, visit.isLoaded else { return false }
    switch store.phase {
    case .unlocked, .unlocking: break
    default: return false
    }
    effects += store.handle(.lockWanted).map { .store($0) }
    visit.forgetScreens()
    visit.forgetTries()
    visit.renewal = nil
    visit.resetQuestion = nil
    return true
  }
}
