import Onboarding

extension FlowTable {
  /// What can be done at a locked app, whatever the state of its store.
  private static let atLock: [Line] = [away, reset, anyLock].flatMap(\.self)
  private static let anyLock: [Line] = [
    (.resetWanted(.signOut), .to("confirmReset")),
    (.resetWanted(.forgottenPasscode), .to("confirmReset")),
    (.resetWanted(.tooManyTries), .to("resetting")),
    (.store(.failed(.keyring(reason: .locked))), .to("trouble")),
  ]
  private static let noOpen: [Line] = [

    (.store(.statusRead(.noVault)), .to("authentication")), (.store(.retried), .stays),
  ]

  static let others: [FlowTable] = [
    FlowTable(
      "locked", at: "main", { $0.send(.lockWanted) },
      atLock, noOpen,
      [
        (.store(.began(.passcode)), .stays),
        (.store(.statusRead(.locked(keys, triesLeft: 3))), .stays),
      ]),
    FlowTable(
      "locked, with a finger", at: "main",
      {
        $0.store.hasFinger = true
        $0.send(.lockWanted)
      },
      atLock, noOpen,
      [
        (.store(.began(.passcode)), .stays), (.store(.began(.biometrics)), .stays),
        (.fingerAsked, .stays), (.store(.statusRead(.locked(keys, triesLeft: 3))), .stays),
      ]),
    FlowTable(
      "locked, a finger is asked for", at: "main",
      {
        $0.store.hasFinger = true
        $0.send(.lockWanted)
        $0.send(.fingerAsked)
      },
      atLock.filter { $0.0 != .resignedActive }, noOpen,
      [
        (.store(.began(.passcode)), .stays), (.store(.began(.biometrics)), .stays),
        (.fingerAsked, .refused(.busy)), (.fingerEnded(.noMatch), .stays),
        (.fingerEnded(.match), .stays), (.store(.statusRead(.locked(keys, triesLeft: 3))), .stays),
      ]),
    FlowTable(
      "locked, opening", at: "main",
      {
        $0.send(.lockWanted)
        $0.send(.store(.began(.passcode)))
      },
      atLock,
      [
        (.store(.began(.create)), .refused(.busy)), (.store(.began(.passcode)), .refused(.busy)),
        (.store(.began(.biometrics)), .refused(.busy)),
        (.store(.began(.recoveryCode)), .refused(.busy)), (.store(.ended(.unlocked)), .to("main")),
        (.store(.ended(.disabled)), .stays), (.lockWanted, .stays), (.store(.lockWanted), .stays),
      ]),
    FlowTable(
      "locked for good", at: "main",
      {
        $0.store.limit = 1
        $0.store.hasRecoveryCode = true
        $0.send(.lockWanted)
        $0.unlock(rightly: false)
      },
      atLock, noOpen,
      [
        (.store(.began(.recoveryCode)), .stays),
        (.store(.statusRead(.locked(keys, triesLeft: 3))), .stays),
      ]),
    FlowTable(
      "the store is in trouble", at: "main",
      {
        $0.send(.lockWanted)
        $0.storeError = .keyring(reason: .locked)
        $0.send(.store(.retried))
      },
      away, reset,
      [
        (.retried, .to("unlock")), (.store(.retried), .to("unlock")),
        (.store(.statusRead(.noVault)), .to("authentication")),
        (.store(.statusRead(.locked(keys, triesLeft: 3))), .to("unlock")),
      ]),
    FlowTable(
      "the disk is full", at: "licence licence",
      {
        $0.diskError = .storage(reason: .full)
        $0.send(.agreed(licence))
      },
      away, reset,
      [
        (.retried, .to("consent location")), (.store(.retried), .stays),
        (.store(.failed(.keyring(reason: .locked))), .stays),
        (.store(.statusRead(.locked(keys, triesLeft: 3))), .stays),
      ]),
    FlowTable(
      "renewal that is wanted", at: "main", { $0.send(.passcodeChangeWanted) },
      away, reset, openStore,
      [
        (.passcodeChanged, .to("main")), (.passcodeChangeLeft, .to("main")), (.back, .to("main")),
        (.credentialsLost, .stays),
      ]),
    FlowTable(
      "renewal that is needed", at: "main",
      {
        $0.send(.termsChanged(PasscodeTerms(policy: PasscodePolicy(minimumLength: 12))))
      },
      away, reset, openStore,
      [
        (.passcodeChanged, .to("main")), (.passcodeChangeLeft, .refused(.renewalRequired)),
        (.back, .refused(.renewalRequired)), (.credentialsLost, .stays),
        (.termsChanged(OnboardingPlan.terms), .to("main")),
      ]),
    FlowTable(
      "asked about signing out", at: "main", { $0.send(.resetWanted(.signOut)) },
      away,
      [
        (.store(.statusRead(.noVault)), .stays), (.store(.retried), .stays),
        (.store(.statusRead(.locked(keys, triesLeft: 3))), .stays),
        (.lockWanted, .to("unlock")), (.store(.lockWanted), .to("unlock")),
        (.resetConfirmed, .to("resetting")), (.resetCancelled, .to("main")),
        (.resetWanted(.administrator), .to("resetting")), (.resetWanted(.signOut), .refused(.busy)),
        (.resetWanted(.forgottenPasscode), .refused(.busy)),
        (.resetWanted(.tooManyTries), .refused(.busy)),
        (.resetWanted(.startOver), .refused(.busy)),
      ]),
    FlowTable(
      "traces are left", at: "main",
      {
        $0.stubborn = [.store]
        $0.send(.resetWanted(.administrator))
      },
      away,
      [
        (.retried, .stays)
      ], OnboardingReset.Reason.allCases.map { (.resetWanted($0), .refused(.busy)) }),
    FlowTable(
      "persons", plan: .shared, at: "main", { $0.send(.usersWanted) },
      away,
      [
        (.userChosen(1), .to("unlock")), (.userAdded, .to("starting")),
        (.usersLeft, .to("unlock")), (.back, .to("unlock")),
        (.userChosen(2), .refused(.unknownUser)), (.userChosen(9), .refused(.unknownUser)),
        (.resetWanted(.administrator), .to("resetting")),
        (.store(.retried), .stays), (.store(.statusRead(.noVault)), .stays),
        (.store(.failed(.keyring(reason: .locked))), .stays),
        (.store(.statusRead(.locked(keys, triesLeft: 3))), .stays),
      ]),
    FlowTable(
      "main, shared", plan: .shared, at: "main",
      away, reset, openStore,
      [
        (.credentialsLost, .to("authentication")), (.passcodeChangeWanted, .to("renewal")),
        (.consentChanged(crashes, isAgreed: true), .stays),
        (.consentChanged(location, isAgreed: false), .to("consent location")),
        (.consentChanged(licence, isAgreed: false), .refused(.otherPage)),
        (.resetWanted(.signOut), .to("confirmReset")), (.usersWanted, .to("users")),
      ]),
  ]
}
