import Onboarding
import UIKit

/// Offers a recovery code, makes it when the person wants to see it, and shows it once.
///
/// Until then there is none, so that nothing has to be hidden. While it is shown it can be read,
/// selected and copied, and assistive technology can read it out: whoever cannot see it needs it too.
final class RecoveryCodeController: FUIInfoViewController, FUIInfoViewControllerDelegate {
  private weak var store: OnboardingStore?
  private let codeTextView = UITextView(frame: .zero)
  private var isShown: Bool { !codeTextView.isHidden }

  init(_ store: OnboardingStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    navigationItem.hidesBackButton = true
    isModalInPresentation = true
    titleTextView.text = texts[.recoveryTitle]
    informationTextView.text = texts[.recoveryOfferDetail]
    primaryButton.setTitle(texts[.recoveryShowAction], for: .normal)
    secondaryButton.setTitle(texts[.notNowAction], for: .normal)
    addCode()
  }

  private func addCode() {
    codeTextView.isEditable = false
    codeTextView.isSelectable = true
    codeTextView.isScrollEnabled = false
    codeTextView.isHidden = true
    codeTextView.backgroundColor = .clear
    codeTextView.textAlignment = .center
    codeTextView.font = UIFontMetrics(forTextStyle: .title3).scaledFont(
      for: .monospacedSystemFont(ofSize: 20, weight: .medium))
    codeTextView.adjustsFontForContentSizeCategory = true
    codeTextView.textColor = .preferredFioriColor(forStyle: .primaryLabel)
    codeTextView.textContainerInset = .zero
    codeTextView.accessibilityIdentifier = "recoveryCodeTextView"
    codeTextView.nameForReaders = texts[.recoveryTitle]
    let place = contentStack.arrangedSubviews.firstIndex(of: informationTextView) ?? 1
    // It is read where it is seen.
    contentStack.insertSubview(codeTextView, aboveSubview: informationTextView)
    contentStack.insertArrangedSubview(codeTextView, at: place + 1)
    contentStack.setCustomSpacing(24, after: codeTextView)
  }

  /// Puts the focus on what leads on, and says what this is about.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.layoutIfNeeded()
    primaryButton.becomeFirstResponder()
    announce(texts[.recoveryTitle], informationTextView.text)
  }

  /// Forgets the code.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    codeTextView.text = ""
  }

  /// Escape gives up an offer. A code that is shown is left by the button that says so.
  override func accessibilityPerformEscape() -> Bool {
    if !isShown { secondaryButtonTouched(on: self) }
    return true
  }

  func primaryButtonTouched(on controller: FUIInfoViewController) {
    guard loadingIndicatorView.isHidden else { return }
    if isShown { finish() } else { makeCode() }
  }

  func secondaryButtonTouched(on controller: FUIInfoViewController) {
    guard loadingIndicatorView.isHidden else { return }
    finish()
  }

  private func finish() { dismiss(animated: true) }

  private func makeCode() {
    guard let store else { return }
    loadingIndicatorView.show()
    Task { [weak self] in
      do throws(SecretStoreError) {
        let code = try await store.makeRecoveryCode()
        self?.loadingIndicatorView.dismiss()
        self?.show(code.bytes.makeText())
      } catch {
        self?.loadingIndicatorView.dismiss()
        self?.show(error)
      }
    }
  }

  private func show(_ code: String) {
    informationTextView.text = texts[.recoveryShownDetail]
    codeTextView.text = Self.lines(of: code)
    codeTextView.isHidden = false
    primaryButton.setTitle(texts[.doneAction], for: .normal)
    secondaryButton.setTitle("", for: .normal)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    codeTextView.becomeFirstResponder()
    // The words, and not the code: that is read where the focus is.
    announce(texts[.recoveryShownDetail])
  }

  /// Two groups a line, so that none is broken whatever the size of the letters. Hyphens stay between
  /// the two: digits that spaces part would change places in a language that is read from the right.
  private static func lines(of code: String) -> String {
    let groups = code.split(separator: "-")
    return stride(from: 0, to: groups.count, by: 2)
      .map { groups[$0..<min($0 + 2, groups.count)].joined(separator: "-") }
      .joined(separator: "\n")
  }

  private func show(_ error: SecretStoreError) {
    let words = StoreFailure(reason: error).words
    informationTextView.text = words
    primaryButton.setTitle(texts[.tryAgainAction], for: .normal)
    view.setNeedsLayout()
    announce(words)
  }

  private func announce(_ words: String...) {
    UIAccessibility.post(notification: .announcement, argument: words.joined(separator: " "))
  }
}
