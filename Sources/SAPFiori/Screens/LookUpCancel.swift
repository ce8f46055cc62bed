import UIKit

/// The way to end a look-up: a button on the left of the bar, or below the wheel where no bar is.
@MainActor final class LookUpCancel {
  private let title: String
  private let action: () -> Void
  private var item: UIBarButtonItem?
  /// What the app has put into the bar; it comes back when the look-up ends.
  private var itemsBefore: [UIBarButtonItem]?
  private var button: FUIOnboardingButton?

  init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  isolated deinit {}

  /// Shows the button or takes it away; without a bar it is in the screen's column below `part`.
  func show(_ shows: Bool, on screen: FUIWelcomeController, below part: UIView) {
    let hasBar = screen.navigationController.map { !$0.isNavigationBarHidden } ?? false
    showItem(shows && hasBar, on: screen)
    showButton(shows && !hasBar, on: screen, below: part)
  }

  private func showItem(_ shows: Bool, on screen: FUIWelcomeController) {
    let bar = screen.navigationItem
    guard shows != (item != nil) else { return }
    if shows {
      let item = UIBarButtonItem(title: title, primaryAction: makeAction())
      screen.name(item, "cancelButton")
      self.item = item
      itemsBefore = bar.leftBarButtonItems
      bar.leftBarButtonItem = item
    } else {
      item = nil
      bar.leftBarButtonItems = itemsBefore
      itemsBefore = nil
    }
  }

  private func showButton(_ shows: Bool, on screen: FUIWelcomeController, below part: UIView) {
    guard shows != (button != nil) else { return }
    if shows {
      let button = FUIOnboardingButton(rank: .tertiary)
      button.setTitle(title, for: .normal)
      screen.name(button, "cancelButton", font: .body)
      button.addAction(makeAction(), for: .primaryActionTriggered)
      self.button = button
      let column = screen.contentStack
      let index = column.arrangedSubviews.firstIndex(of: part) ?? 0
      column.insertArrangedSubview(button, at: index + 1)
    } else {
      button?.removeFromSuperview()
      button = nil
    }
  }

  private func makeAction() -> UIAction { UIAction { [weak self] _ in self?.action() } }
}
