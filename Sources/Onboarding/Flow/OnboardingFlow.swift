/// A whole onboarding: which step a person is at, and what each event leads to.
///
/// The step is worked out anew after each event, from the plan, from what was kept and from the store,
/// and from no counter. So an app that was ended at any point comes back to the same step, and one
/// whose licence has a new version to that licence.
///
/// ```swift
/// let plan = try OnboardingPlan([.welcome, .licence(LegalDocument(id: "licence"))])
/// var flow = OnboardingFlow(plan)
/// flow.receive(.started, at: clock())  // and do what `flow.effects` says
/// flow.receive(.recordLoaded(nil), at: clock())
/// flow.receive(.begun, at: clock())
/// print(flow.step)  // the licence
/// ```
///
/// An event that has no place changes nothing but ``refusal``. No secret is ever in an event, in a
/// step or in the record.
public struct OnboardingFlow: Hashable, Sendable {
  /// The steps of the app.
  public let plan: OnboardingPlan
  /// What is on the screen.
  public internal(set) var step = Step.starting
  /// Why the last event changed nothing; nil when it was taken.
  public internal(set) var refusal: Refusal?
  /// What is to be done after the last event, in this order.
  public internal(set) var effects: [Effect] = []
  /// Whether the app's content is to be hidden, since the app is not in front. It is no lock: when the
  /// app is in front again, nothing is asked.
  public internal(set) var isCovered = false
  /// What is kept.
  public internal(set) var record = OnboardingRecord()
  /// Where the store of the person stands whose turn it is.
  public internal(set) var store = OnboardingStoreState()
  var visit = Visit()
  /// What was read, or handed over to be kept.
  var kept = OnboardingRecord()

  /// Makes a flow in which nothing has happened.
  public init(_ plan: OnboardingPlan) { self.plan = plan }

  /// Takes an event.
  ///
  /// - Parameters:
  ///   - event: What has happened.
  ///   - now: What the clocks say. Times on the screen and of passcodes are told by it.
  /// - Returns: The step after it.
  @discardableResult
  public mutating func receive(_ event: Event, at now: ClockReading) -> Step {
    let before = self
    refusal = nil
    effects = []
    if let refusal = handle(event, at: now) {
      self = before
      self.refusal = refusal
      effects = []
      return step
    }
    settle(at: now)
    if visit.isLoaded, record != kept { save() }
    return step
  }

  private mutating func handle(_ event: Event, at now: ClockReading) -> Refusal? {
    switch event {
    case .started, .recordLoaded, .recordSaved, .recordFailed, .retried, .recordAbandoned:
      handleRecord(event)
    case .begun, .demoChosen, .demoLeft, .left, .back: handleWay(event)
    case .lookUpBegan, .lookUpFailed, .lookUpCancelled, .found, .activated:
      handleActivation(event)
    case .signInBegan, .signInFailed, .signInCancelled, .signedIn, .credentialsLost:
      handleSignIn(event)
    case .agreed, .disagreed, .answered, .consentChanged: handleDocument(event, at: now)
    case .fingerAnswered, .finished, .failed: handlePage(event)
    case .store(let event): handleStore(event, at: now)
    case .fingerAsked, .fingerEnded: handleFinger(event)
    case .passcodeChanged, .passcodeChangeWanted, .passcodeChangeLeft, .termsChanged:
      handlePasscode(event, at: now)
    case .lockWanted, .resignedActive, .becameActive, .suspended, .resumed:
      handleLock(event, at: now)
    case .resetWanted, .resetConfirmed, .resetCancelled, .removed: handleReset(event)
    case .usersWanted, .userChosen, .userAdded, .usersLeft: handleUsers(event)
    }
  }

  private mutating func settle(at now: ClockReading) {
    if isStoreOpen, visit.hasCredentials, !visit.areCredentialsKept {
      visit.areCredentialsKept = true
      effects.append(.keepCredentials)
    }
    step = worked()
    if case .main = step { record.change { $0.hasArrived = true } }
    visit.note(step, at: now)
  }

  mutating func save() {
    kept = record
    visit.saves += 1
    visit.held += effects
    effects = [record.isUntouched ? .removeRecord : .saveRecord(record)]
  }
}
