import FioriThemeManager
import Onboarding
import UIKit

/// The e-mail field of the welcome and the activation screen, with the message below it: checks
/// what was typed before it is handed over.
@MainActor final class EmailForm {
  let field = FUIAutoResizingTextField()
  let messageLabel = UILabel()
  let stack = UIStackView()
  private let texts: OnboardingTexts
  /// The text is another one.
  var onChange: (() -> Void)?

  init(texts: OnboardingTexts) {
    self.texts = texts
    field.keyboardType = .emailAddress
    field.textContentType = .emailAddress
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.spellCheckingType = .no
    field.returnKeyType = .go
    field.accessibilityLabel = texts[.emailLabel]
    messageLabel.font = .preferredFioriFont(forTextStyle: .footnote)
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.textColor = .preferredFioriColor(forStyle: .negativeLabel)
    messageLabel.numberOfLines = 0
    messageLabel.isHidden = true
    stack.axis = .vertical
    stack.spacing = 6
    stack.addArrangedSubview(field)
    stack.addArrangedSubview(messageLabel)
    field.onTextSet = { [weak self] in self?.edited() }
    field.addAction(
      UIAction { [weak self] _ in self?.edited() }, for: .editingChanged)
  }

  isolated deinit {}

  private func edited() {
    show(nil)
    onChange?()
  }

  /// The address if it is valid; else a message, which assistive technology hears too.
  func validAddress() -> EmailAddress? {
    do {
      let address = try EmailAddress(field.text ?? "")
      show(nil)
      return address
    } catch {
      let advice = texts.message(for: error).advice
      show(advice)
      UIAccessibility.post(notification: .announcement, argument: advice)
      field.becomeFirstResponder()
      return nil
    }
  }

  private func show(_ message: String?) {
    // Whoever asks again is told again.
    guard messageLabel.text != message || messageLabel.isHidden != (message == nil) else { return }
    messageLabel.text = message
    messageLabel.isHidden = message == nil
    field.accessibilityHint = message
    field.isMarkedInvalid = message != nil
  }
}
