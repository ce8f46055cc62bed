import FioriThemeManager
import Onboarding
import UIKit

/// A licence to read, and the buttons to agree, to disagree and to leave.
///
/// ```swift
/// let screen = FUIEULAViewController.createInstanceFromStoryboard()
/// screen.headlineLabel.text = "License Agreement"
/// screen.eulaTextView.attributedText = NSAttributedString(string: "You may use this app.")
/// ```
///
/// The screen never leaves by itself. Where no navigation controller gives it a bar it has one of its
/// own.
open class FUIEULAViewController: FUIWelcomeController, FUISolidNavigationBarProtocol,
  UIScrollViewDelegate
{
  /// Makes the screen. Every part can be used at once.
  public class func createInstanceFromStoryboard() -> FUIEULAViewController {
    let screen = FUIEULAViewController()
    screen.loadViewIfNeeded()
    return screen
  }

  /// The title; it moves away with the text. Empty unless the app sets its text.
  public private(set) lazy var headlineLabel: UILabel! = makeLabel(
    .title1, .primaryLabel, weight: .bold)
  /// The licence. Links in it are followed.
  public private(set) var eulaTextView: UITextView! = UITextView(frame: .zero)

  /// Whether a person can agree only once the end of the text has been on the screen; a text that fits
  /// has been read at once.
  public var requiresReading = false {
    didSet {
      guard oldValue != requiresReading else { return }
      licence = LicenceAgreement(requiresReading: requiresReading, hasText: licence.hasText)
      view.setNeedsLayout()
    }
  }

  /// Where the licence is read from, in place of a text that the app sets; nil for nowhere. A person
  /// can agree once the text is there; where it cannot be read they can try again.
  public var licenceSource: LicenceSource? {
    didSet { if oldValue != licenceSource { readSource() } }
  }

  /// Whether the bar has a button that prints the licence or writes it as PDF.
  public var offersPrinting = false {
    didSet {
      guard oldValue != offersPrinting else { return }
      navigationItem.rightBarButtonItem = offersPrinting ? makePrintItem() : nil
    }
  }

  /// Hears what a person says. Not kept alive: the app must.
  public weak var delegate: FUIEULADelegate?

  override var component: PartTable { .licenceScreen }
  override var hasColumn: Bool { false }

  var licence = LicenceAgreement() { didSet { if oldValue != licence { update() } } }
  let stage = LicenceStage()
  var reading: Task<Void, Never>?
  private let textArea = UIView()
  private let answers = AnswerBar()
  private let ownBar = OwnBar()
  private let confirmButton = FUIOnboardingButton(rank: .primary)
  private let rejectButton = FUIOnboardingButton(rank: .tertiary)

  // MARK: - Parts

  /// Puts the parts on the screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    headlineLabel.accessibilityTraits = .header
    // The text below it takes the presses.
    headlineLabel.isUserInteractionEnabled = false
    makeText()
    makeAnswers()
    textArea.clipsToBounds = true
    makeStage()
    // Readers come to the title first, which stands on whatever ground the text has.
    headlineLabel.isPaintedLast = true
    textArea.addSubview(headlineLabel)
    textArea.addSubview(eulaTextView)
    textArea.addSubview(stage)
    view.addSubview(textArea)
    view.addSubview(answers)
    navigationItem.leftBarButtonItem = makeCancelItem()
    name(headlineLabel, "headlineLabel", font: .title1)
    name(eulaTextView, "eulaTextView", font: .body)
    name(answers.hintLabel, "hintLabel", font: .footnote)
    name(confirmButton, "confirmButton", font: .body)
    name(rejectButton, "rejectButton", font: .body)
    closeHandler = { [weak self] _ in
      self?.cancel()
      return .goesOn
    }
    update()
  }

  /// Room below the last line, which nobody has to see.
  private static let bottom: CGFloat = 24

  private func makeText() {
    eulaTextView.isEditable = false
    eulaTextView.backgroundColor = .clear
    eulaTextView.font = .preferredFioriFont(forTextStyle: .body)
    eulaTextView.textColor = .preferredFioriColor(forStyle: .primaryLabel)
    eulaTextView.tintColor = .preferredFioriColor(forStyle: .tintColor2)
    eulaTextView.adjustsFontForContentSizeCategory = true
    eulaTextView.onReading = { [weak self] in
      self?.licence.read(upTo: $0, of: $1 - Self.bottom)
    }
    eulaTextView.onScroll = { [weak self] in self?.scrolled(to: $0.y) }
  }

  private func makeAnswers() {
    for button in [confirmButton, rejectButton] { button.isUsingIntrinsicContentSize = true }
    // Return elsewhere on the screen is no agreement.
    confirmButton.role = .normal
    confirmButton.setTitle(texts[.agreeAction], for: .normal)
    rejectButton.setTitle(texts[.disagreeAction], for: .normal)
    confirmButton.addAction(
      UIAction { [weak self] _ in self?.confirm() }, for: .primaryActionTriggered)
    rejectButton.addAction(
      UIAction { [weak self] _ in self?.reject() }, for: .primaryActionTriggered)
    answers.setAnswers(refusing: rejectButton, agreeing: confirmButton)
  }

  private func makeCancelItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      title: texts[.cancelAction], primaryAction: UIAction { [weak self] _ in self?.cancel() })
    name(item, "cancelButton")
    return item
  }

  /// Shows what the rule says.
  private func update() {
    parts.setEnabled(confirmButton, licence.canAgree)
    let hint = licence.mustRead ? texts[.licenceReadToEnd] : nil
    guard hint != answers.hint else { return }
    answers.hint = hint
    view.setNeedsLayout()
  }

  // MARK: - Answers

  private func confirm() {
    guard canLead, licence.canAgree else { return }
    delegate?.eulaAccepted(on: self) ?? reportUnhandled("eulaAccepted(on:)")
  }

  private func reject() {
    guard canLead else { return }
    delegate?.eulaRejected(on: self) ?? reportUnhandled("eulaRejected(on:)")
  }

  private func cancel() {
    guard canLead else { return }
    if let delegate {
      delegate.eulaCancelled(on: self)
    } else {
      reportUnhandled("eulaCancelled(on:)")
      leave()
    }
  }

  /// Escape does what Cancel does.
  open override func accessibilityPerformEscape() -> Bool {
    cancel()
    return true
  }

  // MARK: - Layout

  /// Has a bar of its own where there is no other.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ownBar.update(on: self)
  }

  /// Puts the text between the bar and the answers.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = ownBar.layout(in: view.bounds.inset(by: view.safeAreaInsets))
    let height = answers.height(width: area.width)
    answers.frame = CGRect(
      x: area.minX, y: area.maxY - height, width: area.width, height: height)
    textArea.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: max(0, area.height - height))
    eulaTextView.frame = textArea.bounds
    eulaTextView.nameForReaders = headlineLabel.text
    stage.frame = textArea.bounds
    layoutText(width: area.width)
  }

  /// The title lies over room that the text leaves above its first line, and moves with it.
  private func layoutText(width: CGFloat) {
    let side = Self.readingSide(width: width, traitCollection)
    let hasTitle = !(headlineLabel.text ?? "").isEmpty
    headlineLabel.isHidden = !hasTitle
    let room = CGSize(width: max(0, width - 2 * side), height: .infinity)
    let title = hasTitle ? headlineLabel.sizeThatFits(room).height : 0
    let inset = UIEdgeInsets(
      top: hasTitle ? title + 60 : 24, left: side, bottom: Self.bottom, right: side)
    stage.top = inset.top
    if eulaTextView.textContainerInset != inset { eulaTextView.textContainerInset = inset }
    headlineLabel.frame = CGRect(
      x: side, y: 30 - eulaTextView.contentOffset.y, width: room.width, height: title)
  }

  private func scrolled(to offset: CGFloat) {
    headlineLabel.frame.origin.y = 30 - offset
    showBarLine(offset > 0.5)
  }
}
