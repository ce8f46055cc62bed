import FioriThemeManager
import Onboarding
import UIKit

/// The page on which a person confirms what was scanned: it names the server.
///
/// ``FUIOnboardingScanViewController`` shows it; it can stand on another screen too:
///
/// ```swift
/// let page = FUIOnboardingScanConfirmView(frame: .zero)
/// page.hcpServerLabel.text = "field.example.com"
/// ```
open class FUIOnboardingScanConfirmView: UIView {
  /// The title.
  public let titleLabel = UILabel()
  /// What stands before the name of the server.
  public let successMessageLabel = UILabel()
  /// The name of the server.
  public let hcpServerLabel = UILabel()
  /// The button that goes on.
  public let continueButton = FUIOnboardingButton(rank: .primary)
  /// The button that leads to another code; there on a scan screen.
  public let scanAgainButton = FUIOnboardingButton(rank: .tertiary)

  /// The title; nil is the kit's.
  open var confirmationTitleString: String? { didSet { showTitle() } }

  /// Called when the person confirms.
  var onContinue: (() -> Void)?
  /// Called when the person wants another code; nil hides the button.
  var onScanAgain: (() -> Void)? { didSet { scanAgainButton.isHidden = onScanAgain == nil } }

  let scrollView = UIScrollView()
  private let stack = UIStackView()
  private let successView = UIImageView(
    image: UIImage(
      systemName: "checkmark.circle",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 45)))
  private let asciiLabel = UILabel()
  private let warningLabel = UILabel()
  private var defaultTitle = ScreenTexts.current[.scanConfirmationTitle]

  /// Makes a page with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    set(titleLabel, .title1, .primaryLabel, weight: .bold)
    titleLabel.accessibilityTraits = .header
    set(successMessageLabel, .body, .primaryLabel)
    set(hcpServerLabel, .body, .primaryLabel, weight: .semibold)
    set(asciiLabel, .subheadline, .secondaryLabel)
    set(warningLabel, .body, .criticalLabel)
    successView.tintColor = .preferredFioriColor(forStyle: .positiveLabel)
    successView.contentMode = .scaleAspectFit
    continueButton.addAction(
      UIAction { [weak self] _ in self?.onContinue?() }, for: .primaryActionTriggered)
    scanAgainButton.isHidden = true
    scanAgainButton.addAction(
      UIAction { [weak self] _ in self?.onScanAgain?() }, for: .primaryActionTriggered)
    stack.axis = .vertical
    stack.alignment = .center
    for part in [
      titleLabel, successView, successMessageLabel, hcpServerLabel, asciiLabel, warningLabel,
      continueButton, scanAgainButton,
    ] as [UIView] { stack.addArrangedSubview(part) }
    stack.setCustomSpacing(32, after: titleLabel)
    stack.setCustomSpacing(32, after: successView)
    stack.setCustomSpacing(12, after: successMessageLabel)
    scrollView.addSubview(stack)
    scrollView.showsHorizontalScrollIndicator = false
    addSubview(scrollView)
    nameParts()
    setDefaultTexts(ScanTexts(own: [:], texts: ScreenTexts.current))
    showNotes()
  }

  private func set(
    _ label: UILabel, _ style: UIFont.FioriTextStyle, _ color: ColorStyle,
    weight: UIFont.FioriWeight = .regular
  ) {
    label.font = .preferredFioriFont(forTextStyle: style, weight: weight)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .preferredFioriColor(forStyle: color)
    label.textAlignment = .center
    label.numberOfLines = 0
  }

  private func nameParts() {
    let named: [(UIView, String, UIFont.FioriTextStyle?)] = [
      (titleLabel, "titleLabel", .title1), (successView, "successImageView", nil),
      (successMessageLabel, "successMessageLabel", .body),
      (hcpServerLabel, "hcpServerLabel", .body), (asciiLabel, "asciiServerLabel", .subheadline),
      (warningLabel, "warningLabel", .body), (continueButton, "continueButton", .body),
      (scanAgainButton, "scanAgainButton", .body),
    ]
    StyledParts.shared.add(self, as: "", of: .scanConfirmView)
    for (part, role, font) in named {
      part.accessibilityIdentifier = role
      StyledParts.shared.add(part, as: role, of: .scanConfirmView, font: font)
    }
  }

  // MARK: - Texts

  /// Gives the parts the kit's texts.
  func setDefaultTexts(_ texts: ScanTexts) {
    defaultTitle = texts[.scanConfirmationTitle]
    showTitle()
    successMessageLabel.text = texts[.scanConfirmationDetail]
    continueButton.setTitle(texts[.continueAction], for: .normal)
    scanAgainButton.setTitle(texts[.scanAgainAction], for: .normal)
  }

  private func showTitle() {
    titleLabel.text = confirmationTitleString ?? defaultTitle
    setNeedsLayout()
  }

  /// What the person reads about the server.
  var confirmation: ScanConfirmation? {
    didSet {
      hcpServerLabel.text = confirmation?.server
      showNotes()
    }
  }

  private func showNotes() {
    asciiLabel.text = confirmation?.ascii
    asciiLabel.isHidden = confirmation?.ascii == nil
    warningLabel.text = confirmation?.warning.map { ScreenTexts.current[$0] }
    warningLabel.isHidden = confirmation?.warning == nil
    stack.setCustomSpacing(
      asciiLabel.isHidden ? (warningLabel.isHidden ? 32 : 16) : 4, after: hcpServerLabel)
    stack.setCustomSpacing(warningLabel.isHidden ? 32 : 16, after: asciiLabel)
    stack.setCustomSpacing(32, after: warningLabel)
    stack.setCustomSpacing(8, after: continueButton)
    setNeedsLayout()
  }

  /// What assistive technology says when the page comes.
  var announcement: String {
    [titleLabel, successMessageLabel, hcpServerLabel].compactMap(\.text).joined(separator: " ")
  }

  // MARK: - Layout

  /// Lays the column out in the middle; it scrolls where it does not fit.
  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let side: CGFloat = isLarge ? 16 : 32
    let width = min(max(0, bounds.width - 2 * side), 500)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 32, leading: 0, bottom: 32, trailing: 0)
    let height = stack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    stack.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: 0, width: width, height: height)
    scrollView.contentSize = CGSize(width: bounds.width, height: height)
  }
}
