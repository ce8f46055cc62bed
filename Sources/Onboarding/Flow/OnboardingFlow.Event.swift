extension OnboardingFlow {
  /// Something that has happened.
  public enum Event: Hashable, Sendable {
    // MARK: The record

    /// The app has started.
    case started
    /// The record was read; nil where there is none.
    case recordLoaded(OnboardingRecord?)
    /// The record is on the disk.
    case recordSaved
    /// The record could not be read, kept or removed.
    case recordFailed(OnboardingRecordError)
    /// What has failed is to be tried again.
    case retried
    /// A record that cannot be read is to be put aside, and a new one begun.
    case recordAbandoned

    // MARK: Screens

    /// The person goes on from the welcome screen.
    case begun
    /// The person wants to see the demo.
    case demoChosen
    /// The person has seen it.
    case demoLeft
    /// A server is being looked up.
    case lookUpBegan
    /// The look-up has ended without one.
    case lookUpFailed(DiscoveryError)
    /// The person has ended the look-up.
    case lookUpCancelled
    /// The look-up has ended.
    case found(DiscoveredConfiguration)
    /// A code, a link or an administrator has named the server.
    case activated(DiscoveredConfiguration)
    /// What the person signs in with is being checked.
    case signInBegan
    /// It was refused, for a reason in words.
    case signInFailed(message: String)
    /// The person has ended the check.
    case signInCancelled
    /// It was right; the name that tells the person apart.
    case signedIn(name: String)
    /// The person agrees to a licence.
    case agreed(LegalDocument)
    /// The person does not.
    case disagreed(LegalDocument)
    /// The person has answered a consent form.
    case answered(LegalDocument, ConsentForm.Answer)
    /// The finger's page was answered.
    case fingerAnswered(OnboardingRecord.FingerAnswer)
    /// A page was read, or an own step is done.
    case finished(id: String)
    /// An own step could not be done.
    case failed(id: String, ErrorMessage)
    /// The person wants to go back by one step.
    case back
    /// The person wants to leave the onboarding.
    case left

    // MARK: The store

    /// Something has happened with the person's store.
    case store(OnboardingStoreState.Event)
    /// What the person signed in with is not in the store, or the server takes it no more.
    case credentialsLost
    /// A finger is being asked for, at a locked app.
    case fingerAsked
    /// That has ended.
    case fingerEnded(BiometricOutcome)
    /// The passcode was replaced.
    case passcodeChanged
    /// The person wants another passcode.
    case passcodeChangeWanted
    /// The person does not want it any more.
    case passcodeChangeLeft
    /// The administrator asks for something else of passcodes.
    case termsChanged(PasscodeTerms)
    /// The person has changed an answer in the app's settings.
    case consentChanged(LegalDocument, isAgreed: Bool)

    // MARK: The lock

    /// The app is to be locked: nobody used it, the session was locked, or the person wants it.
    case lockWanted
    /// The app is in front no more.
    case resignedActive
    /// The app is in front.
    case becameActive
    /// The app is put away, or the machine goes to sleep.
    case suspended
    /// The app is back.
    case resumed

    // MARK: Removal

    /// Traces are to be removed.
    case resetWanted(OnboardingReset.Reason)
    /// The person means it.
    case resetConfirmed
    /// The person does not.
    case resetCancelled
    /// The removal has ended; these traces were found after it.
    case removed(Set<OnboardingReset.Trace>)

    // MARK: Several persons

    /// Another person wants their turn.
    case usersWanted
    /// A person of this number was chosen.
    case userChosen(Int)
    /// A person who is new here was chosen.
    case userAdded
    /// Nobody was chosen.
    case usersLeft
  }
}
