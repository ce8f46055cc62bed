import FioriThemeManager
import Onboarding
import ScanPictures
import UIKit

/// The scanner for the code that sets up an app.
///
/// ```swift
/// let screen = FUIOnboardingScanViewController.createInstanceFromStoryboard()
/// screen.scanViewTitleString = "Scan"
/// ```
///
/// Pictures are chosen, dropped or pasted as well, and where there is no camera the address is typed:
/// each trouble has its own words and its own way out. What is scanned is untrusted; the delegate
/// says whether it can be used, and the person confirms the server. `ActivationPayload` of the module
/// `Onboarding` reads it.
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

  /// What reads codes; nil is nothing, and the address is typed then.
  ///
  /// Until the app sets another it is what `StandardScanner` says: the cameras of this machine.
  public var scanner: (any CodeScanner)? {
    get { loadedScanner }
    set {
      loadedScanner = newValue
      hasOwnScanner = true
      if isViewLoaded { makeDriver() }
    }
  }
  private var loadedScanner: (any CodeScanner)?
  private var hasOwnScanner = false

  /// The texts that the app has set.
  var ownTexts: [OnboardingText: String] = [:] { didSet { showTexts() } }
  var scanTexts: ScanTexts { ScanTexts(own: ownTexts, texts: texts) }

  override var component: PartTable { .scanScreen }

  let previewView = UIImageView(frame: .zero)
  let guidesView = UIImageView(image: ScanGuides.picture)
  let instructionGround = UIView()
  lazy var instructionLabel = makeLabel(.subheadline, .primaryLabel)
  let symbolView = UIImageView(
    image: UIImage(
      systemName: "camera", withConfiguration: UIImage.SymbolConfiguration(pointSize: 44)))
  lazy var headlineLabel = makeLabel(.title2, .primaryLabel, weight: .bold)
  lazy var detailLabel = makeLabel(.body, .secondaryLabel)
  let addressTextField = FUIAutoResizingTextField()
  let continueButton = FUIOnboardingButton(rank: .primary)
  let retryButton = FUIOnboardingButton(rank: .secondary)
  let scanButton = FUIOnboardingButton(rank: .secondary)
  let choosePhotoButton = FUIOnboardingButton(rank: .secondary)
  let recentPicturesButton = FUIOnboardingButton(rank: .secondary)
  let recentPicturesView = PictureStrip(frame: .zero)
  lazy var recentPicturesLabel = makeLabel(.subheadline, .secondaryLabel)
  let typeAddressButton = FUIOnboardingButton(rank: .secondary)
  let indicator = FUILoadingIndicatorView()
  /// The page on which a person confirms the server.
  public let scanConfirmView = FUIOnboardingScanConfirmView()
  lazy var flashItem = makeItem("flashButton", .toggleTorch)
  lazy var cameraItem = makeItem("cameraButton", .chooseCamera)

  private(set) var driver = ScanDriver(ending: .confirmation, scanner: nil)
  private var pictures: PicturePicking?
  private var shownSession: ScanSession?

  /// Puts the parts on the screen.
  public override func viewDidLoad() {
    super.viewDidLoad()
    setUpCamera()
    symbolView.tintColor = .preferredFioriColor(forStyle: .tertiaryLabel)
    symbolView.contentMode = .scaleAspectFit
    headlineLabel.accessibilityTraits = .header
    setUpField()
    scanConfirmView.isHidden = true
    scanConfirmView.onContinue = { [weak self] in self?.driver.handle(.proceed) }
    scanConfirmView.onScanAgain = { [weak self] in self?.driver.handle(.scanAgain) }
    on(continueButton) { $0.submit() }
    on(retryButton) { $0.driver.handle(.retry) }
    on(scanButton) { $0.driver.handle(.useCamera) }
    on(choosePhotoButton) { $0.pickPicture() }
    on(recentPicturesButton) { $0.driver.handle(.toggleRecentPictures) }
    recentPicturesView.onChoose = { [weak self] in self?.driver.handle(.recentPictureChosen($0)) }
    on(typeAddressButton) { $0.driver.handle(.typeAddress) }
    nameParts()
    for part in [
      symbolView, headlineLabel, detailLabel, addressTextField, continueButton, retryButton,
      scanButton, choosePhotoButton, recentPicturesButton, recentPicturesView,
      recentPicturesLabel, typeAddressButton, indicator,
    ] as [UIView] { contentStack.addArrangedSubview(part) }
    contentStack.spacing = 8
    for part in [previewView, guidesView, instructionGround, scanConfirmView] {
      view.addSubview(part)
    }
    pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
    showTexts()
    if !hasOwnScanner { loadedScanner = StandardScanner.scannerForScreen() }
    makeDriver()
  }

  private func on(
    _ button: UIButton, _ action: @escaping (FUIOnboardingScanViewController) -> Void
  ) {
    button.addAction(
      UIAction { [weak self] _ in if let self { action(self) } }, for: .primaryActionTriggered)
  }

  private func makeItem(_ role: String, _ event: ScanSession.Event) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      title: nil, primaryAction: UIAction { [weak self] _ in self?.driver.handle(event) })
    name(item, role)
    return item
  }

  private func makeDriver() {
    if isOnScreen { driver.handle(.disappeared) }
    let driver = ScanDriver(ending: .confirmation, scanner: loadedScanner)
    self.driver = driver
    driver.handlers.changed = { [weak self] in self?.sessionChanged() }
    driver.handlers.frame = { [weak self] in self?.previewView.image = UIImage(frame: $0) }
    driver.handlers.thumbnail = { [weak self] in self?.recentPicturesView.show($1, of: $0) }
    driver.handlers.validate = { [weak self] in self?.validate($0) ?? false }
    driver.handlers.proceed = { [weak self] _ in self?.proceed() }
    sessionChanged()
    if isOnScreen { driver.handle(.appeared) }
  }

  // MARK: - Appearing

  private var isOnScreen = false

  /// Opens the camera.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isOnScreen = true
    driver.handle(.appeared)
  }

  /// Releases the camera.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isOnScreen = false
    driver.handle(.disappeared)
  }

  // MARK: - The app

  private func validate(_ text: String) -> Bool {
    guard let delegate else {
      reportUnhandled("scanViewController(_:shouldValidateScanResult:)")
      return false
    }
    return delegate.scanViewController(self, shouldValidateScanResult: text)
  }

  private func proceed() { delegate?.shouldContinueOnboarding(self) }

  // MARK: - The person

  private func submit() {
    guard canLead else { return }
    driver.handle(.submit(addressTextField.text ?? ""))
  }

  /// Return submits the address.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    submit()
    return false
  }

  private func setUpField() {
    addressTextField.keyboardType = .URL
    addressTextField.textContentType = .URL
    addressTextField.autocapitalizationType = .none
    addressTextField.autocorrectionType = .no
    addressTextField.delegate = self
    addressTextField.onChangeHandler = { [weak self] _ in
      self?.driver.handle(.edited)
      self?.update()
    }
  }

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

  // MARK: - What changes

  private func sessionChanged() {
    let before = shownSession
    let session = driver.session
    shownSession = session
    if case .running = session.camera {} else { previewView.image = nil }
    if let text = session.confirmedText, text != before?.confirmedText {
      scanConfirmView.confirmation = ScanConfirmation(text)
      UIAccessibility.post(
        notification: .announcement, argument: scanConfirmView.announcement)
    }
    showRecentPictures(session, before: before)
    update()
    if session.camera != before?.camera, isOnScreen { sayTrouble() }
    if session.isTyping, before?.isTyping == false { addressTextField.becomeFirstResponder() }
    if before?.step == .telling(.addressRefused), session.step == .reading {
      addressTextField.becomeFirstResponder()
    }
    if session.step != before?.step { ask(session.step) }
  }

  /// Tells assistive technology what is wrong with the camera.
  private func sayTrouble() {
    guard case .unavailable(let trouble) = driver.session.camera, !driver.session.isTyping else {
      return
    }
    UIAccessibility.post(
      notification: .announcement,
      argument: "\(scanTexts[trouble.title]) \(scanTexts[trouble.advice])")
  }

  private func ask(_ step: ScanSession.Step) {
    let alert: UIAlertController
    switch step {
    case .telling(let what):
      alert = UIAlertController(telling: what, texts: scanTexts) { [weak self] in
        self?.driver.handle($0)
      }
    case .choosing(let codes):
      alert = UIAlertController(choosing: codes, texts: scanTexts) { [weak self] in
        self?.driver.handle($0)
      }
    case .choosingCamera:
      alert = UIAlertController(choosingCameraOf: driver.session, texts: scanTexts) { [weak self] in
        self?.driver.handle($0)
      }
    case .reading, .picking, .readingPicture, .validating, .confirming, .finished, .cancelled:
      return
    }
    present(alert, animated: true)
    // What the app shows at the moment stays, and codes are looked for again.
    if alert.presentingViewController == nil {
      driver.handle(.dismissAlert)
      driver.handle(.leaveChooser)
    }
  }

  var content: ScanScreenContent {
    ScanScreenContent(driver.session, input: addressTextField.text ?? "", allowsCancel: false)
  }

  private func update() {
    guard isViewLoaded else { return }
    show(content)
    view.setNeedsLayout()
  }

  /// Lays the camera and the column out below the bar.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutParts(in: view.bounds.inset(by: view.safeAreaInsets))
  }
}
