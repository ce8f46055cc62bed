extension OnboardingFlow {
  /// Why an event has changed nothing.
  public enum Refusal: Hashable, Sendable {
    /// The step has nothing that the event could be about.
    case outOfPlace
    /// What the event asks for, or something before it, is being done.
    case busy
    /// The event is about another document or page than the one that is shown.
    case otherPage
    /// There is no way back past a document that was answered.
    case pastAgreement(LegalDocument)
    /// There is no way back past the passcode that was chosen.
    case pastPasscode
    /// There is no way back past a step of the app's own.
    case pastPage(id: String)
    /// There is nothing before the step.
    case atStart
    /// There is nothing to lock: no passcode was chosen yet, or it is locked.
    case nothingToLock
    /// The passcode has to be replaced.
    case renewalRequired
    /// Somebody else has signed in on this device.
    case otherUser
    /// There is no such person on this device.
    case unknownUser
    /// The app is for one person.
    case oneUserOnly
  }
}
