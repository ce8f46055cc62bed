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
    addAction(
      UIAction { [weak self] _ in self?.onChangeHandler?(self?.text) }, for: .editingChanged)
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
