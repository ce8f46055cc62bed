import UIKit

/// A screen with one button.
final class ButtonController: UIViewController {
  let button: UIButton
  var presses = 0

  init(_ name: String) {
    button = UIButton(configuration: .filled())
    super.init(nibName: nil, bundle: nil)
    title = name
    button.setTitle(name, for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
    view.addSubview(button)
  }
}
