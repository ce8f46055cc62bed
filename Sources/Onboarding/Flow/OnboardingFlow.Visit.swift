extension OnboardingFlow {
  /// What holds until the app ends, and is worked out or asked anew after the next start.
  struct Visit: Hashable, Sendable {
    // MARK: The record
    var isLoading = false
    var isLoaded = false
    /// How many records were handed over that nobody has told the end of.
    var saves = 0
    /// What is to be done once they are kept.
    var held: [Effect] = []
    var recordTrouble: OnboardingRecordError?

    // MARK: Screens
    var lookUp = LookUp.idle
    var signIn = AuthenticationForm.Phase.entry
    var notice: Notice?
    var declined: LegalDocument?
    var failure: Own?
    var isInDemo = false
    private(set) var shown: Shown?

    // MARK: The store
    /// Whether there is a store, as far as is known.
    var hasStore = false
    var isCreating = false
    var storeFailure: SecretStoreError?
    var renewal: PasscodeRenewal.Reason?
    /// Whether what the person signed in with is in memory.
    var hasCredentials = false
    var areCredentialsKept = false
    var unlockOutcome: UnlockOutcome?
    var wasFingerAsked = false
    var isFingerAsked = false
    var isFingerChanged = false
    var isFingerGone = false

    // MARK: The lock
    var isActive = true
    var suspended: ClockReading?

    // MARK: Removal and persons
    var resetQuestion: OnboardingReset.Reason?
    var isRemoving = false
    var remaining: Set<OnboardingReset.Trace> = []
    var isChoosingUser = false

    /// What is left once another person takes their turn, or the person's traces are gone.
    func afterPerson() -> Visit {
      var next = Visit()
      next.isLoaded = isLoaded
      next.saves = saves
      next.held = held
      next.isActive = isActive
      next.suspended = suspended
      return next
    }

    /// The screens are gone: what was going on at them is not waited for any more.
    mutating func forgetScreens() {
      if lookUp == .busy { lookUp = .idle }
      if signIn == .verifying { signIn = .entry }
      isInDemo = false
    }

    /// Forgets what is known about tries, for the next lock.
    mutating func forgetTries() {
      unlockOutcome = nil
      wasFingerAsked = false
      isFingerAsked = false
      isFingerGone = false
      storeFailure = nil
    }
  }
}

extension OnboardingFlow.Visit {
  /// A document that is on the screen.
  struct Shown: Hashable, Sendable {
    let document: LegalDocument
    private var since: ClockReading?
    private var before = Duration.zero

    init(_ document: LegalDocument, at now: ClockReading) {
      self.document = document
      since = now
    }

    func duration(at now: ClockReading) -> Duration {
      before + (since.flatMap { now.elapsed(since: $0) } ?? .zero)
    }

    mutating func pause(at now: ClockReading) {
      before = duration(at: now)
      since = nil
    }

    mutating func goOn(at now: ClockReading) {
      if since == nil { since = now }
    }
  }

  /// Takes notice of what is on the screen.
  mutating func note(_ step: OnboardingFlow.Step, at now: ClockReading) {
    let document: LegalDocument? =
      switch step {
      case .licence(let licence): licence.document
      case .consent(let consent): consent.document
      default: nil
      }
    if shown?.document != document { shown = document.map { Shown($0, at: now) } }
  }

  /// How long the document has been on the screen.
  func shownFor(at now: ClockReading) -> Duration? { shown?.duration(at: now) }

  mutating func pauseShown(at now: ClockReading) { shown?.pause(at: now) }
  mutating func resumeShown(at now: ClockReading) { shown?.goOn(at: now) }
}
