import Onboarding
import Testing

@Suite("Stories of a lock")
struct OnboardingFlowLockTests {
  /// An app that somebody uses, whose store a finger opens too where that is wanted.
  static func inApp(finger: Bool = false, terms: PasscodeTerms? = nil) -> FlowDevice {
    let plan: OnboardingPlan =
      terms.map { terms in
        .lawful([.authentication, .passcode(terms), .biometrics])
      } ?? .whole
    var device = FlowDevice(plan)
    device.send(.started)
    device.goOn(to: "biometrics")
    device.store.hasFinger = finger
    device.send(.fingerAnswered(finger ? .enabled : .declined))
    device.goOn(to: "main")
    return device
  }

  private func unlock(_ device: FlowDevice) throws -> OnboardingFlow.Unlock {
    guard case .unlock(let unlock) = device.step else {
      throw Missing(step: device.step.name)
    }
    return unlock
  }

  struct Missing: Error { let step: String }

  @Test("An app that is put away before a passcode is chosen asks for none when it is back")
  func noLockBeforePasscode() {
    var device = FlowDevice(.whole)
    device.send(.started)
    for _ in 0..<12 where device.step.name != "biometrics" {
      device.send(.suspended)
      device.pass(100_000)
      let name = device.step.name
      device.send(.resumed)
      #expect(device.step.name == name)
      device.send(.lockWanted)
      #expect(device.flow.refusal == .nothingToLock)
      device.goOn()
    }
    device.send(.lockWanted)
    #expect(device.step.name == "unlock")
  }

  @Test("Whoever ends the app at the lock is before the lock again")
  func endedAtLock() {
    var device = Self.inApp()
    device.send(.lockWanted)
    device.restart()
    #expect(device.step.name == "unlock")
    device.send(.passcodeChangeWanted, .resumed, .becameActive)
    #expect(device.step.name == "unlock")
  }

  @Test("Five minutes away lock, four do not", arguments: [(299, "main"), (300, "unlock")])
  func timeLimit(seconds: Int, name: String) {
    var device = Self.inApp()
    device.send(.suspended)
    device.pass(seconds)
    device.send(.resumed)
    #expect(device.step.name == name)
  }

  @Test("Terms without a limit never lock, those with none at all each time")
  func limits() {
    var never = Self.inApp(terms: PasscodeTerms(lockAfter: nil))
    never.send(.suspended)
    never.pass(1_000_000)
    never.send(.resumed)
    #expect(never.step.name == "main")
    var always = Self.inApp(terms: PasscodeTerms(lockAfter: .zero))
    always.send(.suspended, .resumed)
    #expect(always.step.name == "unlock")
  }

  @Test("Setting the clock back does not keep an app open")
  func clockSetBack() {
    var device = Self.inApp()
    device.send(.suspended)
    device.pass(400)
    device.now = ClockReading(
      boot: device.now.boot, uptime: device.now.uptime, wall: device.now.wall - .seconds(86_400))
    device.send(.resumed)
    #expect(device.step.name == "unlock")
  }

  @Test("A clock that runs backwards locks")
  func uptimeBackwards() {
    var device = Self.inApp()
    device.send(.suspended)
    device.now = ClockReading(
      boot: device.now.boot, uptime: device.now.uptime - .seconds(1), wall: device.now.wall)
    device.send(.resumed)
    #expect(device.step.name == "unlock")
  }

  @Test("An app that is not in front is covered at once, and uncovered without a question")
  func cover() {
    var device = Self.inApp()
    device.send(.resignedActive)
    #expect(device.flow.isCovered && device.step.name == "main")
    device.send(.becameActive)
    #expect(!device.flow.isCovered && device.step.name == "main")
    device.send(.resignedActive, .suspended, .resumed)
    #expect(device.flow.isCovered, "it is back, and not in front yet")
  }

  @Test("A finger is asked for once for each lock, however often the app comes to the front")
  func oneRequest() throws {
    var device = Self.inApp(finger: true)
    device.send(.lockWanted)
    #expect(try unlock(device).finger == .now)
    device.send(.fingerAsked)
    // The request takes the front and gives it back.
    device.send(.resignedActive)
    #expect(!device.flow.isCovered)
    device.send(.becameActive)
    #expect(try unlock(device).finger == .asked)
    device.send(.fingerEnded(.cancelled))
    for _ in 0..<3 {
      #expect(try unlock(device).finger == .onRequest)
      device.send(.resignedActive, .becameActive)
    }
    device.unlock()
    device.send(.lockWanted)
    #expect(try unlock(device).finger == .now, "the next lock asks again")
  }

  @Test("A finger that was not given leaves the passcode, and a way to ask again")
  func cancelledFinger() throws {
    var device = Self.inApp(finger: true)
    device.send(.lockWanted, .fingerAsked, .fingerEnded(.timedOut))
    let locked = try unlock(device)
    #expect(locked.phase == .locked([.passcode, .biometrics], triesLeft: 10))
    #expect(locked.finger == .onRequest)
    device.send(.fingerAsked)
    #expect(device.flow.refusal == nil)
    device.send(.fingerEnded(.match))
    device.store.isOpen = true
    device.send(.store(.began(.biometrics)), .store(.ended(.unlocked)))
    #expect(device.step.name == "main")
  }

  @Test("No finger is asked for while the app is not in front")
  func notInFront() throws {
    var device = Self.inApp(finger: true)
    device.send(.resignedActive, .suspended)
    device.pass(1_000)
    device.send(.resumed)
    #expect(try unlock(device).finger == .whenActive)
    device.send(.fingerAsked)
    #expect(device.flow.refusal == .outOfPlace)
    device.send(.becameActive)
    #expect(try unlock(device).finger == .now)
  }

