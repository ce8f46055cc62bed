import FioriThemeManager
import SAPFiori
import UIKit

extension CatalogPage {
  /// The messages of UIKit over a screen.
  static let messagePages = [
    message("uikit-banner") { screen, bar in
      bar?.bannerView?.show(message: "No connection", withDuration: nil, animated: false)
    },
    message("uikit-banner-error") { screen, bar in
      bar?.bannerView?.isError = true
      bar?.bannerView?.show(
        message: "The work order could not be saved, since somebody else has changed it.",
        withDuration: nil, animated: false)
    },
    message("uikit-toast") { screen, _ in
      FUIToastMessage.show(message: "Work order saved", inView: screen.view, withDuration: 60)
    },
    message("uikit-modal-loading") { screen, _ in
      FUIModalLoadingIndicatorView.show(inView: screen.view, text: "Saving…")
    },
  ]

  private static func message(
    _ name: String, show: @escaping @MainActor (UIViewController, FUINavigationBar?) -> Void
  ) -> CatalogPage {
    CatalogPage(
      name, "Messages",
      make: { FUINavigationController(rootViewController: MessageController()) },
      steps: { controller in
        show(controller, controller.navigationController?.navigationBar as? FUINavigationBar)
      })
  }
}

private final class MessageController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Work Order 4711"
    view.backgroundColor = .preferredFioriColor(forStyle: .primaryBackground)
    label.text = "Replace the pump seal in hall 2 of the northern waterworks."
    label.font = .preferredFioriFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .preferredFioriColor(forStyle: .primaryLabel)
    label.numberOfLines = 0
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 80)
    let height = label.sizeThatFits(CGSize(width: area.width, height: .infinity)).height
    label.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
  }
}
