import Onboarding

extension FlowTable {
  static let beginning: [FlowTable] = [
    FlowTable("not started", [(.started, .stays)], away),
    FlowTable(
      "the record is read", { $0.flow.receive(.started, at: $0.now) },
      away,
      [
        (.recordLoaded(nil), .stays), (.recordFailed(.storage(reason: .full)), .to("trouble")),
      ]),
    FlowTable(
      "the record is damaged",
      {
        $0.disk = [1, 2, 3]
        $0.send(.started)
      },
      away, [(.retried, .to("starting")), (.recordAbandoned, .to("starting"))]),
    FlowTable(
      "the record cannot be read",
      {
        $0.diskError = .storage(reason: .notPermitted)
        $0.send(.started)
      }, away, [(.retried, .to("starting"))]),
    FlowTable(
      "the store is asked",
      { device in
        device.flow.receive(.started, at: device.now)
        device.flow.receive(.recordLoaded(nil), at: device.now)
      },
      away,
      [
        (.resetWanted(.administrator), .to("resetting")),
        (.store(.statusRead(.noVault)), .to("welcome")),
        (.store(.statusRead(.locked(keys, triesLeft: 3))), .to("unlock")),
        (.store(.failed(.keyring(reason: .locked))), .to("trouble")), (.store(.retried), .stays),
      ]),
    FlowTable(
      "welcome", at: "welcome",
      screen, noStore, look, [(.begun, .to("activation")), (.demoChosen, .to("demo"))]),
    FlowTable(
      "welcome, looking up", at: "welcome", { $0.send(.lookUpBegan) },
      screen, noStore, looking,
      [
        (.begun, .refused(.busy)), (.demoChosen, .refused(.busy)),
      ]),
    FlowTable(
      "welcome, configured", at: "authentication", { $0.send(.left) },
      screen, noStore, [(.begun, .to("authentication")), (.demoChosen, .to("demo"))]),
    FlowTable(
      "demo", at: "welcome", { $0.send(.demoChosen) },
      away, noStore,
      [
        (.demoLeft, .to("welcome")), (.back, .to("welcome")),
        (.resetWanted(.administrator), .to("resetting")),
      ]),
    FlowTable(
      "activation", at: "activation",
      screen, noStore, look, [(.back, .to("welcome")), (.left, .to("welcome"))]),
    FlowTable(
      "activation, looking up", at: "activation", { $0.send(.lookUpBegan) },
      screen, noStore, looking, [(.back, .refused(.busy)), (.left, .to("welcome"))]),
    FlowTable(
      "authentication", at: "authentication",
      screen, noStore,
      [
        (.signInBegan, .stays), (.back, .to("activation")), (.left, .to("welcome")),
      ]),
    FlowTable(
      "authentication, verifying", at: "authentication", { $0.send(.signInBegan) },
      screen, noStore,
      [
        (.signInBegan, .refused(.busy)), (.signInFailed(message: "No."), .stays),
        (.signInCancelled, .stays), (.signedIn(name: "anna"), .to("licence licence")),
        (.signedIn(name: "bert"), .to("licence licence")), (.back, .refused(.busy)),
        (.left, .to("welcome")),
      ]),
    FlowTable(
      "authentication, refused", at: "authentication",
      {
        $0.send(.signInBegan)
        $0.send(.signInFailed(message: "No."))
      },
      screen, noStore,
      [
        (.signInBegan, .stays), (.back, .to("activation")), (.left, .to("welcome")),
      ]),
  ]

  static let documents: [FlowTable] = [
    FlowTable(
      "licence", at: "licence licence",
      screen, noStore,
      [
        (.agreed(licence), .to("consent location")), (.agreed(location), .refused(.otherPage)),
        (.disagreed(licence), .to("welcome")), (.back, .to("authentication")),
        (.left, .to("welcome")), (.credentialsLost, .to("authentication")),
      ]),
    FlowTable(
      "consent that is required", at: "consent location",
      screen, noStore,
      [
        (.answered(location, .allowed), .to("consent crashes")),
        (.answered(location, .denied), .to("welcome")),
        (.answered(location, .cancelled), .to("welcome")),
        (.answered(crashes, .allowed), .refused(.otherPage)),
        (.answered(crashes, .denied), .refused(.otherPage)),
        (.answered(crashes, .cancelled), .refused(.otherPage)),
        (.answered(licence, .allowed), .refused(.otherPage)),
        (.back, .refused(.pastAgreement(licence))), (.left, .to("welcome")),
        (.credentialsLost, .to("authentication")),
      ]),
    FlowTable(
      "consent that is not required", at: "consent crashes",
      screen, noStore,
      [
        (.answered(crashes, .allowed), .to("passcode")),
        (.answered(crashes, .denied), .to("passcode")),
        (.answered(crashes, .cancelled), .to("welcome")),
        (.answered(location, .allowed), .refused(.otherPage)),
        (.answered(location, .denied), .refused(.otherPage)),
        (.answered(location, .cancelled), .refused(.otherPage)),
        (.answered(licence, .allowed), .refused(.otherPage)),
        (.back, .refused(.pastAgreement(location))), (.left, .to("welcome")),
        (.credentialsLost, .to("authentication")),
      ]),
    FlowTable(
      "licence without a welcome screen", plan: .bare, at: "licence licence",
      away, reset,
      [
        (.agreed(licence), .to("consent location")), (.agreed(location), .refused(.otherPage)),
        (.disagreed(licence), .stays), (.back, .refused(.atStart)), (.left, .refused(.atStart)),
      ]),
    FlowTable(
      "consent without a welcome screen", plan: .bare, at: "consent location",
      away, reset,
      [
        (.answered(location, .allowed), .to("main")), (.answered(location, .denied), .stays),
        (.answered(location, .cancelled), .refused(.atStart)),
        (.answered(crashes, .allowed), .refused(.otherPage)),
        (.answered(crashes, .denied), .refused(.otherPage)),
        (.answered(crashes, .cancelled), .refused(.otherPage)),
        (.answered(licence, .allowed), .refused(.otherPage)),
        (.back, .refused(.pastAgreement(licence))), (.left, .refused(.atStart)),
      ]),
  ]

