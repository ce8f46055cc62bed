/// The form of round corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle or an ellipse.
  case circular
  /// A corner whose bend begins and ends gradually.
  case continuous
}
