import Onboarding

/// Each step, with what leads on from it.
///
/// An event that has no line is refused: as out of place, or, where it wants a lock, since there is
/// nothing to lock, or, where it wants another person's turn, since the app is for one.
struct FlowTable {
  /// What comes of an event.
  enum Outcome {
    /// The step of this name.
    case to(String)
    /// The same step, in another state.
    case stays
    /// Nothing.
    case refused(OnboardingFlow.Refusal)
  }

  let name: String
  let device: FlowDevice
  let lines: [Line]

  typealias Event = OnboardingFlow.Event
  typealias Line = (Event, Outcome)
  static let licence = OnboardingPlan.licence
  static let location = OnboardingPlan.location
  static let crashes = OnboardingPlan.crashes
  static let message = ErrorMessage(title: "No", advice: "Try again.")
  static let keys: SecretStoreKeys = [.passcode]

  /// An event of each kind, and of those that carry a document or a page several.
  static let events: [Event] = [
    .started, .recordLoaded(nil), .recordSaved, .recordFailed(.storage(reason: .full)), .retried,
    .recordAbandoned, .begun, .demoChosen, .demoLeft, .lookUpBegan, .lookUpFailed(.unknownAccount),
    .lookUpFailed(.cancelled), .lookUpCancelled, .found(.server()), .activated(.server()),
    .signInBegan, .signInFailed(message: "No."), .signInCancelled, .signedIn(name: "anna"),
    .signedIn(name: "bert"), .agreed(licence), .agreed(location), .disagreed(licence),
    .answered(location, .allowed), .answered(location, .denied), .answered(location, .cancelled),
    .answered(crashes, .allowed), .answered(crashes, .denied), .answered(crashes, .cancelled),
    .answered(licence, .allowed), .fingerAnswered(.enabled), .fingerAnswered(.declined),
    .fingerAnswered(.unavailable), .finished(id: "sync"), .finished(id: "tour"),
    .failed(id: "tour", message), .failed(id: "sync", message), .back, .left, .credentialsLost,
    .fingerAsked, .fingerEnded(.noMatch), .fingerEnded(.match), .passcodeChanged,
    .passcodeChangeWanted, .passcodeChangeLeft, .termsChanged(OnboardingPlan.terms),
    .consentChanged(crashes, isAgreed: true), .consentChanged(location, isAgreed: false),
    .consentChanged(licence, isAgreed: false), .lockWanted, .resignedActive, .becameActive,
    .suspended, .resumed, .resetWanted(.signOut), .resetWanted(.forgottenPasscode),
    .resetWanted(.tooManyTries), .resetWanted(.startOver), .resetWanted(.administrator),
    .resetConfirmed, .resetCancelled, .removed([]), .removed([.store]), .usersWanted,
    .userChosen(1), .userChosen(2), .userChosen(9), .userAdded, .usersLeft,
    .store(.started), .store(.statusRead(.noVault)),
    .store(.statusRead(.locked(keys, triesLeft: 3))), .store(.began(.create)),
    .store(.began(.passcode)), .store(.began(.biometrics)), .store(.began(.recoveryCode)),
    .store(.ended(.unlocked)), .store(.ended(.disabled)),
    .store(.failed(.keyring(reason: .locked))),
    .store(.lockWanted), .store(.waitEnded), .store(.retried), .store(.wiped),
  ]

  init(
    _ name: String, plan: OnboardingPlan = .whole, at step: String? = nil,
    _ prepare: (inout FlowDevice) -> Void, _ lines: [Line]...
  ) {
    self.name = name
    self.lines = lines.flatMap(\.self)
    var device = FlowDevice(plan)
    if let step {
      device.send(.started)
      device.goOn(to: step)
    }
    prepare(&device)
    self.device = device
  }

  init(_ name: String, plan: OnboardingPlan = .whole, at step: String? = nil, _ lines: [Line]...) {
    self.init(name, plan: plan, at: step, { _ in }, lines.flatMap(\.self))
  }

  func outcome(of event: Event) -> Outcome {
    if let line = lines.first(where: { $0.0 == event }) { return line.1 }
    switch event {
    case .lockWanted, .store(.lockWanted): return .refused(.nothingToLock)
    case .usersWanted where !device.plan.allowsSeveralUsers: return .refused(.oneUserOnly)
    default: return .refused(.outOfPlace)
    }
  }
}

extension FlowTable {
  // What is possible at more than one step.

  /// The app is put away and is back.
  static let away: [Line] = [(.resignedActive, .stays), (.suspended, .stays)]
  static let reset: [Line] = [
    (.resetWanted(.startOver), .to("confirmReset")),
    (.resetWanted(.administrator), .to("resetting")),
  ]
  static let screen: [Line] = [away, reset].flatMap(\.self)
  /// The store says what there is, while there is none.
  static let noStore: [Line] = [
    (.store(.failed(.keyring(reason: .locked))), .to("trouble")),
    (.store(.retried), .to("starting")),
    (.store(.statusRead(.locked(keys, triesLeft: 3))), .to("unlock")),
  ]
  /// The same while it is open.
  static let openStore: [Line] = [
    (.store(.statusRead(.locked(keys, triesLeft: 3))), .to("unlock")),
    (.store(.statusRead(.noVault)), .to("authentication")),
    (.store(.retried), .stays), (.lockWanted, .to("unlock")), (.store(.lockWanted), .to("unlock")),
  ]
  static let look: [Line] = [
    (.lookUpBegan, .stays), (.activated(.server()), .to("authentication")),
  ]
  static let looking: [Line] = [
    (.lookUpBegan, .refused(.busy)), (.activated(.server()), .refused(.busy)),
    (.lookUpFailed(.unknownAccount), .stays), (.lookUpFailed(.cancelled), .stays),
    (.lookUpCancelled, .stays), (.found(.server()), .to("authentication")),
  ]

  static let all: [FlowTable] = [beginning, documents, behindPasscode, others].flatMap(\.self)
}
