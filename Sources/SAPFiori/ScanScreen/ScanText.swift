/// The scanner's texts.
enum ScanText {
  static let noCameraTitle = "No Camera"
  static let noCameraDetail =
    "Scanning with a camera is not supported on this device yet. Type the address that belongs to "
    + "your QR code; your administrator can tell you."
  static let addressLabel = "Server address"
  static let invalidTitle = "Invalid Code"
  static let invalidDetail =
    "This is not an address that the app can use. Check it for typing errors, or ask your "
    + "administrator."
}
