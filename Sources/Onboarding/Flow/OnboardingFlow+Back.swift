// The way back, which ends at what was agreed to.
extension OnboardingFlow {
  mutating func goBack() -> Refusal? {
    switch step {
    case .renewal: return handlePasscodeLeft()
    case .users: return handleUsers(.usersLeft)
    case .demo:
      visit.isInDemo = false
      return nil
    case .activation, .authentication, .licence, .consent, .passcode, .biometrics, .info, .own:
      break
    default: return .outOfPlace
    }
    guard !isBusy else { return .busy }
    guard let item = openItem, let place = plan.items.firstIndex(of: item) else {
      return .outOfPlace
    }
    return reopen(before: place)
  }

  /// Whether something is being done that ends the step by itself.
  private var isBusy: Bool {
    switch step {
    case .activation(let lookUp): lookUp == .busy
    case .authentication(let form): form.phase == .verifying
    case .passcode(let passcode): passcode.isBusy
    default: false
    }
  }

  private mutating func reopen(before place: Int) -> Refusal? {
    // Whoever was in the app is asked for something new: what was done with stays so.
    if record.user?.hasArrived == true { return .atStart }
    for item in plan.items[..<place].reversed() {
      switch item {
      case .welcome, .activation:
        if record.users.count > 1 { return leaveNewcomer() }
        if item == .welcome { record.hasBegun = false } else { record.server = nil }
        return nil
      case .authentication:
        // Whose store it is was said by signing in.
        if visit.hasStore, isBeforePasscode(item) { return .pastPasscode }
        record.change {
          $0.isSignedIn = false
          $0.name = nil
        }
        visit.hasCredentials = false
        effects.append(.forgetCredentials)
        return nil
      case .licence(let document), .consent(let document, _): return .pastAgreement(document)
      case .passcode: return .pastPasscode
      case .biometrics: if record.user?.finger != nil { return .pastPasscode }
      case .own(let id, canReturn: false): return .pastPage(id: id)
      case .info(let id), .own(let id, canReturn: true):
        record.change { $0.finished.removeAll { $0 == id } }
        return nil
      }
    }
    return record.users.count > 1 ? leaveNewcomer() : .atStart
  }

  private func isBeforePasscode(_ item: OnboardingPlan.Item) -> Bool {
    guard let place = plan.items.firstIndex(of: item) else { return false }
    return plan.items[place...].contains { $0.kind == .passcode }
  }

  /// A person who is new here goes back to the choice of persons.
  private mutating func leaveNewcomer() -> Refusal? {
    guard let user = record.user, user.name == nil, !visit.hasStore else { return .atStart }
    record.removeUsers([user.number])
    visit = visit.afterPerson()
    visit.isChoosingUser = true
    return nil
  }
}
