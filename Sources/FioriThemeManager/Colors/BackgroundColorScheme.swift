/// Whether a colour is for a light or a dark ground.
public enum BackgroundColorScheme: CaseIterable, Hashable, Sendable {
  /// For the mode that the device is in.
  case device
  /// For the mode that the device is not in.
  case deviceInverse
  /// For a ground that is light in every mode.
  case lightConstant
  /// For a ground that is dark in every mode.
  case darkConstant

  /// The older name of `lightConstant`.
  @available(*, deprecated, renamed: "lightConstant")
  public static var light: BackgroundColorScheme { .lightConstant }

  /// The older name of `darkConstant`.
  @available(*, deprecated, renamed: "darkConstant")
  public static var dark: BackgroundColorScheme { .darkConstant }
}
