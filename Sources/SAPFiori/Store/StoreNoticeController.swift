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
    for action in notice.actions { button(for: action).setTitle(title(of: action), for: .normal) }
  }

  /// What is said.
  func says(_ other: StoreNotice) -> Bool { notice == other }

  /// The action of the button that stands out. One that removes everything never does.
  private var first: StoreNotice.Action? { notice.actions.first { $0 != .reset } }

  private func button(for action: StoreNotice.Action) -> FUIOnboardingButton {
    switch action {
    case .reset: secondaryButton
    case first: primaryButton
    default: addButton(for: action)
    }
  }

  /// A button between the one that stands out and the last one.
  private func addButton(for action: StoreNotice.Action) -> FUIOnboardingButton {
    let button = FUIOnboardingButton(rank: .secondary)
    button.accessibilityIdentifier = "\(action)Button"
    button.addAction(
      UIAction { [weak self] _ in self?.perform(action) }, for: .primaryActionTriggered)
    let place = contentStack.arrangedSubviews.firstIndex(of: primaryButton) ?? 0
    // It is read where it is seen.
    contentStack.insertSubview(button, aboveSubview: primaryButton)
    contentStack.insertArrangedSubview(button, at: place + 1)
    contentStack.setCustomSpacing(8, after: button)
    return button
  }

  /// Puts the focus on what can be done, and says what is wrong.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.layoutIfNeeded()
    let button: FUIOnboardingButton = first == nil ? secondaryButton : primaryButton
    button.becomeFirstResponder()
    UIAccessibility.post(
      notification: .announcement,
      argument: notice.message.title + " " + notice.message.advice)
  }

  private func title(of action: StoreNotice.Action) -> String {
    switch action {
    case .proceed: texts[.continueAction]
    case .retry: texts[.tryAgainAction]
    case .recover: texts[.recoveryEnterAction]
    case .reset: FUIPasscodeController.resetPasscodeButtonString
    }
  }

  func primaryButtonTouched(on controller: FUIInfoViewController) {
    if let first { perform(first) }
  }

  func secondaryButtonTouched(on controller: FUIInfoViewController) { perform(.reset) }

  private func perform(_ action: StoreNotice.Action) {
    guard canLead, loadingIndicatorView.isHidden, let store else { return }
    switch action {
    case .proceed: store.newsRead(in: view.window)
    case .retry: retry()
    case .recover: store.startRecovery(on: self)
    // The recovery code has a button of its own here.
    case .reset: store.askForReset(on: self)
    }
  }

  private func retry() {
    loadingIndicatorView.show()
    Task { [weak self, store] in
      await store?.retry()
      self?.loadingIndicatorView.dismiss()
    }
  }
}
