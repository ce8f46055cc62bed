import Onboarding
import Testing

@Suite("Stories of a first day")
struct OnboardingFlowStoryTests {
  private func started(_ plan: OnboardingPlan = .whole, at step: String? = nil) -> FlowDevice {
    var device = FlowDevice(plan)
    device.send(.started)
    if let step { device.goOn(to: step) }
    return device
  }

  @Test("Anna sets the app up, looks around, and is asked nothing twice on the next morning")
  func twoDays() {
    var device = started()
    device.send(.begun, .lookUpBegan)
    #expect(device.step == .activation(.busy))
    device.send(.found(.server()))
    device.signIn()
    device.goOn(to: "main")
    #expect(
      device.step == .main(.init(user: "anna@example.com", server: .server())))
    device.restart()
    #expect(device.step.name == "unlock")
    device.unlock()
    #expect(device.step.name == "main")
  }

  @Test("The terms come before the passcode, always")
  func termsFirst() {
    var device = started()
    let met = device.goOn(to: "main")
    let licence = met.firstIndex(of: "licence licence") ?? .max
    #expect(licence < met.firstIndex(of: "passcode") ?? .min)
  }

  @Test("Whoever has agreed does not get back to before that")
  func noWayBack() {
    var device = started(at: "consent location")
    device.send(.back)
    #expect(device.flow.refusal == .pastAgreement(OnboardingPlan.licence))
    #expect(device.step.name == "consent location")
  }

  @Test("A tap too many agrees to nothing else")
  func doubleTap() {
    var device = started(at: "licence licence")
    device.send(.agreed(OnboardingPlan.licence))
    let after = device.step
    device.send(.agreed(OnboardingPlan.licence))
    #expect(device.step == after && device.flow.refusal == .outOfPlace)
    device.send(.answered(OnboardingPlan.location, .allowed))
    device.send(.answered(OnboardingPlan.location, .allowed))
    #expect(device.step.name == "consent crashes" && device.flow.refusal == .otherPage)
    #expect(device.flow.record.audit.count == 2)
  }

  @Test("A second tap on a button that looks something up sends no second request")
  func doubleRequest() {
    var device = started(at: "activation")
    device.send(.lookUpBegan)
    device.send(.lookUpBegan)
    #expect(device.flow.refusal == .busy)
    device.send(.found(.server()), .signInBegan)
    device.send(.signInBegan)
    #expect(device.flow.refusal == .busy)
    device.send(.signInFailed(message: "No."))
    #expect(device.step.name == "authentication")
    device.send(.signInBegan)
    #expect(device.flow.refusal == nil, "after a failure the person may try again")
  }

  @Test("Bert ends a slow look-up, and its answer comes too late to move him")
  func lateAnswer() {
    var device = started(at: "activation")
    device.send(.lookUpBegan, .lookUpCancelled)
    device.send(.found(.server()))
    #expect(device.flow.refusal == .outOfPlace && device.step == .activation(.idle))
    #expect(device.flow.record.server == nil)
  }

  @Test("A look-up that fails says why, and leaves the ways that there are")
  func failedLookUp() {
    var device = started(at: "activation")
    device.send(.lookUpBegan, .lookUpFailed(.server(status: 403)))
    #expect(device.step == .activation(.failed(.server(status: 403))))
    device.send(.activated(.server()))
    #expect(device.step.name == "authentication")
  }

  @Test("A link that is opened a second time changes nothing")
  func secondLink() {
    var device = started(at: "licence licence")
    device.send(.activated(.server("other.example.com")))
    #expect(device.flow.refusal == .outOfPlace)
    #expect(device.flow.record.server == .server())
  }

  @Test("Clara declines the licence, thinks again, and does not type her address twice")
  func declined() {
    var device = started(at: "licence licence")
    device.pass(8)
    device.send(.disagreed(OnboardingPlan.licence))
    guard case .welcome(let welcome) = device.step else {
      Issue.record("\(device.step)")
      return
    }
    #expect(welcome.notice == .declined(OnboardingPlan.licence))
    #expect(welcome.state == .isConfigured)
    device.send(.begun)
    #expect(device.step.name == "licence licence")
    #expect(device.flow.record.audit.map(\.answer) == [.declined])
    #expect(device.flow.record.audit.first?.shownMilliseconds == 8_000)
  }

  @Test("Required consent that is refused leads to the beginning, other consent leads on")
  func consent() {
    var device = started(at: "consent location")
    device.send(.answered(OnboardingPlan.location, .denied))
    #expect(device.step.name == "welcome")
    device.goOn(to: "consent location")
    device.goOn()
    device.send(.answered(OnboardingPlan.crashes, .denied))
    #expect(device.step.name == "passcode")
    device.goOn(to: "main")
    device.restart()
    device.unlock()
    #expect(device.step.name == "main", "who said no to a choice is not asked again")
  }

  @Test("An app without a welcome screen asks on the same page again")
  func declinedWithoutWelcome() {
    var device = started(.bare)
    device.send(.disagreed(OnboardingPlan.licence))
    #expect(
      device.step
        == .licence(.init(document: OnboardingPlan.licence, agreedVersion: nil, isDeclined: true)))
    device.goOn()
    #expect(device.step.name == "consent location")
  }

  @Test("The demo is looked at and left, and nothing of it is kept")
  func demo() {
    var device = started()
    device.send(.demoChosen)
    #expect(device.step == .demo && device.disk == nil)
    device.send(.demoLeft)
    #expect(device.step.name == "welcome")
  }

  @Test("Settings that cannot be downloaded are tried again, done without, or given up")
  func ownStep() {
    let message = ErrorMessage(title: "No settings", advice: "The server is down.")
    var device = started(at: "own tour")
    device.send(.failed(id: "tour", message))
    #expect(device.step == .own(.init(id: "tour", failure: message)))
    device.send(.retried)
    #expect(device.step == .own(.init(id: "tour", failure: nil)))
    device.send(.failed(id: "tour", message), .resetWanted(.startOver))
    #expect(device.step == .confirmReset(.startOver))
    device.send(.resetCancelled, .finished(id: "tour"))
    #expect(device.step.name == "main")
  }

  @Test("The time on the screen leaves out the night in which the machine slept")
  func shownFor() {
    var device = started(.bare)
    device.pass(10)
    device.send(.suspended)
    device.pass(30_000)
    device.send(.resumed)
    device.pass(5)
    device.goOn()
    #expect(device.flow.record.audit.first?.shownMilliseconds == 15_000)
  }

  @Test("A newer version of a licence is asked for, an older one never")
  func newVersion() {
    func plan(_ licence: Int, _ crashes: Int) -> OnboardingPlan {
      .lawful(
        OnboardingPlan.wholeItems.map { item in
          switch item {
          case .licence: .licence(LegalDocument(id: "licence", version: licence))
          case .consent(OnboardingPlan.crashes, let isRequired):
            .consent(LegalDocument(id: "crashes", version: crashes), isRequired: isRequired)
          default: item
          }
        })
    }
    var device = started(at: "main")
    device.restart(plan(3, 3))
    device.unlock()
    #expect(
      device.step
        == .licence(
          .init(
            document: LegalDocument(id: "licence", version: 3), agreedVersion: 2, isDeclined: false)
        ))
    device.send(.back)
    #expect(device.flow.refusal == .atStart)
    device.goOn()
    #expect(device.step.name == "main")
    device.restart(plan(3, 4))
    device.unlock()
    #expect(device.step.name == "consent crashes")
    device.goOn()
    device.restart(plan(1, 1))
    device.unlock()
    #expect(device.step.name == "main")
    #expect(device.flow.record.audit.map(\.document.version) == [2, 1, 3, 3, 4])
  }

  @Test("An app that is ended after any step goes on there", arguments: 0..<13)
  func ended(steps: Int) {
    var device = started()
    for _ in 0..<steps { device.goOn() }
    let (name, hadStore) = (device.step.name, device.store.isThere)
    device.restart()
    #expect((device.step.name == "unlock") == hadStore)
    if hadStore { device.unlock() }
    // What Anna signs in with is kept from the passcode on.
    if device.step.name == "authentication", name != "authentication" { device.signIn() }
    #expect(device.step.name == name)
  }

  @Test("An app that is ended while its store is made does not ask for a second passcode")
  func endedWhileMaking() {
    var device = started(at: "passcode")
    device.send(.store(.began(.create)))
    device.store.isThere = true
    device.restart()
    #expect(device.step.name == "unlock")
    device.unlock()
    #expect(device.step.name == "authentication", "the password was in memory only")
    device.signIn()
    #expect(device.step.name == "biometrics")
    #expect(device.store.hasCredentials)
  }

  @Test("An app that is ended at any write goes on before or after the answer", arguments: 0..<4)
  func endedWithin(effects: Int) {
    let plan = OnboardingPlan.whole
    for steps in 0..<10 {
      var device = FlowDevice(plan)
      device.send(.started)
      for _ in 0..<steps { device.goOn() }
      let before = device.step.name
      device.effectsUntilKilled = effects
      device.goOn()
      let after = device.step.name
      device.restart()
      if device.step.name == "unlock" { device.unlock() }
      if device.step.name == "authentication", ![before, after].contains("authentication") {
        device.signIn()
      }
      #expect([before, after].contains(device.step.name), "\(steps) steps, \(effects) effects")
    }
  }
}
