import FioriThemeManager
import Onboarding
import UIKit

/// A bordered field of the kit: at least 44 points high, its edge says focus and faults.
final class OutlinedTextField: UITextField {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFioriFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    textColor = .preferredFioriColor(forStyle: .primaryLabel)
    tintColor = .preferredFioriColor(forStyle: .tintColor)
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    layer.cornerRadius = 8
    theme.restingEdgeColor = .preferredFioriColor(forStyle: .separatorOpaque)
    autocapitalizationType = .none
    autocorrectionType = .no
    spellCheckingType = .no
    returnKeyType = .go
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the edge says that the text cannot be used.
  var isMarkedInvalid = false {
    didSet {
      guard oldValue != isMarkedInvalid else { return }
      theme.warningEdgeColor =
        isMarkedInvalid ? .preferredFioriColor(forStyle: .negativeLabel) : nil
    }
  }

  /// Takes the keyboard and the meaning that fit what is typed.
  func take(_ kind: OnboardingInputKind) {
    let keyboard: UIKeyboardType = kind == .serverAddress ? .URL : .emailAddress
    if keyboardType != keyboard { keyboardType = keyboard }
    let content: UITextContentType = kind == .serverAddress ? .URL : .emailAddress
    if textContentType != content { textContentType = content }
  }

  /// Sets what an empty field shows, in a colour that can be read.
  func setPlaceholder(_ text: String) {
    guard text != attributedPlaceholder?.string else { return }
    attributedPlaceholder = NSAttributedString(
      string: text,
      attributes: [.foregroundColor: UIColor.preferredFioriColor(forStyle: .tertiaryLabel)])
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 4, dy: 0)
  }

  /// As wide as there is room for, and large enough for a finger.
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: max(super.intrinsicContentSize.height, 44))
  }
}
