/// What a passcode is handed over for.
public enum FUIPasscodeInputMode: Int, Sendable {
  /// A first passcode was chosen.
  case create
  /// A passcode was entered to open the app.
  case match
  /// The present passcode was entered, to be replaced.
  case matchForChange
  /// A new passcode was chosen in place of the present one.
  case change
}
