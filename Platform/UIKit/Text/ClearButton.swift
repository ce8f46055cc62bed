import GTK

/// The button that clears a text field. It is there only while the field is edited, so it must not
/// take the focus away from it: keys select and delete the text instead.
final class ClearButton: UIButton {
  override func configureHost() {
    super.configureHost()
    host?.canFocus = false
  }
}
