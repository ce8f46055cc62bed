import FioriThemeManager
import Onboarding
import ScanPictures
import UIKit

/// Takes what a picture says.
@preconcurrency @MainActor public protocol FUIOnboardingPhotoPickerDelegate: AnyObject {
  /// Whether a text is good to go on with.
  func photoPicker(
    _ photoPickerController: FUIOnboardingPhotoPicker, shouldValidateScanResult scanResult: String
  ) -> Bool
  /// A person wants to go on with what was found to be good.
  func shouldContinueOnboarding(_ photoPickerController: FUIOnboardingPhotoPicker)
}

extension FUIOnboardingPhotoPickerDelegate {
  /// Says that it is not, since nobody checks, and writes to the log what is missing.
  public func photoPicker(
    _ photoPickerController: FUIOnboardingPhotoPicker, shouldValidateScanResult scanResult: String
  ) -> Bool {
    photoPickerController.reportUnhandled("photoPicker(_:shouldValidateScanResult:)")
    return false
  }

  /// Leaves the screen as it is, and writes to the log what is missing.
  public func shouldContinueOnboarding(_ photoPickerController: FUIOnboardingPhotoPicker) {
    photoPickerController.reportUnhandled("shouldContinueOnboarding(_:)")
  }
}

/// Takes the code that sets up an app from a picture, where an app wants no camera.
///
/// ```swift
/// let picker = FUIOnboardingPhotoPicker()
/// picker.scanner = scanner
/// present(UINavigationController(rootViewController: picker), animated: true)
/// ```
///
/// The desktop's dialog for files opens with it. Pictures can be dropped and pasted as well.
public class FUIOnboardingPhotoPicker: FUIWelcomeController, FUISolidNavigationBarProtocol,
  UIScrollViewDelegate
{
  /// Takes what the picture says. Not kept alive: the app must.
  public weak var delegate: FUIOnboardingPhotoPickerDelegate?
  /// What reads codes; until the app sets another it is what `StandardScanner` says.
  public var scanner: (any CodeScanner)? = StandardScanner.scannerForScreen() {
    didSet { if isViewLoaded { makeDriver() } }
  }

  /// The title over a picture that is of no use; nil is the kit's, as with all texts here.
  public var scanUnsuccessfulTitleString: String? {
    get { ownTexts[.scanUnsuccessfulTitle] }
    set { ownTexts[.scanUnsuccessfulTitle] = newValue }
  }
  /// What to do with a picture without a code.
  public var scanUnsuccessfulMessageString: String? {
    get { ownTexts[.noCodeInPictureDetail] }
    set { ownTexts[.noCodeInPictureDetail] = newValue }
  }
  /// The button that closes a message.
  public var okButtonString: String? {
    get { ownTexts[.okAction] }
    set { ownTexts[.okAction] = newValue }
  }
  /// The title over a code that the app refuses.
  public var invalidQRCodeTitleString: String? {
    get { ownTexts[.codeRefusedTitle] }
    set { ownTexts[.codeRefusedTitle] = newValue }
  }
  /// What to do then.
  public var invalidQRCodeMessageString: String? {
    get { ownTexts[.codeRefusedDetail] }
    set { ownTexts[.codeRefusedDetail] = newValue }
  }

  private var ownTexts: [OnboardingText: String] = [:]
  private var scanTexts: ScanTexts { ScanTexts(own: ownTexts, texts: texts) }

  override var component: PartTable { .photoPicker }

  private let symbolView = UIImageView(
    image: UIImage(
      systemName: "photo", withConfiguration: UIImage.SymbolConfiguration(pointSize: 44)))
  private lazy var detailLabel = makeLabel(.body, .secondaryLabel)
  private let choosePhotoButton = FUIOnboardingButton(rank: .primary)
  private var driver = ScanDriver(ending: .confirmation, scanner: nil)
  private var pictures: PicturePicking?
  private var shownStep = ScanSession.Step.reading
  private var hasOpened = false

  /// Puts the parts on the screen.
  public override func viewDidLoad() {
    super.viewDidLoad()
    if title == nil { title = texts[.choosePictureAction] }
    symbolView.tintColor = .preferredFioriColor(forStyle: .tertiaryLabel)
    symbolView.contentMode = .scaleAspectFit
    choosePhotoButton.setTitle(texts[.choosePictureAction], for: .normal)
    choosePhotoButton.addAction(
      UIAction { [weak self] _ in self?.pickPicture() }, for: .primaryActionTriggered)
    name(symbolView, "symbolImageView")
    name(detailLabel, "detailLabel", font: .body)
    name(choosePhotoButton, "choosePhotoButton", font: .body)
    for part in [symbolView, detailLabel, choosePhotoButton] as [UIView] {
      contentStack.addArrangedSubview(part)
    }
    contentStack.setCustomSpacing(20, after: symbolView)
    contentStack.setCustomSpacing(28, after: detailLabel)
    pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
    makeDriver()
  }

  private func makeDriver() {
    driver = ScanDriver(ending: .confirmation, scanner: scanner)
    driver.handlers.changed = { [weak self] in self?.sessionChanged() }
    driver.handlers.validate = { [weak self] in self?.validate($0) ?? false }
    driver.handlers.proceed = { [weak self] _ in self?.proceed() }
    let isSupported = scanner != nil
    detailLabel.text = texts[isSupported ? .scanPictureDetail : .noCameraDetail]
    choosePhotoButton.isEnabled = isSupported
  }

  /// Opens the dialog, the first time.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasOpened else { return }
    hasOpened = true
    if scanner != nil { pickPicture() }
  }

  private func validate(_ text: String) -> Bool {
    guard let delegate else {
      reportUnhandled("photoPicker(_:shouldValidateScanResult:)")
      return false
    }
    return delegate.photoPicker(self, shouldValidateScanResult: text)
  }

  private func proceed() { delegate?.shouldContinueOnboarding(self) }

  private func pickPicture() {
    guard canLead else { return }
    driver.handle(.pickPicture)
    guard driver.session.step == .picking else { return }
    let picking = PicturePicking { [weak self] picture in
      self?.pictures = nil
      if let picture { self?.take(picture) } else { self?.driver.handle(.pickingCancelled) }
    }
    pictures = picking
    present(picking.picker, animated: true)
  }

  /// Reads a picture that was dropped or pasted.
  public override func paste(itemProviders: [NSItemProvider]) {
    if let picture = itemProviders.first { take(picture) }
  }

  private func take(_ picture: NSItemProvider) {
    Task { [weak self] in
      do throws(ScannerError) {
        let bytes = try await picture.pictureBytes()
        self?.driver.read(picture: bytes)
      } catch {
        self?.driver.handle(.pictureFailed(error))
      }
    }
  }

  private func sessionChanged() {
    let step = driver.session.step
    choosePhotoButton.isEnabled = step == .reading || step == .finished
    guard step != shownStep else { return }
    shownStep = step
    let answer: @MainActor (ScanSession.Event) -> Void = { [weak self] in self?.driver.handle($0) }
    switch step {
    case .telling(let alert):
      present(
        UIAlertController(telling: alert, texts: scanTexts, answer: answer), animated: true)
    case .choosing(let codes):
      present(
        UIAlertController(choosing: codes, texts: scanTexts, answer: answer), animated: true)
    case .confirming(let text): present(confirmation(of: text), animated: true)
    case .reading, .choosingCamera, .picking, .readingPicture, .validating, .finished, .cancelled:
      break
    }
  }

  private func confirmation(of text: String) -> UIAlertController {
    let confirmation = ScanConfirmation(text)
    let lines = [
      texts[.scanConfirmationDetail], confirmation.server, confirmation.ascii,
      confirmation.warning.map { texts[$0] },
    ]
    let alert = UIAlertController(
      title: texts[.scanConfirmationTitle],
      message: lines.compactMap { $0 }.joined(separator: "\n"), preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: texts[.continueAction], style: .default) { [weak self] _ in
        self?.driver.handle(.proceed)
      })
    alert.addAction(
      UIAlertAction(title: texts[.cancelAction], style: .cancel) { [weak self] _ in
        self?.driver.handle(.scanAgain)
      })
    return alert
  }

  /// Lays the column out below the bar.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let metrics = OnboardingMetrics(availableHeight: view.bounds.height).activation
    contentStack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: metrics.headlineTop, leading: 0, bottom: 24, trailing: 0)
    layoutColumn(in: view.bounds.inset(by: view.safeAreaInsets), side: metrics.side)
  }
}
