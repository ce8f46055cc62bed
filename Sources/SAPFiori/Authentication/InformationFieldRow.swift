import FioriThemeManager
import Onboarding
import UIKit

/// A field with its name above it, which is there once something is typed where the name was.
final class InformationFieldRow: UIStackView {
  let captionLabel = UILabel()
  let field = FUIAutoResizingTextField()
  private let title: String
  /// The text is another one.
  var onEdit: (() -> Void)?

  init(title: String, isSecure: Bool, text: String?) {
    self.title = title
    super.init(frame: .zero)
    axis = .vertical
    spacing = 4
    captionLabel.font = .preferredFioriFont(forTextStyle: .footnote)
    captionLabel.adjustsFontForContentSizeCategory = true
    captionLabel.textColor = .preferredFioriColor(forStyle: .secondaryLabel)
    captionLabel.numberOfLines = 0
    // The field itself has the name.
    captionLabel.accessibilityElementsHidden = true
    field.setPlaceholder(title)
    field.accessibilityLabel = title
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.spellCheckingType = .no
    field.isFioriStyleSecureTextEntry = isSecure
    if isSecure { field.textContentType = .password }
    field.text = text
    addArrangedSubview(captionLabel)
    addArrangedSubview(field)
    field.onTextSet = { [weak self] in self?.edited() }
    field.addAction(UIAction { [weak self] _ in self?.edited() }, for: .editingChanged)
    showCaption()
  }

  required init?(coder: NSCoder) { return nil }

  /// What the form has to know of the field.
  var content: AuthenticationForm.Field {
    let text = field.text ?? ""
    return field.isFioriStyleSecureTextEntry ? .init(secret: text) : .init(text: text)
  }

  /// What was typed. A blank at the end of a name is a slip of the finger; in a secret it counts.
  var string: String {
    let text = field.text ?? ""
    return field.isFioriStyleSecureTextEntry
      ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func edited() {
    showCaption()
    onEdit?()
  }

  /// Its line is always there, so that nothing moves while a person types.
  private func showCaption() {
    let text = (field.text ?? "").isEmpty ? " " : title
    if captionLabel.text != text { captionLabel.text = text }
  }
}
