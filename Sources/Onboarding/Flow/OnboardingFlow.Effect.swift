extension OnboardingFlow {
  /// What is to be done after an event, in this order.
  public enum Effect: Hashable, Sendable {
    /// Read the record; tell ``Event/recordLoaded(_:)`` or ``Event/recordFailed(_:)``.
    case loadRecord
    /// Keep the record; tell ``Event/recordSaved`` or ``Event/recordFailed(_:)``. What else is to be done
    /// comes after the first of the two. Show the next step when the record is on the disk.
    case saveRecord(OnboardingRecord)
    /// Remove the record; told as a save is.
    case removeRecord
    /// Put a record that cannot be read out of the way; told as a save is.
    case setRecordAside
    /// From now on the person of this number is at it, with the store that belongs to them.
    case useStore(ofUser: Int)
    /// What is to be done with that store.
    case store(OnboardingStoreState.Effect)
    /// Put what the person has signed in with into the store, which is open.
    case keepCredentials
    /// Forget what the person has signed in with.
    case forgetCredentials
    /// A finger stands for the passcode no more.
    case forgetFinger
    /// Remove the traces of persons, look whether they are gone, and tell ``Event/removed(_:)``.
    case remove(OnboardingReset)
  }
}
