import Onboarding
import Testing

@Suite("Stories of an end")
struct OnboardingFlowResetTests {
  private func inApp(keepsAudit: Bool = false) -> FlowDevice {
    var device = FlowDevice(.lawful(OnboardingPlan.wholeItems, keepsAudit: keepsAudit))
    device.send(.started)
    device.goOn(to: "main")
    return device
  }

  @Test("Anna signs out, and nothing of her is left on the device")
  func signOut() throws {
    var device = inApp()
    device.send(.resetWanted(.signOut))
    #expect(device.step == .confirmReset(.signOut))
    device.send(.resetConfirmed)
    #expect(
      device.step
        == .welcome(.init(state: .isConfigured, lookUp: .idle, notice: .reset(.signOut))))
    #expect(!device.store.isThere && !device.hasCredentials)
    let text = String(decoding: try #require(device.disk), as: UTF8.self)
    #expect(!text.contains("anna") && !text.contains("licence"))
    #expect(device.flow.record.server == .server(), "the server is the device's")
    // Whoever comes next is asked everything.
    device.goOn(to: "licence licence")
    #expect(device.step.name == "licence licence")
  }

  @Test(
    "Beginning anew leaves no file", arguments: [OnboardingReset.Reason.startOver, .administrator])
  func startOver(reason: OnboardingReset.Reason) {
    var device = inApp()
    device.send(.resetWanted(reason))
    if reason.needsConfirmation { device.send(.resetConfirmed) }
    #expect(device.disk == nil && device.stores.values.allSatisfy { !$0.isThere })
    #expect(
      device.step == .welcome(.init(state: .notConfigured, lookUp: .idle, notice: .reset(reason))))
  }

  @Test("Who did not mean it is where they were")
  func cancelled() {
    var device = inApp()
    device.send(.resetWanted(.signOut), .resetCancelled)
    #expect(device.step.name == "main" && device.store.hasCredentials)
  }

  @Test("Who forgot the passcode begins anew after a question, at a locked app")
  func forgotten() {
    var device = inApp()
    device.send(.lockWanted, .resetWanted(.forgottenPasscode))
    #expect(device.step == .confirmReset(.forgottenPasscode))
    device.send(.resetCancelled)
    #expect(device.step.name == "unlock")
    device.send(.resetWanted(.forgottenPasscode), .resetConfirmed)
    #expect(device.step.name == "welcome")
    device.goOn(to: "main")
    #expect(device.step.name == "main" && device.store.isThere)
  }

  @Test(
    "A trace that is left is told, and the removal is not over",
    arguments: [
      OnboardingReset.Trace.store, .credentials, .finger, .appData,
    ])
  func stubborn(trace: OnboardingReset.Trace) {
    var device = inApp()
    device.stubborn = [trace]
    device.send(.resetWanted(.signOut), .resetConfirmed)
    guard case .resetting(let state) = device.step else {
      Issue.record("\(device.step)")
      return
    }
    #expect(state.remaining == [trace])
    device.restart()
    #expect(device.step.name == "resetting", "a restart is no way around it")
    device.stubborn = []
    device.send(.retried)
    #expect(device.step.name == "welcome")
  }

  @Test("A removal that was interrupted anywhere is ended by the next start", arguments: 0..<6)
  func interrupted(effects: Int) {
    var device = inApp()
    device.send(.resetWanted(.signOut))
    device.effectsUntilKilled = effects
    device.send(.resetConfirmed)
    device.restart()
    if effects == 0 {
      #expect(device.step.name == "unlock", "nothing was noted, and nothing removed")
    } else {
      #expect(device.step.name == "welcome")
      #expect(device.stores.values.allSatisfy { !$0.isThere })
    }
  }

  @Test("A disk that is full keeps nobody from being forgotten")
  func fullDisk() {
    var device = inApp()
    device.send(.resetWanted(.signOut))
    device.diskError = .storage(reason: .full)
    device.send(.resetConfirmed)
    #expect(!device.store.isThere && !device.hasCredentials)
    #expect(device.step == .trouble(.notSaved(.storage(reason: .full))))
    device.diskError = nil
    device.send(.retried)
    #expect(device.step.name == "welcome")
    #expect(device.flow.record.user?.name == nil)
  }

  @Test("Whoever leaves in the middle of opening is not left half inside")
  func leftInTheMiddle() {
    var device = inApp()
    device.send(.lockWanted, .store(.began(.passcode)))
    device.send(.resetWanted(.startOver), .resetConfirmed)
    #expect(device.step.name == "welcome" && !device.store.isThere)
    device.send(.store(.ended(.unlocked)))
    #expect(device.flow.refusal == .outOfPlace)
  }

  @Test("The list of what was agreed to stays where the plan says so")
  func audit() {
    var device = inApp(keepsAudit: true)
    device.send(.resetWanted(.startOver), .resetConfirmed)
    #expect(device.flow.record.audit.map(\.document.id) == ["licence", "location", "crashes"])
    device.restart()
    #expect(device.step.name == "welcome" && device.flow.record.audit.count == 3)
  }
}
