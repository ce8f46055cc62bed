import Secrets
import UIKit

/// A field for a passcode, whose content leaves it only as bytes.
final class PasscodeField: FUIAutoResizingTextField {
  private var look: PasscodePage.Field?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSecureTextEntry = true
    clearButtonMode = .never
    autocapitalizationType = .none
    autocorrectionType = .no
    spellCheckingType = .no
    returnKeyType = .go
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ look: PasscodePage.Field) {
    guard look != self.look else { return }
    self.look = look
    textContentType = look.isNew ? .newPassword : .password
    keyboardType = look.isDigitsOnly ? .numberPad : .default
    // A field that is disabled with the focus in it would let its caret go on blinking.
    if !look.isEnabled { resignFirstResponder() }
    isEnabled = look.isEnabled
  }

  /// Takes the content out; the field is empty afterwards. Nil when there is none, or more of it than
  /// a passcode can be.
  func takeSecret() -> Secret? {
    defer { text = "" }
    guard hasText, let bytes = try? copySecret() else { return nil }
    return Secret(bytes)
  }
}

/// Holds the bytes of a passcode for as long as something refers to it; then they are wiped.
final class Secret: CustomStringConvertible {
  let bytes: SecretBytes

  init(_ bytes: consuming SecretBytes) { self.bytes = bytes }

  var description: String { "Secret(redacted)" }

  /// A passcode that nobody knows: 32 random bytes, in hexadecimal digits.
  static func generated() -> Secret? {
    let digits = Array("0123456789abcdef".utf8)
    var generator = SystemRandomNumberGenerator()
    guard
      let bytes = try? SecretBytes(
        capacity: 64,
        filledBy: { room in
          for index in room.indices {
            room[index] = digits[Int.random(in: 0..<16, using: &generator)]
          }
          return room.count
        })
    else { return nil }
    return Secret(bytes)
  }

  func isEqual(to other: Secret) -> Bool { bytes.isEqual(to: other.bytes) }

  /// The passcode as a text, a copy that is not wiped.
  func makeText() -> String { bytes.makeText() }
}