  static let behindPasscode: [FlowTable] = [
    FlowTable(
      "passcode", at: "passcode",
      screen, noStore,
      [
        (.store(.began(.create)), .stays), (.back, .refused(.pastAgreement(crashes))),
        (.left, .to("welcome")), (.credentialsLost, .to("authentication")),
      ]),
    FlowTable(
      "passcode, the store is made", at: "passcode", { $0.send(.store(.began(.create))) },
      away,
      [
        (.store(.began(.create)), .refused(.busy)), (.store(.began(.passcode)), .refused(.busy)),
        (.store(.began(.biometrics)), .refused(.busy)),
        (.store(.began(.recoveryCode)), .refused(.busy)),
        (.store(.ended(.unlocked)), .to("biometrics")), (.store(.ended(.disabled)), .to("unlock")),
        (.store(.failed(.keyring(reason: .locked))), .to("trouble")),
        (.back, .refused(.busy)), (.left, .refused(.busy)), (.lockWanted, .stays),
        (.store(.lockWanted), .stays), (.resetWanted(.startOver), .refused(.busy)),
        (.resetWanted(.administrator), .refused(.busy)), (.credentialsLost, .to("authentication")),
      ]),
    FlowTable(
      "biometrics", at: "biometrics",
      away, reset, openStore,
      [
        (.fingerAnswered(.enabled), .to("info sync")),
        (.fingerAnswered(.declined), .to("info sync")),
        (.fingerAnswered(.unavailable), .to("info sync")), (.back, .refused(.pastPasscode)),
        (.left, .to("welcome")), (.credentialsLost, .to("authentication")),
      ]),
    FlowTable(
      "info", at: "info sync",
      away, reset, openStore,
      [
        (.finished(id: "sync"), .to("own tour")), (.finished(id: "tour"), .refused(.otherPage)),
        (.back, .refused(.pastPasscode)), (.left, .to("welcome")),
        (.credentialsLost, .to("authentication")),
      ]),
    FlowTable(
      "own", at: "own tour",
      away, reset, openStore,
      [
        (.finished(id: "tour"), .to("main")), (.finished(id: "sync"), .refused(.otherPage)),
        (.failed(id: "tour", message), .stays),
        (.failed(id: "sync", message), .refused(.otherPage)),
        (.back, .to("info sync")), (.left, .to("welcome")),
        (.credentialsLost, .to("authentication")),
      ]),
    FlowTable(
      "own, failed", at: "own tour",
      { $0.send(.failed(id: "tour", ErrorMessage(title: "Down", advice: "Wait."))) },
      away, reset, openStore,
      [
        (.finished(id: "tour"), .to("main")), (.finished(id: "sync"), .refused(.otherPage)),
        (.failed(id: "tour", message), .stays),
        (.failed(id: "sync", message), .refused(.otherPage)),
        (.retried, .stays), (.back, .to("info sync")), (.left, .to("welcome")),
        (.credentialsLost, .to("authentication")),
      ]),
    FlowTable(
      "main", at: "main",
      away, reset, openStore,
      [
        (.credentialsLost, .to("authentication")), (.passcodeChangeWanted, .to("renewal")),
        (.consentChanged(crashes, isAgreed: true), .stays),
        (.consentChanged(location, isAgreed: false), .to("consent location")),
        (.consentChanged(licence, isAgreed: false), .refused(.otherPage)),
        (.resetWanted(.signOut), .to("confirmReset")),
      ]),
    FlowTable(
      "main without a store", plan: .seed, at: "main",
      away, reset,
      [
        (.consentChanged(location, isAgreed: false), .to("consent location")),
        (.consentChanged(crashes, isAgreed: true), .refused(.otherPage)),
        (.consentChanged(licence, isAgreed: false), .refused(.otherPage)),
        (.resetWanted(.signOut), .to("confirmReset")),
      ]),
  ]
}
