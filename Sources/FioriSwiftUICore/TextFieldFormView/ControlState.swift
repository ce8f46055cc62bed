/// How far a field of the kit can be used.
public enum ControlState: Hashable, Sendable, CaseIterable {
  /// It can be used.
  case normal
  /// It cannot be used.
  case disabled
  /// What is in it can be read and copied, and not changed.
  case readOnly
  /// It can be used, and what is in it is wrong.
  case error
}
