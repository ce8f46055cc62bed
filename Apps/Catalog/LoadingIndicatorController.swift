import FioriThemeManager
import SAPFiori
import UIKit

/// The loading indicator alone.
final class LoadingIndicatorController: UIViewController {
  private let indicator = FUILoadingIndicatorView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .preferredFioriColor(forStyle: .primaryBackground)
    indicator.text = "Checking Account…"
    view.addSubview(indicator)
    indicator.show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = indicator.sizeThatFits(
      CGSize(width: view.bounds.width - 32, height: view.bounds.height))
    indicator.frame = CGRect(
      x: (view.bounds.width - size.width) / 2, y: (view.bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}
