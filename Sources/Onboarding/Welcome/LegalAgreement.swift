/// Whether a person has to agree to a legal text before going on, and has done so.
public enum LegalAgreement: Hashable, Sendable, CaseIterable {
  /// There is nothing to agree to, and no check box.
  case notRequired
  /// The check box is shown and not ticked.
  case required
  /// The check box is shown and ticked.
  case accepted

  /// Makes a value from the two flags of a screen; without the first the second means nothing.
  public init(isRequired: Bool, isAccepted: Bool) {
    self =
      switch (isRequired, isAccepted) {
      case (false, _): .notRequired
      case (true, false): .required
      case (true, true): .accepted
      }
  }
}
