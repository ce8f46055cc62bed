import FioriThemeManager
import Onboarding
import UIKit

/// Lets a person choose a passcode, or a finger in its place.
///
/// ```swift
/// @MainActor func showPasscode(
///   on screen: UIViewController, _ passcodeControllerDelegate: any FUIPasscodeControllerDelegate
/// ) {
///   let passcodeVC = FUIPasscodeCreateController.createInstanceFromStoryboard()
///   passcodeVC.delegate = passcodeControllerDelegate
///   screen.present(UINavigationController(rootViewController: passcodeVC), animated: true)
/// }
/// ```
///
/// The storyboard `FUIPasscodeCreateController` begins with a navigation controller that holds the
/// screen. A finger is offered where ``FUIPasscodeController/fingerUnlock`` names a reader; on Linux it
/// is a gate and no encryption.
public class FUIPasscodeCreateController: FUIPasscodeController, FUIPasscodeViewDelegate,
  FUITouchIDViewDelegate, FUIBlurNavigationBarViewController
{
  /// Makes the screen, without a navigation controller around it.
  public class func createInstanceFromStoryboard() -> FUIPasscodeCreateController {
    let screen = FUIPasscodeCreateController()
    screen.loadViewIfNeeded()
    return screen
  }

  /// Makes the screen, with or without the page for a finger.
  public class func createInstanceFromStoryboard(
    _ allowsTouchID: Bool
  ) -> FUIPasscodeCreateController {
    let screen = createInstanceFromStoryboard()
    screen.canEnableTouchID = allowsTouchID
    return screen
  }

  /// Looks at a passcode that the policy allows. Not kept alive: the app must.
  public weak var validationDelegate: (any FUIPasscodeValidationDelegate)?
  /// Whether a finger is offered, where the policy allows it and there is a reader.
  public var canEnableTouchID = true
  /// Where the finger has its page: first, a finger takes the place of a passcode, and the kit makes
  /// one; last, it stands for the passcode that was typed, which stays valid.
  public var fingerPlacement = PasscodeCreation.FingerPlacement.first

  /// The present passcode and its finger, where it is to be replaced.
  struct Replacement {
    let current: Secret
    let finger: FingerPasscode?
  }
  var replacement: Replacement? { didSet { nameItems() } }
  /// The passcode was taken, in the place of the present one.
  var onReplaced: (() -> Void)?

  override var component: PartTable { .passcodeCreateScreen }

  private var flow = PasscodeCreation(allowsFinger: false)
  private var first: Secret?
  private var chosen: Secret?
  private var enrolment: BiometricEnrolment?
  private var lastPage = PasscodePage(title: "", detail: "")
  private var mode: FUIPasscodeInputMode { replacement == nil ? .create : .change }

  /// Puts the parts on the screen.
  public override func viewDidLoad() {
    super.viewDidLoad()
    nameItems()
    finger.onHint = { [weak self] in self?.receive(.hint($0)) }
    finger.onEnd = { [weak self] in self?.receive(.fingerEnded($0)) }
    finger.onReturn = { [weak self] in self?.receive(.returned) }
  }

  private func nameItems() {
    guard isViewLoaded else { return }
    let prefix = replacement == nil ? "" : "changeMode_"
    name(cancelItem, prefix + "cancelItem")
    name(nextItem, prefix + "nextItem")
    name(doneItem, prefix + "doneItem")
  }

  // MARK: - Flow

  override func begin() {
    let keeps = replacement?.finger != nil && fingerUnlock != nil
    flow = PasscodeCreation(
      allowsFinger: mode == .create && policy.allowsTouchID && canEnableTouchID
        && fingerUnlock != nil,
      placement: fingerPlacement, keepsFinger: keeps)
    enrolment = replacement?.finger?.enrolment
    lastPage = PasscodePage(title: "", detail: "")
    receive(.begin)
  }

  private func receive(_ event: PasscodeCreation.Event) {
    let before = flow.step
    flow.receive(event)
    guard flow.refusal == nil else { return }
    if event == .back { column.field.text = "" }
    update()
    if flow.step == before { column.repeatMessage() }
    act(after: before, event)
  }

  private func act(after before: PasscodeCreation.Step, _ event: PasscodeCreation.Event) {
    switch flow.step {
    case .asking: askReader()
    case .finger(let offer): act(offer, event)
    case .validating: validate()
    case .keeping(let origin): keep(origin)
    case .trying(let origin): tryPasscode(origin)
    case .done:
      forgetSecrets()
      if mode == .change { onReplaced?() }
    case .start, .enter, .confirm: break
    }
    if case .finger = before, !isOnFingerPage { finger.cancel() }
    if case .enter = flow.step { (first, chosen) = (nil, nil) }
  }

  private var isOnFingerPage: Bool {
    if case .finger = flow.step { true } else { false }
  }

  private func act(_ offer: FingerOffer, _ event: PasscodeCreation.Event) {
    switch event {
    case .enable where offer.asksForSettings: askForSettings()
    case .enable, .fingerEnded:
      if offer.prompt.isWaiting, let fingerUnlock {
        finger.begin(fingerUnlock.sensor, in: view.window)
      }
    default: break
    }
  }

  private func askReader() {
    guard let fingerUnlock else { return receive(.asked(.unavailable(.noReader))) }
    Task { [weak self] in
      let state = await fingerUnlock.sensor.state()
      if case .ready(let enrolment) = state { self?.enrolment = enrolment }
      self?.receive(.asked(state))
    }
  }

  private func validate() {
    if let first, let delegate = delegate as? any PasscodeStoreDelegate,
      let reason = delegate.objection(to: first.bytes)
    {
      return receive(.validated(reason: reason))
    }
    guard let first, let validationDelegate else { return receive(.validated(reason: nil)) }
    do {
      try validationDelegate.validate(passcode: first.makeText())
      receive(.validated(reason: nil))
    } catch {
      receive(.validated(reason: PasscodeErrors.reason(of: error) ?? texts[.passcodeRefused]))
    }
  }

  private func keep(_ origin: PasscodeCreation.Origin) {
    if origin == .generated { chosen = Secret.generated() }
    guard let fingerUnlock, let chosen, let enrolment else { return receive(.kept(false)) }
    let facts = FingerPasscode(enrolment: enrolment, isGenerated: origin == .generated)
    let user = userIdentifier
    Task { [weak self] in
      do {
        try await fingerUnlock.store.keep(chosen.bytes, facts: facts, for: user)
        self?.receive(.kept(true))
      } catch {
        self?.receive(.kept(false))
      }
    }
  }

  private func tryPasscode(_ origin: PasscodeCreation.Origin) {
    guard let chosen else { return receive(.tried(.refused(reason: nil, triesRemaining: nil))) }
    hand(chosen, for: mode, from: origin == .generated ? .device : .user) { [weak self] error in
      if error != nil, origin.hasFinger { self?.takeBackFinger() }
      self?.receive(.tried(error.map { PasscodeErrors.message(for: $0) }))
    }
  }

  /// The app did not take the passcode: a finger must not stand for it.
  private func takeBackFinger() {
    guard let fingerUnlock else { return }
    let (user, before) = (userIdentifier, replacement)
    Task { [weak self] in
      // Where the one of before cannot be kept again, none must be.
      if let before, let facts = before.finger,
        (try? await fingerUnlock.store.keep(before.current.bytes, facts: facts, for: user)) != nil
      {
        return
      }
      do {
        try await fingerUnlock.store.forget(user)
      } catch {
        self?.sayFingerStays()
      }
    }
  }

  /// A finger that is not to open anything still does.
  private func sayFingerStays() {
    let alert = UIAlertController(
      title: texts[.fingerTitle], message: texts[.fingerNotRemoved], preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: texts[.okAction], style: .cancel))
    present(alert, animated: true)
    UIAccessibility.post(
      notification: .announcement,
      argument: texts[.fingerTitle] + " " + texts[.fingerNotRemoved])
  }

  override func forgetSecrets() { (first, chosen) = (nil, nil) }

  // MARK: - What a person does

  override func fieldEdited() {
    // What was said about the text of before is taken back.
    flow.receive(.edited)
    update()
  }

  override func perform(_ role: PasscodeRole) {
    guard canLead else { return }
    switch (role, flow.step) {
    case (.primary, .finger): receive(.enable)
    case (.primary, .enter): submitFirst()
    case (.primary, .confirm): submitSecond()
    case (.notNow, _): receive(.notNow)
    case (.back, _): receive(.back)
    case (.learnMore, _): explain()
    case (.skip, .enter):
      delegate?.didSkipPasscodeSetup(fromController: self)
        ?? reportUnhandled("didSkipPasscodeSetup(fromController:)")
    default: break
    }
  }

  private func submitFirst() {
    guard checklist.isComplete, let secret = column.field.takeSecret() else {
      return receive(.entered(.missesPolicy))
    }
    if let current = replacement?.current, current.isEqual(to: secret) {
      return receive(.entered(.sameAsCurrent))
    }
    first = secret
    receive(.entered(.meetsPolicy))
  }

  private func submitSecond() {
    guard column.field.hasText else { return }
    let secret = column.field.takeSecret()
    chosen = first
    receive(.repeated(matches: first.flatMap { secret?.isEqual(to: $0) } ?? false))
  }

  private var checklist: PasscodeChecklist {
    column.field.withTextBytes { policy.checklist(forUTF8: $0) }
  }

  private func explain() {
    let alert = UIAlertController(
      title: texts[.fingerTitle], message: texts[.fingerLearnMoreDetail], preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: texts[.okAction], style: .cancel))
    present(alert, animated: true)
  }

  private func askForSettings() {
    let alert = UIAlertController(
      title: texts[.fingerSettingsTitle], message: texts[.fingerSettingsAdvice],
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: texts[.notNowAction], style: .cancel) { [weak self] _ in
        self?.receive(.settingsAnswered)
      })
    alert.addAction(
      UIAlertAction(title: texts[.settingsAction], style: .default) { [weak self] _ in
        self?.receive(.settingsAnswered)
        self?.openSettings()
      })
    present(alert, animated: true)
  }

  private func openSettings() {
    guard let fingerUnlock else { return }
    Task { [weak self] in
      guard await !fingerUnlock.sensor.openSettings(), let self else { return }
      let alert = UIAlertController(
        title: nil, message: texts[.fingerNoSettings], preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: texts[.okAction], style: .cancel))
      present(alert, animated: true)
    }
  }

  // MARK: - Pages

  private func update() {
    var page = lastPage
    var item: UIBarButtonItem?
    switch flow.step {
    case .start, .asking:
      // The page that led here stays until the reader has answered.
      if page.title.isEmpty { page.title = texts[.fingerTitle] }
      page = page.disabled
      (nextItem.isEnabled, doneItem.isEnabled) = (false, false)
      item = navigationItem.rightBarButtonItem
    case .finger(let offer): page = fingerPage(offer)
    case .enter(let message):
      let list = checklist
      page = enterPage(message, list)
      nextItem.isEnabled = list.isComplete && column.field.hasText
      item = nextItem
    case .confirm:
      page = confirmPage
      doneItem.isEnabled = column.field.hasText
      item = doneItem
    case .validating, .keeping, .trying, .done:
      page = page.disabled
      (nextItem.isEnabled, doneItem.isEnabled) = (false, false)
      item = navigationItem.rightBarButtonItem
    }
    if !flow.isBusy || isOnFingerPage { lastPage = page }
    if let item, !hasBar {
      page.actions.insert(
        PasscodePage.Action(role: .primary, title: item.title ?? "", isEnabled: item.isEnabled),
        at: 0)
    }
    show(page, cancel: true, leadingOn: item)
  }

  private func fingerPage(_ offer: FingerOffer) -> PasscodePage {
    var page = PasscodePage(title: texts[.fingerTitle], detail: detail(of: offer))
    page.showsFinger = true
    let isWaiting = offer.prompt.isWaiting
    if isWaiting { page.status = texts[.fingerWaiting] }
    switch offer.message {
    case .hint(let hint): page.status = texts.text(for: .hint(hint))
    case let message?: page.message = texts.text(for: message)
    case nil: break
    }
    page.actions = [
      PasscodePage.Action(
        role: .primary, title: texts[.fingerEnableAction], isEnabled: !isWaiting)
    ]
    if offer.offersNotNow {
      page.actions.append(PasscodePage.Action(role: .notNow, title: texts[.notNowAction]))
    }
    page.actions.append(
      PasscodePage.Action(role: .learnMore, title: Self.learnMoreTouchIDLinkString))
    return page
  }

  private func detail(of offer: FingerOffer) -> String {
    if offer.availability == .notEnrolled { return texts[.fingerNotEnrolledDetail] }
    return texts[offer.hasPasscode ? .fingerTypedDetail : .fingerGeneratedDetail]
  }

  private func enterPage(_ message: PasscodeMessage?, _ list: PasscodeChecklist) -> PasscodePage {
    var page = PasscodePage(
      title: mode == .change ? texts[.passcodeNewTitle] : Self.choosePasscodeTitleString,
      detail: Self.setPasscodeMessage(minLength: policy.minLength))
    page.field = PasscodePage.Field(isNew: true, isDigitsOnly: policy.isDigitsOnly)
    page.message = message.map { texts.text(for: $0) }
    page.list = list
    if policy.noPasscodeRequired, mode == .create {
      page.actions = [PasscodePage.Action(role: .skip, title: texts[.passcodeSkipAction])]
    }
    return page
  }

  private var confirmPage: PasscodePage {
    var page = PasscodePage(
      title: Self.confirmPasscodeString, detail: texts[.passcodeConfirmDetail])
    page.field = PasscodePage.Field(isNew: true, isDigitsOnly: policy.isDigitsOnly)
    page.actions = [PasscodePage.Action(role: .back, title: texts[.backAction])]
    return page
  }
}
