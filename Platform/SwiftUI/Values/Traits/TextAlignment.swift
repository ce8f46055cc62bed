/// How the lines of a text lie to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Where reading begins.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing
}
