extension OnboardingFlow {
  /// What is on the screen, with all that the screen needs.
  public enum Step: Hashable, Sendable {
    /// Nothing yet: the record or the store is being asked.
    case starting
    /// The welcome screen.
    case welcome(Welcome)
    /// The app learns its server.
    case activation(LookUp)
    /// The person signs in.
    case authentication(Authentication)
    /// A licence.
    case licence(Licence)
    /// Consent.
    case consent(Consent)
    /// A passcode is chosen.
    case passcode(Passcode)
    /// A finger may stand for the passcode.
    case biometrics(Biometrics)
    /// A page to read.
    case info(id: String)
    /// A step of the app's own.
    case own(Own)
    /// The app.
    case main(Main)
    /// The demo.
    case demo
    /// The app is locked.
    case unlock(Unlock)
    /// The passcode is replaced.
    case renewal(PasscodeRenewal)
    /// A person is chosen; `current` is the number of the one whose turn it is.
    case users([OnboardingRecord.User], current: Int?)
    /// The person is asked whether traces are to be removed.
    case confirmReset(OnboardingReset.Reason)
    /// Traces are removed.
    case resetting(Resetting)
    /// The record or the store cannot be used.
    case trouble(Trouble)
  }
}
