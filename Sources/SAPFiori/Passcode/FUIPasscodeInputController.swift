import FioriThemeManager
import Onboarding
import UIKit

/// Asks for a passcode that was chosen before, or for a finger that stands for it.
///
/// ```swift
/// let screen = FUIPasscodeInputController.createInstanceFromStoryboard()
/// screen.isToShowCancelBarItem = true
/// ```
///
/// The delegate compares the passcode and dismisses the screen. ``FUIPasscodeController/userIdentifier``
/// has to be what it was when the passcode was chosen. On Linux a finger is a gate and no encryption.
public class FUIPasscodeInputController: FUIPasscodeController, FUIPasscodeViewDelegate,
  FUITouchIDViewDelegate
{
  /// Makes the screen, without a navigation controller around it.
  public class func createInstanceFromStoryboard() -> FUIPasscodeInputController {
    let screen = FUIPasscodeInputController()
    screen.loadViewIfNeeded()
    return screen
  }

  /// Whether the bar has an item that gives up. A lock is not left by it unless the app says so.
  public var isToShowCancelBarItem = false { didSet { if isViewLoaded, hasStarted { update() } } }

  /// The passcode is right, and is to be replaced; its finger if it has one.
  var onMatched: ((Secret, FingerPasscode?) -> Void)?

  override var component: PartTable { .passcodeInputScreen }
  override var canCancel: Bool { isToShowCancelBarItem }

  private(set) var flow = PasscodeEntry()
  private var hasStarted = false
  private var secret: Secret?
  private var facts: FingerPasscode?
  private var isForChange: Bool { onMatched != nil }

  /// Puts the parts on the screen.
  public override func viewDidLoad() {
    super.viewDidLoad()
    name(cancelItem, "cancelItem")
    name(doneItem, "doneItem")
    finger.onHint = { [weak self] in self?.receive(.hint($0)) }
    finger.onEnd = { [weak self] in self?.receive(.fingerEnded($0)) }
  }

  // MARK: - Flow

  override func begin() {
    if hasStarted {
      flow.restart()
    } else {
      flow = PasscodeEntry(retryLimit: policy.retryLimit)
    }
    hasStarted = true
    guard flow.step == .start else { return update() }
    guard policy.allowsTouchID, let fingerUnlock else { return receive(.begin(.none)) }
    update()
    let user = userIdentifier
    Task { [weak self] in
      let facts = await fingerUnlock.store.facts(for: user)
      let readiness = await fingerUnlock.readiness(of: facts)
      guard let self, flow.step == .start else { return }
      self.facts = facts
      receive(.begin(readiness))
    }
  }

  private func receive(_ event: PasscodeEntry.Event) {
    let before = flow.step
    flow.receive(event)
    guard flow.refusal == nil else { return }
    if flow.step != before, event != .edited { column.field.text = "" }
    update()
    act(after: before, event)
  }

  private func act(after before: PasscodeEntry.Step, _ event: PasscodeEntry.Event) {
    switch flow.step {
    case .finger(let prompt):
      if case .hint = event { break }
      if prompt.isWaiting, let fingerUnlock { finger.begin(fingerUnlock.sensor, in: view.window) }
    case .fetching: fetch()
    case .trying(let source): tryPasscode(source)
    case .locked: sayLocked()
    case .done(let source): finish(source)
    case .start, .passcode: break
    }
    if case .finger = before, !isAskingForFinger { finger.cancel() }
  }

  private var isAskingForFinger: Bool {
    if case .finger = flow.step { true } else { false }
  }

  private func fetch() {
    guard let fingerUnlock else { return receive(.fetched(false)) }
    let user = userIdentifier
    Task { [weak self] in
      let fetched = try? await Secret(fingerUnlock.store.passcode(for: user))
      self?.secret = fetched
      self?.receive(.fetched(fetched != nil))
    }
  }

  private func tryPasscode(_ source: PasscodeEntry.Source) {
    guard let secret else { return receive(.tried(.failed(reason: nil))) }
    hand(
      secret, for: isForChange ? .matchForChange : .match, from: source == .typed ? .user : .device
    ) { [weak self] error in
      self?.receive(.tried(error.map { PasscodeErrors.answer(for: $0) } ?? .right))
      if error != nil { self?.secret = nil }
    }
  }

  private func finish(_ source: PasscodeEntry.Source) {
    guard let secret else { return }
    if source == .typed { renewFinger(secret) }
    onMatched?(secret, facts)
    forgetSecrets()
  }

  /// Lets the fingers that are enrolled now stand for a passcode that was right: the person was told
  /// that they have changed, and has shown to know it.
  private func renewFinger(_ secret: Secret) {
    guard let fingerUnlock, let facts, !facts.isGenerated else { return }
    let user = userIdentifier
    Task {
      guard case .ready(let enrolment) = await fingerUnlock.sensor.state(),
        enrolment != facts.enrolment
      else { return }
      let new = FingerPasscode(enrolment: enrolment, isGenerated: false)
      // Where that fails the old facts stay, and the next time it is the passcode again.
      try? await fingerUnlock.store.keep(secret.bytes, facts: new, for: user)
    }
  }

  override func forgetSecrets() { secret = nil }

  /// The change of the passcode has failed after it was right.
  func showRefusal(_ error: any Error) {
    flow.restart()
    receive(.begin(.none))
    column.show(page(message: texts.text(for: PasscodeErrors.message(for: error))))
  }

  // MARK: - What a person does

  override func fieldEdited() {
    // What was said about the text of before is taken back.
    flow.receive(.edited)
    update()
  }

  override func perform(_ role: PasscodeRole) {
    guard canLead else { return }
    switch role {
    case .primary: submit()
    case .useFinger: receive(.useFinger)
    case .usePasscode: receive(.usePasscode)
    case .reset: reset()
    case .notNow, .learnMore, .back, .skip, .switchUser: break
    }
  }

  private func submit() {
    guard case .passcode = flow.step, column.field.hasText else { return }
    secret = column.field.takeSecret()
    receive(.submitted)
  }

  // MARK: - Pages

  private func update() {
    guard hasStarted else { return }
    var page = page(message: nil)
    var item: UIBarButtonItem?
    switch flow.step {
    case .start: page.detail = ""
    case .finger(let prompt): page = fingerPage(prompt)
    case .passcode(let message):
      page = self.page(message: message.map { texts.text(for: $0) })
      item = doneItem
      doneItem.isEnabled = column.field.hasText
    case .locked:
      page = self.page(message: Self.enterCredentialsMessageString)
      page.field?.isEnabled = false
    case .fetching, .trying, .done:
      page.field?.isEnabled = false
      page.actions = []
      doneItem.isEnabled = false
      item = navigationItem.rightBarButtonItem
    }
    if let item, !hasBar {
      page.actions.insert(
        PasscodePage.Action(role: .primary, title: item.title ?? "", isEnabled: item.isEnabled),
        at: 0)
    }
    show(page, cancel: canCancel, leadingOn: item)
  }

  private func page(message: String?) -> PasscodePage {
    var page = PasscodePage(
      title: texts[isForChange ? .passcodeCurrentTitle : .passcodeEnterTitle],
      detail: texts[isForChange ? .passcodeCurrentDetail : .passcodeEnterDetail])
    page.field = flow.step == .start ? nil : PasscodePage.Field(isDigitsOnly: policy.isDigitsOnly)
    page.message = message
    if flow.canUseFinger {
      page.actions.append(
        PasscodePage.Action(role: .useFinger, title: texts[.useFingerAction]))
    }
    if !isForChange, flow.step != .start {
      page.actions.append(
        PasscodePage.Action(role: .reset, title: Self.resetPasscodeButtonString))
    }
    return page
  }

  private func fingerPage(_ prompt: FingerPrompt) -> PasscodePage {
    var page = PasscodePage(title: texts[.fingerTitle], detail: texts[.fingerEnterDetail])
    page.showsFinger = true
    page.status = texts[.fingerWaiting]
    switch prompt.message {
    case .hint(let hint): page.status = texts.text(for: .hint(hint))
    case let message?: page.message = texts.text(for: message)
    case nil: break
    }
    page.actions = [PasscodePage.Action(role: .usePasscode, title: texts[.usePasscodeAction])]
    return page
  }
}
