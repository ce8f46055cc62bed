import FioriThemeManager
import UIKit

/// A screen between two steps: a title, a text, a sign of work, up to two buttons.
///
/// ```swift
/// let screen = FUIInfoViewController.createInstanceFromStoryboard()
/// screen.titleTextView.text = "You Are All Set"
/// screen.informationTextView.text = "Your work orders are ready."
/// screen.primaryButton.setTitle("Continue", for: .normal)
/// ```
///
/// Texts and buttons are there once they have words. While the sign of work is there, the buttons cannot
/// be pressed.
open class FUIInfoViewController: FUIWelcomeController, FUISolidNavigationBarProtocol,
  UIScrollViewDelegate
{
  /// Makes the screen. Every part can be used at once.
  public class func createInstanceFromStoryboard() -> FUIInfoViewController {
    let screen = FUIInfoViewController()
    screen.loadViewIfNeeded()
    return screen
  }

  /// What it is about.
  public private(set) var titleTextView: UITextView! = UITextView(frame: .zero)
  /// What there is to say. Links in it are followed.
  public private(set) var informationTextView: UITextView! = UITextView(frame: .zero)
  /// The button that goes on.
  public private(set) var primaryButton: FUIOnboardingButton! = FUIOnboardingButton(rank: .primary)
  /// Another button.
  public private(set) var secondaryButton: FUIOnboardingButton! = FUIOnboardingButton(
    rank: .tertiary)
  /// The sign of work: `show()` and `dismiss()` are the app's to call.
  public private(set) var loadingIndicatorView: FUILoadingIndicatorView! =
    FUILoadingIndicatorView()
  /// Whether the text of the sign of work is seen; it is announced in any case.
  public var showsLoadingIndicatorText = false {
    didSet { loadingIndicatorView.showsText = showsLoadingIndicatorText }
  }

  /// Hears which button was pressed. Not kept alive: the app must.
  public weak var delegate: FUIInfoViewControllerDelegate?

  override var component: PartTable { .infoScreen }
  override var stretchesToBottom: Bool { true }

  private let spring = UIView()

  /// Puts the parts on the screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    makeText(titleTextView, .title1, weight: .bold)
    // Keys pass over what cannot be followed.
    titleTextView.isSelectable = false
    makeText(informationTextView, .body)
    loadingIndicatorView.showsText = showsLoadingIndicatorText
    loadingIndicatorView.onShowing = { [weak self] in self?.update() }
    primaryButton.addAction(
      UIAction { [weak self] _ in self?.pressedPrimary() }, for: .primaryActionTriggered)
    secondaryButton.addAction(
      UIAction { [weak self] _ in self?.pressedSecondary() }, for: .primaryActionTriggered)
    name(titleTextView, "titleTextView", font: .title1)
    name(informationTextView, "informationTextView", font: .body)
    name(primaryButton, "primaryButton", font: .body)
    name(secondaryButton, "secondaryButton", font: .body)
    spring.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    for part in [
      titleTextView, informationTextView, loadingIndicatorView, spring, primaryButton,
      secondaryButton,
    ] as [UIView] { contentStack.addArrangedSubview(part) }
    update()
  }

  private func makeText(
    _ view: UITextView, _ style: UIFont.FioriTextStyle, weight: UIFont.FioriWeight = .regular
  ) {
    view.isEditable = false
    view.isSelectable = true
    view.isScrollEnabled = false
    view.backgroundColor = .clear
    view.textAlignment = .center
    view.font = .preferredFioriFont(forTextStyle: style, weight: weight)
    view.textColor = .preferredFioriColor(forStyle: .primaryLabel)
    view.tintColor = .preferredFioriColor(forStyle: .tintColor2)
    view.adjustsFontForContentSizeCategory = true
    view.textContainerInset = .zero
  }

  private func update() {
    let isAtWork = !loadingIndicatorView.isHidden
    parts.setEnabled(primaryButton, !isAtWork)
    parts.setEnabled(secondaryButton, !isAtWork)
    view.setNeedsLayout()
  }

  private func pressedPrimary() {
    guard canLead else { return }
    delegate?.primaryButtonTouched(on: self) ?? reportUnhandled("primaryButtonTouched(on:)")
  }

  private func pressedSecondary() {
    guard canLead else { return }
    delegate?.secondaryButtonTouched(on: self) ?? reportUnhandled("secondaryButtonTouched(on:)")
  }

  // MARK: - Layout

  private func hasWords(_ button: UIButton) -> Bool {
    let words = button.attributedTitle(for: .normal)?.string ?? button.title(for: .normal)
    return !(words ?? "").isEmpty
  }

  /// Puts the texts in the middle and the buttons at the bottom.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    parts.setVisible(titleTextView, !(titleTextView.text ?? "").isEmpty)
    parts.setVisible(informationTextView, !(informationTextView.text ?? "").isEmpty)
    parts.setVisible(primaryButton, hasWords(primaryButton))
    parts.setVisible(secondaryButton, hasWords(secondaryButton))
    informationTextView.nameForReaders = titleTextView.text
    contentStack.setCustomSpacing(16, after: titleTextView)
    contentStack.setCustomSpacing(24, after: informationTextView)
    contentStack.setCustomSpacing(24, after: loadingIndicatorView)
    contentStack.setCustomSpacing(8, after: primaryButton)
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let side: CGFloat = 35
    contentStack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top(in: area, side: side), leading: 0, bottom: 16, trailing: 0)
    layoutColumn(in: area, side: side)
  }

  private static let leastTop: CGFloat = 24

  /// What is free above the texts, so that they stand in the middle of the room above the buttons.
  private func top(in area: CGRect, side: CGFloat) -> CGFloat {
    let width = columnWidth(in: area.width, side: side)
    let needed = contentStack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let content = needed.height - contentStack.directionalLayoutMargins.top
    return max(Self.leastTop, ((area.height - content) / 2).rounded())
  }
}
