/// What a store says of a recovery code, before it does anything with it.
public enum RecoveryCodeCheck: Hashable, Sendable, CaseIterable {
  /// It opens the store.
  case right
  /// It is the code of another store, or one that another has taken the place of.
  case wrong
  /// It has a slip in it: its own check does not come out.
  case mistyped
}