  @Test("After five wrong fingers the passcode is asked for, and ending the app changes nothing")
  func wrongFingers() throws {
    var device = Self.inApp(finger: true)
    device.send(.lockWanted)
    for _ in 0..<4 { device.send(.fingerAsked, .fingerEnded(.noMatch)) }
    // The fifth is counted before it is looked at.
    device.send(.fingerAsked)
    device.restart()
    #expect(try unlock(device).finger == .none)
    device.send(.fingerAsked)
    #expect(device.flow.refusal == .outOfPlace)
    device.unlock()
    device.send(.lockWanted)
    #expect(try unlock(device).finger == .now)
  }

  @Test(
    "A reader that is gone is a usual thing",
    arguments: [
      BiometricOutcome.readerRemoved, .serviceDied, .notEnrolled, .unavailable(.noReader),
    ])
  func readerGone(outcome: BiometricOutcome) throws {
    var device = Self.inApp(finger: true)
    device.send(.lockWanted, .fingerAsked, .fingerEnded(outcome))
    #expect(try unlock(device).finger == .none)
    device.unlock()
    #expect(device.step.name == "main")
  }

  @Test("New fingers open nothing: the passcode is asked for, and the finger offered anew")
  func enrolmentChanged() throws {
    var device = Self.inApp(finger: true)
    device.send(.lockWanted, .fingerAsked, .fingerEnded(.match), .store(.began(.biometrics)))
    device.send(.store(.ended(.passcodeRequired(.enrolmentChanged))))
    let locked = try unlock(device)
    #expect(locked.outcome == .passcodeRequired(.enrolmentChanged) && locked.finger == .none)
    device.unlock()
    #expect(device.step == .biometrics(.init(isChanged: true)))
    #expect(device.store.isThere && device.store.hasCredentials, "only the finger was lost")
    device.send(.fingerAnswered(.enabled))
    #expect(device.step.name == "main")
  }

  @Test("A wish to lock while the store is being opened is not lost")
  func lockWhileOpening() {
    var device = Self.inApp()
    device.send(.lockWanted, .store(.began(.passcode)), .lockWanted)
    device.store.isOpen = true
    device.send(.store(.ended(.unlocked)))
    #expect(device.step.name == "unlock" && !device.store.isOpen)
  }

  @Test("Wrong passcodes say how many are left, and there is always a way out")
  func wrongPasscodes() throws {
    var device = Self.inApp()
    device.store.limit = 3
    device.send(.lockWanted)
    device.unlock(rightly: false)
    #expect(try unlock(device).outcome == .rejected(triesLeft: 2, wait: .zero))
    device.restart()
    #expect(
      try unlock(device).phase == .locked([.passcode], triesLeft: 2), "the count is the store's")
    device.unlock(rightly: false)
    device.unlock(rightly: false)
    #expect(try unlock(device).phase == .disabled([.passcode]))
    device.unlock()
    #expect(device.flow.refusal == .outOfPlace)
    device.send(.resetWanted(.forgottenPasscode), .resetConfirmed)
    #expect(device.step.name == "welcome")
  }

  @Test("A store that has removed itself leads to the beginning, and says why")
  func wiped() throws {
    var device = Self.inApp()
    device.store.limit = 1
    device.store.wipesItself = true
    device.send(.lockWanted)
    device.unlock(rightly: false)
    guard case .welcome(let welcome) = device.step else { throw Missing(step: device.step.name) }
    #expect(welcome.notice == .reset(.tooManyTries))
    #expect(device.flow.record.user?.name == nil && device.flow.record.audit.isEmpty)
  }

  @Test("A wait is over when the store says so, and the recovery code does in the meantime")
  func throttled() throws {
    var device = Self.inApp()
    device.store.hasRecoveryCode = true
    device.send(.lockWanted, .store(.began(.passcode)))
    device.send(.store(.ended(.rejected(triesLeft: 5, wait: .seconds(60)))))
    #expect(try unlock(device).phase == .throttled([.passcode, .recoveryCode], wait: .seconds(60)))
    #expect(try unlock(device).canRecover)
    #expect(device.log.last == .store(.wait(.seconds(60))))
    device.send(.store(.began(.passcode)))
    #expect(device.flow.refusal == .outOfPlace)
    device.send(.store(.waitEnded))
    #expect(try unlock(device).phase == .locked([.passcode, .recoveryCode], triesLeft: 10))
  }

  @Test("A keyring in trouble never looks like a first run")
  func trouble() {
    var device = Self.inApp()
    device.storeError = .keyring(reason: .timedOut(seconds: 5))
    device.restart()
    #expect(device.step == .trouble(.store(.keyring(reason: .timedOut(seconds: 5)))))
    device.send(.store(.began(.create)))
    #expect(device.flow.refusal == .outOfPlace)
    device.storeError = nil
    device.send(.retried)
    #expect(device.step.name == "unlock")
  }

  @Test("An answer that comes after the lock is not waited for behind it")
  func lateSignIn() {
    var device = Self.inApp()
    device.send(.credentialsLost, .signInBegan, .lockWanted)
    device.send(.signedIn(name: "anna@example.com"))
    #expect(device.flow.refusal == .outOfPlace)
    device.unlock()
    guard case .authentication(let form) = device.step else {
      Issue.record("\(device.step)")
      return
    }
    #expect(form.phase == .entry)
  }
}
