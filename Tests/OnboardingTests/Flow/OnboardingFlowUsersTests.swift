import Onboarding
import Testing

@Suite("Stories of a device that several persons use")
struct OnboardingFlowUsersTests {
  /// Anna and Bert, whose turn it is.
  private func two() -> FlowDevice {
    var device = FlowDevice(.shared)
    device.send(.started)
    device.goOn(to: "main")
    device.send(.usersWanted, .userAdded)
    device.signIn("bert@example.com")
    device.goOn(to: "main")
    return device
  }

  @Test("Bert signs in after Anna: he is asked what she was asked, but not for the server")
  func second() {
    var device = FlowDevice(.shared)
    device.send(.started)
    device.goOn(to: "main")
    device.send(.usersWanted)
    #expect(!device.store.isOpen, "Anna's store is closed before Bert sees anything")
    device.send(.userAdded)
    #expect(device.step.name == "authentication")
    device.signIn("bert@example.com")
    let met = device.goOn(to: "main")
    #expect(
      met.prefix(4) == ["licence licence", "consent location", "consent crashes", "passcode"])
    #expect(device.stores.filter(\.value.isThere).count == 2)
    #expect(
      device.flow.record.audit.map(\.user).suffix(3)
        == .init(repeating: "bert@example.com", count: 3))
  }

  @Test("Each has a passcode of their own, and the one whose turn it was comes first")
  func turns() {
    var device = two()
    device.restart()
    guard case .unlock(let unlock) = device.step else {
      Issue.record("\(device.step)")
      return
    }
    #expect(unlock.user == "bert@example.com" && unlock.canChangeUser)
    device.send(.usersWanted, .userChosen(1))
    device.unlock()
    #expect(device.step == .main(.init(user: "anna@example.com", server: .server())))
    #expect(device.stores[1]?.isOpen == true && device.stores[2]?.isOpen == false)
  }

  @Test("Who is here already and signs in as new is not asked anything twice")
  func known() {
    var device = two()
    device.send(.usersWanted, .userAdded)
    device.signIn("anna@example.com")
    #expect(device.step.name == "unlock" && device.current == 1)
    device.unlock()
    #expect(device.step == .main(.init(user: "anna@example.com", server: .server())))
    #expect(device.flow.record.users.map(\.number) == [1, 2])
  }

  @Test("Who changes their mind about signing in leaves no trace")
  func newcomerLeaves() {
    var device = two()
    let before = device.disk
    device.send(.usersWanted, .userAdded)
    device.send(.back)
    guard case .users(let users, current: nil) = device.step else {
      Issue.record("\(device.step)")
      return
    }
    #expect(users.count == 2)
    device.send(.usersLeft)
    #expect(device.flow.refusal == .atStart)
    device.send(.userChosen(2))
    #expect(device.disk == before)
  }

  @Test("Bert signs out, and Anna's things stay")
  func signOut() {
    var device = two()
    device.send(.resetWanted(.signOut), .resetConfirmed)
    guard case .users(let users, current: nil) = device.step else {
      Issue.record("\(device.step)")
      return
    }
    #expect(users.compactMap(\.name) == ["anna@example.com"])
    #expect(device.stores[2] == nil && device.stores[1]?.isThere == true)
    #expect(Set(device.flow.record.audit.map(\.user)) == ["anna@example.com"])
    device.restart()
    #expect(device.step.name == "users")
    device.goOn()
    device.unlock()
    #expect(device.step.name == "main")
  }

  @Test("Too many wrong passcodes of Bert's take nothing from Anna")
  func tooManyTries() {
    var device = two()
    device.store.limit = 1
    device.store.wipesItself = true
    device.send(.lockWanted)
    device.unlock(rightly: false)
    #expect(device.step.name == "users")
    #expect(device.stores[1]?.isThere == true)
    #expect(device.flow.record.users.compactMap(\.name) == ["anna@example.com"])
  }

  @Test("The administrator removes everybody")
  func everybody() {
    var device = two()
    device.send(.resetWanted(.administrator))
    #expect(device.step.name == "welcome" && device.disk == nil)
    #expect(device.stores.values.allSatisfy { !$0.isThere })
  }

  @Test("An app for one person has no list of persons")
  func oneOnly() {
    var device = FlowDevice(.whole)
    device.send(.started)
    device.goOn(to: "main")
    device.send(.usersWanted)
    #expect(device.flow.refusal == .oneUserOnly)
  }
}
