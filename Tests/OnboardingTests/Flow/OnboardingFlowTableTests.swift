import Onboarding
import Testing

@Suite("The flow as a table")
struct OnboardingFlowTableTests {
  @Test("Each step and each event", arguments: FlowTable.all.indices)
  func cells(row: Int) {
    let row = FlowTable.all[row]
    for (event, _) in row.lines {
      #expect(FlowTable.events.contains(event), "\(event) is no column")
    }
    for event in FlowTable.events {
      var device = row.device
      let before = device.flow
      device.diskError = nil
      device.storeError = nil
      // What the machine does by itself is not this table's matter: the step after the event alone.
      device.flow.receive(event, at: device.now)
      let cell = "\(row.name) × \(event)"
      switch row.outcome(of: event) {
      case .to(let name):
        #expect(device.flow.refusal == nil, "\(cell)")
        #expect(device.flow.step.name == name, "\(cell)")
      case .stays:
        #expect(device.flow.refusal == nil, "\(cell)")
        #expect(device.flow.step.name == before.step.name, "\(cell)")
        let isChanged = device.flow != before
        #expect(isChanged, "\(cell)")
      case .refused(let reason): expectRefusal(reason, device.flow, before, cell)
      }
    }
  }

  private func expectRefusal(
    _ reason: OnboardingFlow.Refusal, _ flow: OnboardingFlow, _ before: OnboardingFlow,
    _ cell: String
  ) {
    #expect(flow.refusal == reason, "\(cell) led to \(flow.step.name)")
    #expect(flow.step == before.step && flow.record == before.record, "\(cell)")
    #expect(flow.effects.isEmpty, "\(cell)")
  }

  @Test("Each kind of step has a row")
  func rows() {
    let names = Set(FlowTable.all.map { String($0.device.step.name.prefix { $0 != " " }) })
    let kinds: Set = [
      "starting", "welcome", "activation", "authentication", "licence", "consent", "passcode",
      "biometrics", "info", "own", "main", "demo", "unlock", "renewal", "users", "confirmReset",
      "resetting", "trouble",
    ]
    #expect(names == kinds)
  }
}
