/// Where a passcode came from.
public enum FUIPasscodeSource: Int, Sendable {
  /// There has been none yet.
  case unknown
  /// The person typed it.
  case user
  /// The device gave it out after a finger matched.
  case device
}
