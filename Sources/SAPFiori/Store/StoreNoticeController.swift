import Onboarding
import UIKit

/// The page over a window that says why no passcode can be tried.
final class StoreNoticeController: FUIInfoViewController, FUIInfoViewControllerDelegate {
  private let notice: StoreNotice
  private weak var store: OnboardingStore?

  init(_ notice: StoreNotice, _ store: OnboardingStore) {
    self.notice = notice
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    titleTextView.text = notice.message.title
    informationTextView.text = notice.message.advice
    // A button that removes everything is never the one that stands out.
    for action in notice.actions {
      let button: FUIOnboardingButton = action == .reset ? secondaryButton : primaryButton
      button.setTitle(title(of: action), for: .normal)
    }
  }

  /// Puts the focus on what can be done, and says what is wrong.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.layoutIfNeeded()
    let button: FUIOnboardingButton =
      notice.actions.contains(.retry) ? primaryButton : secondaryButton
    button.becomeFirstResponder()
    UIAccessibility.post(
      notification: .announcement,
      argument: notice.message.title + " " + notice.message.advice)
  }

  private func title(of action: StoreNotice.Action) -> String {
    switch action {
    case .retry: texts[.tryAgainAction]
    case .reset: FUIPasscodeController.resetPasscodeButtonString
    }
  }

  func primaryButtonTouched(on controller: FUIInfoViewController) {
    guard loadingIndicatorView.isHidden else { return }
    loadingIndicatorView.show()
    Task { [weak self, store] in
      await store?.retry()
      self?.loadingIndicatorView.dismiss()
    }
  }

  func secondaryButtonTouched(on controller: FUIInfoViewController) {
    store?.resetWanted(on: self)
  }
}
