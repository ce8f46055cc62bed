// Several persons on one device.
extension OnboardingFlow {
  mutating func handleUsers(_ event: Event) -> Refusal? {
    if case .usersWanted = event { return wantUsers() }
    guard case .users = step else { return .outOfPlace }
    switch event {
    case .userChosen(let number):
      guard record.users.contains(where: { $0.number == number }) else { return .unknownUser }
      if number != record.current { takeTurn(number) } else { visit.isChoosingUser = false }
    case .userAdded:
      record.addUser()
      visit = visit.afterPerson()
      useStore()
    case .usersLeft:
      guard record.current != nil else { return .atStart }
      visit.isChoosingUser = false
    default: return .outOfPlace
    }
    return nil
  }

  private mutating func wantUsers() -> Refusal? {
    guard plan.allowsSeveralUsers else { return .oneUserOnly }
    switch step {
    case .main, .unlock, .renewal: break
    default: return .outOfPlace
    }
    guard store.phase != .unlocking else { return .busy }
    _ = lock()
    visit.isChoosingUser = true
    return nil
  }

  mutating func takeTurn(_ number: Int) {
    record.current = number
    visit = visit.afterPerson()
    useStore()
  }
}
