import UIKit

/// A heading, two fields, a switch and a button in a column.
final class FormController: UIViewController {
  let heading = UILabel()
  let email = UITextField()
  let secret = UITextField()
  let toggle = UISwitch()
  let button = UIButton(configuration: .filled())
  var onContinue: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "Sign in"
    heading.accessibilityTraits = .header
    email.placeholder = "E-mail"
    secret.placeholder = "Password"
    secret.isSecureTextEntry = true
    toggle.accessibilityLabel = "Stay signed in"
    button.setTitle("Continue", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.onContinue() }, for: .primaryActionTriggered)
    let column = UIStackView(arrangedSubviews: [heading, email, secret, toggle, button])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 12
    column.frame = CGRect(x: 20, y: 60, width: 280, height: 300)
    view.addSubview(column)
  }
}
