import GTK

extension UITextField {
  func applyLook() {
    guard let input else { return }
    var run = TextRun()
    run.font = effectiveFont.spec
    if let placeholderScale, !hasText { run.font?.size *= placeholderScale }
    var ink = (textColor ?? .label).paint(with: traitCollection)
    if !isEnabled { ink.alpha *= 0.5 }
    input.exchangeDye(&inkDye, for: StyleSheet.dye(.ink, ink))
    applyTint()
    input.setAttributes(TextAttributes([run]))
    input.setAlignment(textAlignment.native)
    invalidateIntrinsicContentSize()
  }

  func applyTint() {
    let tint = (tintColor ?? .tintColor).paint(with: traitCollection)
    input?.exchangeDye(&caretDye, for: StyleSheet.dyeBesidesTint(.caret, tint))
  }

  var effectiveFont: UIFont {
    let font: UIFont = self.font ?? .systemFont(ofSize: 17)
    return adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
  }

  /// Makes a placeholder smaller, down to half its size, rather than cut: nobody can scroll it.
  func fitPlaceholder() {
    let font = effectiveFont
    let text = placeholder ?? ""
    let room = textRect(forBounds: bounds).width
    var scale: CGFloat?
    // Letters are seldom wider than this, so most placeholders need no measuring.
    if room > 0, CGFloat(text.count) * font.pointSize * 0.7 > room {
      let width = placeholderWidth
      if width > room { scale = max(0.5, room / width * 0.98) }
    }
    guard scale != placeholderScale else { return }
    placeholderScale = scale
    applyLook()
  }

  /// The width in points of the whole placeholder, as large as the text.
  private var placeholderWidth: CGFloat {
    let ruler = UILabel()
    ruler.font = effectiveFont
    ruler.text = placeholder
    return ruler.intrinsicContentSize.width
  }

  /// Whether a part of the placeholder is replaced by dots.
  var cutsPlaceholder: Bool {
    guard !hasText, let placeholder, !placeholder.isEmpty else { return false }
    let shown = placeholderWidth * (placeholderScale ?? 1)
    return shown > textRect(forBounds: bounds).width + 1
  }

  func applyPlaceholder() {
    guard let input else { return }
    input.placeholder = placeholder
    let rich = attributedPlaceholder.flatMap {
      $0.length > 0
        ? $0.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
    }
    let ink = (theme.placeholderColor ?? rich ?? .placeholderText).paint(with: traitCollection)
    input.exchangeDye(&placeholderDye, for: StyleSheet.dye(.placeholder, ink))
    if host != nil { applyAccessibility() }
  }

  func applyPurpose() {
    var purpose = keyboardType.purpose
    if purpose == .freeForm {
      switch textContentType {
      case UITextContentType.emailAddress: purpose = .email
      case UITextContentType.URL: purpose = .url
      case UITextContentType.name, UITextContentType.givenName, UITextContentType.familyName:
        purpose = .name
      case UITextContentType.telephoneNumber: purpose = .phone
      case UITextContentType.password, UITextContentType.newPassword: purpose = .password
      default: break
      }
    }
    if isSecureTextEntry { purpose = purpose == .digits ? .pin : .password }
    let isPlain = textContentType?.isNoWord == true
    let capitals: InputCapitals =
      switch autocapitalizationType {
      case .none: .none
      case .words: .words
      case .sentences: isPlain ? .none : .sentences
      case .allCharacters: .all
      }
    input?.setPurpose(
      purpose,
      spellchecks: spellCheckingType == .yes
        || (spellCheckingType == .default && autocorrectionType != .no && !isPlain),
      capitals: capitals)
  }
}
