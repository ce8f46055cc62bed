import FioriThemeManager
import UIKit

/// The kit's text field.
open class FUITextField: UITextField {
  /// Called when the text has changed, by a person or by the program's editing actions.
  open var onChangeHandler: ((String?) -> Void)?
  /// Called when the program has set the text.
  var onTextSet: (() -> Void)?

  /// The text. Setting it calls no handler and no delegate.
  open override var text: String? { didSet { onTextSet?() } }

  /// Makes a field with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFioriFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    textColor = .preferredFioriColor(forStyle: .primaryLabel)
    StyledParts.shared.add(self, as: "", of: .textField)
    StyledParts.shared.add(clearTextButton, as: "clearButton", of: .textField)
    addAction(
      UIAction { [weak self] _ in self?.onChangeHandler?(self?.text) }, for: .editingChanged)
  }

  // MARK: - Secrets

  /// Whether the text is hidden until a person asks for it with the button at the end of the field.
  ///
  /// The text of such a field is never told to assistive technology, shown or not.
  open var isFioriStyleSecureTextEntry = false {
    didSet {
      guard oldValue != isFioriStyleSecureTextEntry else { return }
      isSecureTextEntry = isFioriStyleSecureTextEntry
      rightView = isFioriStyleSecureTextEntry ? secureTextButton : nil
      rightViewMode = isFioriStyleSecureTextEntry ? .always : .never
      secureTextButton.update()
    }
  }

  /// The picture of the button that shows the text; nil is an eye that is struck out.
  open var secureShowImage: UIImage? { didSet { secureTextButton.update() } }
  /// The picture of the button that hides the text; nil is an eye.
  open var secureHideImage: UIImage? { didSet { secureTextButton.update() } }

  private lazy var secureTextButton = SecureTextButton(field: self)

  /// Hides the text, if it is a secret that is shown.
  func hideSecureText() {
    guard isFioriStyleSecureTextEntry, !isSecureTextEntry else { return }
    isSecureTextEntry = true
    secureTextButton.update()
  }

  /// Sets what an empty field shows, in a colour that can be read.
  func setPlaceholder(_ text: String) {
    guard text != attributedPlaceholder?.string else { return }
    attributedPlaceholder = NSAttributedString(
      string: text,
      attributes: [.foregroundColor: UIColor.preferredFioriColor(forStyle: .tertiaryLabel)])
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
