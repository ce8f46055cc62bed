// Which step a person is at.
extension OnboardingFlow {
  /// The step that follows from what is known.
  func worked() -> Step {
    guard visit.isLoaded else {
      return visit.recordTrouble.map { .trouble(.notLoaded($0)) } ?? .starting
    }
    if let reset = record.pendingReset {
      return .resetting(Resetting(reset: reset, remaining: visit.remaining))
    }
    if let reason = visit.resetQuestion { return .confirmReset(reason) }
    if let error = visit.recordTrouble { return .trouble(.notSaved(error)) }
    if visit.isChoosingUser { return .users(record.users, current: record.current) }
    if let gate { return gate }
    if visit.isInDemo { return .demo }
    if isStoreOpen, let reason = visit.renewal, let terms {
      return .renewal(PasscodeRenewal(reason: reason, policy: terms.policy))
    }
    if let item = openItem { return step(at: item) }
    return .main(Main(user: record.user?.name, server: record.server))
  }

  /// What stands before all screens while the store is not open.
  private var gate: Step? {
    guard plan.terms != nil else { return nil }
    switch store.phase {
    case .unknown: return visit.hasStore ? unlock : .starting
    case .noVault, .unlocked: return nil
    case .unlocking: return visit.isCreating ? nil : unlock
    case .locked, .throttled, .disabled, .needsRecovery: return unlock
    case .trouble(let error): return .trouble(.store(error))
    }
  }

  private var unlock: Step {
    .unlock(
      Unlock(
        phase: store.phase, finger: finger, outcome: visit.unlockOutcome,
        failure: visit.storeFailure,
        user: record.user?.name, canChangeUser: plan.allowsSeveralUsers))
  }

  private var finger: Unlock.Finger {
    if visit.isFingerAsked { return .asked }
    guard store.mayBegin(.biometrics), terms?.allowsFinger == true, !visit.isFingerGone,
      let user = record.user, user.fingerTries.remaining > 0
    else { return .none }
    if case .passcodeRequired = visit.unlockOutcome { return .none }
    if visit.wasFingerAsked { return .onRequest }
    return visit.isActive ? .now : .whenActive
  }

  /// What is asked of a passcode: by the administrator, or by the plan.
  var terms: PasscodeTerms? { plan.terms.map { record.terms ?? $0 } }

  var isStoreOpen: Bool {
    if case .unlocked = store.phase { plan.terms != nil } else { false }
  }

  /// The first step of the plan that is not done with.
  var openItem: OnboardingPlan.Item? { plan.items.first { !isDone($0) } }

  func isDone(_ item: OnboardingPlan.Item) -> Bool {
    guard let user = record.user else { return false }
    switch item {
    case .welcome: return record.hasBegun
    case .activation: return record.server != nil
    case .authentication: return user.isSignedIn && hasCredentials
    case .licence(let document): return user.hasAnswered(document, agreeing: true)
    case .consent(let document, let isRequired):
      return user.hasAnswered(document, agreeing: isRequired)
    case .passcode: return visit.hasStore && !visit.isCreating
    case .biometrics: return user.finger != nil || terms?.allowsFinger != true
    case .info(let id), .own(let id, _): return user.finished.contains(id)
    }
  }

  /// Whether what the person signed in with is anywhere: in memory, in a store, or, in an app
  /// without one, where the app keeps it.
  private var hasCredentials: Bool { plan.terms == nil || visit.hasCredentials || visit.hasStore }

  private func step(at item: OnboardingPlan.Item) -> Step {
    switch item {
    case .welcome:
      let isConfigured = record.server != nil || !plan.hasActivation
      return .welcome(
        Welcome(
          state: isConfigured ? .isConfigured : .notConfigured, lookUp: visit.lookUp,
          notice: visit.notice))
    case .activation: return .activation(visit.lookUp)
    case .authentication:
      return .authentication(
        Authentication(phase: visit.signIn, name: record.user?.name, server: record.server))
    case .licence(let document):
      return .licence(
        Licence(
          document: document, agreedVersion: record.user?.answers[document.id]?.version,
          isDeclined: visit.declined == document))
    case .consent(let document, let isRequired):
      return .consent(
        Consent(
          document: document, isRequired: isRequired,
          earlier: record.user?.answers[document.id], isDeclined: visit.declined == document))
    case .passcode(let planned):
      return .passcode(
        Passcode(
          terms: terms ?? planned, isBusy: visit.isCreating, failure: visit.storeFailure))
    case .biometrics: return .biometrics(Biometrics(isChanged: visit.isFingerChanged))
    case .info(let id): return .info(id: id)
    case .own(let id, _):
      return .own(visit.failure?.id == id ? visit.failure : nil, or: id)
    }
  }
}

extension OnboardingFlow.Step {
  fileprivate static func own(_ failed: OnboardingFlow.Own?, or id: String) -> Self {
    .own(failed ?? OnboardingFlow.Own(id: id, failure: nil))
  }
}
