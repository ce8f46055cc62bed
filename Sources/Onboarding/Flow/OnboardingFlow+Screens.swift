// Welcome, activation, signing in, pages.
extension OnboardingFlow {
  mutating func handleWay(_ event: Event) -> Refusal? {
    switch (event, step) {
    case (.begun, .welcome(let welcome)):
      guard welcome.lookUp != .busy else { return .busy }
      begin()
    case (.demoChosen, .welcome(let welcome)):
      guard welcome.lookUp != .busy else { return .busy }
      visit.isInDemo = true
    case (.demoLeft, .demo): visit.isInDemo = false
    case (.left, _): return leave(.left)
    case (.back, _): return goBack()
    default: return .outOfPlace
    }
    return nil
  }

  private mutating func begin() {
    record.hasBegun = true
    visit.notice = nil
    visit.declined = nil
    visit.lookUp = .idle
  }

  /// Back to the welcome screen, from where the person can begin again. What was answered stays.
  mutating func leave(_ notice: Notice) -> Refusal? {
    switch step {
    case .activation, .authentication, .licence, .consent, .passcode, .biometrics, .info, .own:
      break
    default: return .outOfPlace
    }
    guard plan.hasWelcome else { return .atStart }
    guard !visit.isCreating else { return .busy }
    visit.forgetScreens()
    record.hasBegun = false
    visit.notice = notice
    return nil
  }

  // MARK: - Activation

  mutating func handleActivation(_ event: Event) -> Refusal? {
    let lookUp: LookUp
    switch step {
    case .activation(let state): lookUp = state
    case .welcome(let welcome) where welcome.state == .notConfigured: lookUp = welcome.lookUp
    default: return .outOfPlace
    }
    switch (event, lookUp) {
    case (.lookUpBegan, .busy), (.activated, .busy): return .busy
    case (.lookUpBegan, _): visit.lookUp = .busy
    case (.lookUpFailed(let error), .busy):
      visit.lookUp = error == .cancelled ? .idle : .failed(error)
    case (.lookUpCancelled, .busy): visit.lookUp = .idle
    case (.found(let server), .busy), (.activated(let server), _):
      record.server = server
      begin()
    default: return .outOfPlace
    }
    return nil
  }

  // MARK: - Signing in

  mutating func handleSignIn(_ event: Event) -> Refusal? {
    if event == .credentialsLost { return loseCredentials() }
    guard case .authentication(let form) = step else { return .outOfPlace }
    let isVerifying = form.phase == .verifying
    switch event {
    case .signInBegan:
      guard !isVerifying else { return .busy }
      visit.signIn = .verifying
    case .signInFailed(let message) where isVerifying: visit.signIn = .refused(message: message)
    case .signInCancelled where isVerifying: visit.signIn = .entry
    case .signedIn(let name) where isVerifying: return signIn(as: name)
    default: return .outOfPlace
    }
    return nil
  }

  private mutating func signIn(as name: String) -> Refusal? {
    if let other = record.users.first(where: { $0.name == name && $0.number != record.current }) {
      // A person who is here already, and was taken for a new one.
      guard record.user?.name == nil else { return .otherUser }
      if let number = record.current { record.removeUsers([number]) }
      takeTurn(other.number)
      visit.hasCredentials = true
      return nil
    }
    if let before = record.user?.name, before != name { return .otherUser }
    record.change {
      $0.name = name
      $0.isSignedIn = true
    }
    visit.signIn = .entry
    visit.hasCredentials = true
    visit.areCredentialsKept = false
    return nil
  }

  private mutating func loseCredentials() -> Refusal? {
    guard plan.items.contains(.authentication), record.user?.isSignedIn == true else {
      return .outOfPlace
    }
    switch step {
    case .starting, .unlock, .users, .resetting, .trouble, .confirmReset, .authentication:
      return .outOfPlace
    default: break
    }
    record.change { $0.isSignedIn = false }
    visit.hasCredentials = false
    visit.areCredentialsKept = false
    return nil
  }

  // MARK: - Pages

  mutating func handlePage(_ event: Event) -> Refusal? {
    switch (event, step) {
    case (.fingerAnswered(let answer), .biometrics):
      record.change { $0.finger = answer }
      visit.isFingerChanged = false
    case (.finished(let id), .info(let shown)):
      guard id == shown else { return .otherPage }
      record.change { $0.finish(id) }
    case (.finished(let id), .own(let own)):
      guard id == own.id else { return .otherPage }
      record.change { $0.finish(id) }
      visit.failure = nil
    case (.failed(let id, let message), .own(let own)):
      guard id == own.id else { return .otherPage }
      visit.failure = Own(id: id, failure: message)
    default: return .outOfPlace
    }
    return nil
  }
}
