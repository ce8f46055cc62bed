import GTK

extension UITextField {
  func applyLook() {
    guard let input else { return }
    var run = TextRun()
    let font: UIFont = self.font ?? .systemFont(ofSize: 17)
    run.font = (adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font).spec
    var ink = (textColor ?? .label).paint(with: traitCollection)
    if !isEnabled { ink.alpha *= 0.5 }
    useClass(StyleSheet.inkClass(ink), insteadOf: &inkClass, on: input)
    input.setAttributes(TextAttributes([run]))
    input.setAlignment(textAlignment.native)
    invalidateIntrinsicContentSize()
  }

  private func useClass(_ name: String, insteadOf old: inout String?, on input: TextInput) {
    guard name != old else { return }
    if let old { input.removeStyleClass(old) }
    input.addStyleClass(name)
    old = name
  }

  func applyPlaceholder() {
    guard let input else { return }
    input.placeholder = placeholder
    let rich = attributedPlaceholder.flatMap {
      $0.length > 0
        ? $0.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
    }
    let name = StyleSheet.placeholderClass((rich ?? .placeholderText).paint(with: traitCollection))
    useClass(name, insteadOf: &placeholderClass, on: input)
    if host != nil { applyAccessibility() }
  }

  func applyPurpose() {
    var purpose = keyboardType.purpose
    if purpose == .freeForm {
      switch textContentType {
      case UITextContentType.emailAddress: purpose = .email
      case UITextContentType.URL: purpose = .url
      case UITextContentType.name: purpose = .name
      default: break
      }
    }
    if isSecureTextEntry { purpose = purpose == .digits ? .pin : .password }
    input?.setPurpose(
      purpose,
      spellchecks: spellCheckingType == .yes
        || (spellCheckingType == .default && autocorrectionType != .no),
      capitalizes: autocapitalizationType != .none)
  }
}
