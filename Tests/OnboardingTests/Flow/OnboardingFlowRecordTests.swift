import Onboarding
import Testing

@Suite("Stories of a disk")
struct OnboardingFlowRecordTests {
  private func at(_ step: String) -> FlowDevice {
    var device = FlowDevice(.whole)
    device.send(.started)
    device.goOn(to: step)
    return device
  }

  @Test("Each answer is on the disk before the next page is shown")
  func before() throws {
    var device = at("welcome")
    for _ in 0..<12 where device.step.name != "main" {
      device.goOn()
      let disk = try #require(device.disk)
      #expect(try OnboardingRecord(document: disk) == device.flow.record)
    }
    #expect(device.step.name == "main")
  }

  @Test("A disk that is full is told, the answer is not lost, and nobody goes on without it")
  func full() throws {
    var device = at("licence licence")
    let before = device.disk
    device.diskError = .storage(reason: .full)
    device.goOn()
    #expect(device.step == .trouble(.notSaved(.storage(reason: .full))))
    #expect(device.disk == before)
    device.send(.retried)
    #expect(device.step == .trouble(.notSaved(.storage(reason: .full))))
    device.diskError = nil
    device.send(.retried)
    #expect(device.step.name == "consent location")
    #expect(try OnboardingRecord(document: #require(device.disk)) == device.flow.record)
  }

  @Test("A record that cannot be read for now is not taken for none")
  func unreadable() {
    var device = at("main")
    device.diskError = .storage(reason: .notPermitted)
    device.restart()
    #expect(device.step == .trouble(.notLoaded(.storage(reason: .notPermitted))))
    device.send(.recordAbandoned)
    #expect(device.flow.refusal == .outOfPlace)
    device.diskError = nil
    device.send(.retried)
    #expect(device.step.name == "unlock")
  }

  @Test("A damaged record is put aside when a person says so, and the store stays")
  func damaged() {
    var device = at("main")
    device.disk?[40] ^= 1
    let damaged = device.disk
    device.restart()
    #expect(device.step == .trouble(.notLoaded(.damaged)))
    #expect(device.disk == damaged, "nothing is touched before")
    device.send(.recordAbandoned)
    #expect(device.aside == [damaged] && device.step.name == "unlock")
    device.unlock()
    #expect(device.step.name == "welcome")
    device.goOn(to: "main")
    #expect(device.store.hasCredentials)
  }

  @Test("A record of a newer version of the app is left to that")
  func newer() {
    var device = at("main")
    device.disk = Array("FOYER-ONBOARDING 9 0\n{}".utf8)
    device.restart()
    #expect(device.step == .trouble(.notLoaded(.newerVersion(found: 9, known: 1))))
  }

  @Test("What another window of the app has written is read before it is written over")
  func elsewhere() {
    var device = at("licence licence")
    var other = device
    other.goOn(to: "consent crashes")
    device.disk = other.disk
    device.diskError = .changedElsewhere
    device.goOn()
    #expect(device.step == .trouble(.notSaved(.changedElsewhere)))
    device.diskError = nil
    device.send(.retried)
    device.goOn(to: "consent crashes")
    #expect(device.flow.record.audit.count == 2)
  }
}
