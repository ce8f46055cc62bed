import SAPFiori
import UIKit

/// Pretends to fetch the work orders, and shows how far it is in the bar of an info screen; a press
/// halts it and lets it go on.
@MainActor final class WorkDownload {
  private weak var screen: FUIInfoViewController?
  private let ring = FUIProgressIndicatorControl(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
  private var task: Task<Void, Never>?

  init(on screen: FUIInfoViewController) { self.screen = screen }

  isolated deinit { task?.cancel() }

  func start() {
    guard let screen else { return }
    ring.changeDisplayState(to: .loadingPausable)
    ring.addAction(
      UIAction { [weak ring] _ in
        ring?.changeDisplayState(to: ring?.displayState == .paused ? .loadingPausable : .paused)
      }, for: .primaryActionTriggered)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: ring)
    screen.loadingIndicatorView.text = "Getting your work orders…"
    screen.loadingIndicatorView.show()
    task = Task { [weak self] in await self?.run() }
  }

  private func run() async {
    while ring.progress < 1, !Task.isCancelled {
      // A wait that is cancelled ends the loop.
      try? await Task.sleep(for: .seconds(0.2))
      if ring.displayState != .paused {
        ring.update(progress: min(ring.progress + 0.1, 1), animated: true)
      }
    }
    ring.isHidden = true
    screen?.loadingIndicatorView.dismiss()
  }
}
