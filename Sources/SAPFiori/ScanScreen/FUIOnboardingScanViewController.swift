import FioriThemeManager
import Onboarding
import UIKit

/// The scanner. Cameras are not supported yet: the screen says so and takes a typed address instead.
///
/// ```swift
/// let screen = FUIOnboardingScanViewController.createInstanceFromStoryboard()
/// screen.scanViewTitleString = "Scan"
/// ```
public class FUIOnboardingScanViewController: FUIWelcomeController, UITextFieldDelegate,
  FUISolidNavigationBarProtocol, FUIBlurNavigationBarViewController, UIScrollViewDelegate
{
  /// Makes the screen.
  public class func createInstanceFromStoryboard() -> FUIOnboardingScanViewController {
    let screen = FUIOnboardingScanViewController()
    screen.loadViewIfNeeded()
    return screen
  }

  /// Takes what was read or typed. Not kept alive: the app must.
  public weak var delegate: FUIOnboardingScanViewControllerDelegate?

  /// The screen's title; nil is "Scan".
  public var scanViewTitleString: String? {
    didSet { title = scanViewTitleString ?? texts[.scanAction] }
  }
  /// The title over a text that the app refuses; nil is "Invalid Code".
  public var invalidQRCodeTitleString: String?
  /// What to do then; nil is a text of the kit.
  public var invalidQRCodeMessageString: String?
  /// The button that closes a message; nil is "OK".
  public var okButtonString: String?

  override var component: PartTable { .scanScreen }

  private let symbolView = UIImageView(
    image: UIImage(
      systemName: "camera", withConfiguration: UIImage.SymbolConfiguration(pointSize: 44)))
  private lazy var headlineLabel = makeLabel(.title2, .primaryLabel, weight: .bold)
  private lazy var detailLabel = makeLabel(.body, .secondaryLabel)
  private let addressTextField = FUIAutoResizingTextField()
  private let continueButton = FUIOnboardingButton(rank: .primary)

  /// Puts the parts on the screen.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = scanViewTitleString ?? texts[.scanAction]
    symbolView.tintColor = .preferredFioriColor(forStyle: .tertiaryLabel)
    symbolView.contentMode = .scaleAspectFit
    headlineLabel.text = texts[.noCameraTitle]
    headlineLabel.accessibilityTraits = .header
    detailLabel.text = texts[.noCameraDetail]
    addressTextField.keyboardType = .URL
    addressTextField.textContentType = .URL
    addressTextField.autocapitalizationType = .none
    addressTextField.autocorrectionType = .no
    addressTextField.accessibilityLabel = texts[.serverAddressLabel]
    addressTextField.setPlaceholder(texts[.serverAddressPlaceholder])
    addressTextField.delegate = self
    addressTextField.onChangeHandler = { [weak self] _ in self?.update() }
    continueButton.setTitle(texts[.continueAction], for: .normal)
    continueButton.addAction(
      UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
    name(symbolView, "symbolImageView")
    name(headlineLabel, "headlineLabel", font: .title2)
    name(detailLabel, "detailLabel", font: .body)
    name(addressTextField, "addressTextField", font: .body)
    name(continueButton, "continueButton", font: .body)
    for part in [symbolView, headlineLabel, detailLabel, addressTextField, continueButton] {
      contentStack.addArrangedSubview(part)
    }
    update()
  }

  private var typedText: String {
    (addressTextField.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func update() { continueButton.isEnabled = !typedText.isEmpty }

  private func submit() {
    guard !typedText.isEmpty, canLead else { return }
    guard let delegate else {
      reportUnhandled("scanViewController(_:shouldValidateScanResult:)")
      sayInvalid()
      return
    }
    if delegate.scanViewController(self, shouldValidateScanResult: typedText) {
      delegate.shouldContinueOnboarding(self)
    } else {
      sayInvalid()
    }
  }

  private func sayInvalid() {
    let alert = UIAlertController(
      title: invalidQRCodeTitleString ?? texts[.invalidCodeTitle],
      message: invalidQRCodeMessageString ?? texts[.invalidCodeDetail], preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: okButtonString ?? texts[.okAction], style: .cancel))
    present(alert, animated: true)
  }

  /// Return submits the address.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    submit()
    return false
  }

  /// Lays the column out below the bar.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let metrics = OnboardingMetrics(availableHeight: view.bounds.height).activation
    contentStack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: metrics.headlineTop, leading: 0, bottom: 24, trailing: 0)
    contentStack.setCustomSpacing(20, after: symbolView)
    contentStack.setCustomSpacing(12, after: headlineLabel)
    contentStack.setCustomSpacing(28, after: detailLabel)
    contentStack.setCustomSpacing(20, after: addressTextField)
    layoutColumn(in: view.bounds.inset(by: view.safeAreaInsets), side: metrics.side)
  }
}
