import Onboarding
import Testing

@Suite("Stories of a passcode")
struct OnboardingFlowPasscodeTests {
  static let day = 86_400
  static let monthly = PasscodeTerms(
    policy: PasscodePolicy(minimumLength: 6), validity: .seconds(30 * day), lockAfter: nil)

  private func inApp(_ terms: PasscodeTerms = monthly) -> FlowDevice {
    OnboardingFlowLockTests.inApp(terms: terms)
  }

  @Test("A passcode that has expired is replaced before anything else", arguments: [29, 30])
  func expired(days: Int) {
    var device = inApp()
    device.pass(days * Self.day)
    device.send(.lockWanted)
    #expect(device.step.name == "unlock")
    device.unlock()
    #expect(device.step.name == (days < 30 ? "main" : "renewal"))
    guard days == 30 else { return }
    device.send(.passcodeChangeLeft)
    #expect(device.flow.refusal == .renewalRequired)
    device.send(.back)
    #expect(device.flow.refusal == .renewalRequired)
    // Ending the app is no way around it.
    device.restart()
    device.unlock()
    #expect(
      device.step == .renewal(PasscodeRenewal(reason: .expired, policy: Self.monthly.policy)))
    device.send(.passcodeChanged)
    #expect(device.step.name == "main")
    device.restart()
    device.unlock()
    #expect(device.step.name == "main", "it is asked for once")
  }

  @Test("A clock that was set back does not make a passcode young")
  func clockSetBack() {
    var device = inApp()
    device.now = ClockReading(
      boot: .init(), uptime: .seconds(5), wall: device.now.wall - .seconds(Self.day))
    device.restart()
    device.unlock()
    #expect(device.step.name == "renewal")
  }

  @Test("A policy that became stricter asks for another passcode at once, a laxer one never")
  func stricter() {
    var device = inApp()
    var laxer = Self.monthly
    laxer.policy = PasscodePolicy(minimumLength: 4)
    device.send(.termsChanged(laxer))
    #expect(device.step.name == "main")
    var stricter = Self.monthly
    stricter.policy = PasscodePolicy(minimumLength: 8, kinds: [.digit])
    device.send(.termsChanged(stricter))
    #expect(
      device.step
        == .renewal(PasscodeRenewal(reason: .stricterPolicy, policy: stricter.policy)))
    device.send(.lockWanted)
    device.restart()
    device.unlock()
    #expect(device.step.name == "renewal", "the terms of the administrator are kept")
    device.send(.passcodeChanged)
    #expect(device.step.name == "main")
    device.send(.termsChanged(stricter))
    #expect(device.flow.refusal == .outOfPlace)
  }

  @Test("A new version of the app with a stricter policy asks too")
  func stricterPlan() {
    var device = inApp()
    var terms = Self.monthly
    terms.policy = PasscodePolicy(minimumLength: 9)
    device.restart(.lawful([.authentication, .passcode(terms), .biometrics]))
    device.unlock()
    #expect(device.step.name == "renewal")
  }

  @Test("Who wants another passcode may leave it")
  func wanted() {
    var device = inApp()
    device.send(.passcodeChangeWanted)
    #expect(
      device.step == .renewal(PasscodeRenewal(reason: .wanted, policy: Self.monthly.policy)))
    device.send(.passcodeChangeLeft)
    #expect(device.step.name == "main")
    device.send(.passcodeChangeWanted, .back)
    #expect(device.step.name == "main")
    device.send(.passcodeChangeWanted, .passcodeChanged)
    #expect(device.step.name == "main")
  }

  @Test("The page of the passcode does not come again after a restart or a new version")
  func onceOnly() {
    var device = OnboardingFlowLockTests.inApp()
    for _ in 0..<3 {
      device.restart()
      #expect(device.step.name == "unlock")
      device.unlock()
      #expect(device.step.name == "main")
    }
    // Even where the record is gone: the store itself says that there is one.
    device.disk = nil
    device.restart()
    #expect(device.step.name == "unlock")
    device.unlock()
    let met = device.goOn(to: "main")
    #expect(device.step.name == "main" && !met.contains("passcode"))
  }

  @Test("A store that refuses the passcode leaves the person on the page, with the reason")
  func refused() {
    var device = FlowDevice(.whole)
    device.send(.started)
    device.goOn(to: "passcode")
    device.send(.store(.began(.create)), .store(.failed(.refused(reason: .emptyPasscode))))
    #expect(
      device.step
        == .passcode(
          .init(
            terms: OnboardingPlan.terms, isBusy: false, failure: .refused(reason: .emptyPasscode))))
    device.choosePasscode()
    #expect(device.step.name == "biometrics")
  }

  @Test("An administrator who forbids fingers has them forgotten, and nobody is offered one")
  func fingerForbidden() {
    var device = OnboardingFlowLockTests.inApp(finger: true)
    var terms = OnboardingPlan.terms
    terms.allowsFinger = false
    device.send(.termsChanged(terms))
    #expect(device.log.contains(.forgetFinger) && !device.store.hasFinger)
    #expect(device.step.name == "main" && device.flow.record.user?.finger == nil)
    terms.allowsFinger = true
    device.send(.termsChanged(terms))
    #expect(device.step.name == "biometrics", "what was allowed again is offered again")
  }

  @Test("A server that takes the password no more asks for it, and for nothing else")
  func credentialsLost() {
    var device = OnboardingFlowLockTests.inApp()
    device.send(.credentialsLost)
    guard case .authentication(let form) = device.step else {
      Issue.record("\(device.step)")
      return
    }
    #expect(form.name == "anna@example.com")
    device.send(.signInBegan, .signedIn(name: "bert@example.com"))
    #expect(device.flow.refusal == .otherUser, "the store is Anna's")
    device.send(.signInFailed(message: "This is Anna's device."))
    device.signIn()
    #expect(device.step.name == "main" && device.log.last == .keepCredentials)
  }
}
