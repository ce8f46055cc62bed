import UIKit

final class SecretController: UIViewController {
  private let field = UITextField()
  private let button = UIButton(configuration: .filled())
  private let countLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.isSecureTextEntry = true
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Passcode"
    field.placeholder = "Passcode"
    field.clearButtonMode = .whileEditing
    field.addAction(UIAction { [weak self] _ in self?.count() }, for: .editingChanged)
    button.setTitle("Show", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
    for part in [field, button, countLabel] { view.addSubview(part) }
    count()
  }

  private func toggle() {
    field.isSecureTextEntry.toggle()
    button.setTitle(field.isSecureTextEntry ? "Show" : "Hide", for: .normal)
  }

  /// How much was typed may be known, so that the test sees that its keys arrive.
  private func count() { countLabel.text = "Characters: \(field.text?.count ?? 0)" }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 40
    field.frame = CGRect(x: 20, y: 40, width: width, height: 44)
    button.frame = CGRect(x: 20, y: 100, width: width, height: 44)
    countLabel.frame = CGRect(x: 20, y: 160, width: width, height: 30)
  }
}
