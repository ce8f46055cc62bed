import FioriThemeManager
import Onboarding
import UIKit

/// The button in a secure field that shows its text, and then hides it.
final class SecureTextButton: UIButton {
  private weak var field: FUITextField?
  private let texts = ScreenTexts.current

  /// - Parameter field: The field that the button lies in.
  init(field: FUITextField) {
    self.field = field
    super.init(frame: .zero)
    tintColor = .preferredFioriColor(forStyle: .secondaryLabel)
    StyledParts.shared.add(self, as: Role.show.rawValue, of: .textField)
    addAction(UIAction { [weak self] _ in self?.turn() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { return nil }

  private enum Role: String {
    case show = "secureShowButton"
    case hide = "secureHideButton"
  }

  private func turn() {
    guard let field else { return }
    field.isSecureTextEntry.toggle()
    update()
  }

  /// Says what a press does now.
  func update() {
    guard let field else { return }
    let role = field.isSecureTextEntry ? Role.show : .hide
    setImage(image(role, field), for: .normal)
    accessibilityLabel = texts[role == .show ? .showPassword : .hidePassword]
    guard accessibilityIdentifier != role.rawValue else { return }
    accessibilityIdentifier = role.rawValue
    StyledParts.shared.setClasses([PartTable.textField.styleClass(role.rawValue)], of: self)
  }

  private func image(_ role: Role, _ field: FUITextField) -> UIImage? {
    switch role {
    case .show: field.secureShowImage ?? UIImage(systemName: "eye.slash")
    case .hide: field.secureHideImage ?? UIImage(systemName: "eye")
    }
  }

  /// Large enough for a finger.
  override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}
