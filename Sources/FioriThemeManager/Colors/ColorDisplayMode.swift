/// Whether a colour is for normal or for high contrast.
public enum ColorDisplayMode: CaseIterable, Hashable, Sendable {
  /// For the contrast that the person asked for.
  case device
  /// For the other one.
  case deviceInverse
  /// For normal contrast, whatever the person asked for.
  case normalConstant
  /// For high contrast, whatever the person asked for.
  case highConstant
}
