import FioriThemeManager
import Onboarding
import OnboardingTesting
import SAPFiori
import UIKit

extension Stage {
  static let passcodeStages = [
    Stage(table: .passcodeCreateScreen, face: .uiKit, open: openCreate),
    Stage(table: .passcodeInputScreen, face: .uiKit, open: openInput),
    Stage(table: .multiUserPasscodeScreen, face: .uiKit, open: openMultiUser),
  ]

  /// Narrow, so that lines break, and high enough for everything.
  private static var size: ScreenSize { ScreenSize(width: 320, height: 1_300) }
  /// Too low for everything, so that the content scrolls.
  private static var lowSize: ScreenSize { ScreenSize(width: 320, height: 200) }

  @MainActor private static func openCreate(
    _ role: String, _ condition: Condition?
  ) async throws -> Shown {
    let isChange = role.hasPrefix("changeMode_")
    let delegate = Delegate()
    let sensor = FakeBiometricSensor()
    let root: UINavigationController
    if isChange {
      let change = FUIPasscodeChangeController.createInstanceFromStoryboard()
      change.passcodeControllerDelegate = delegate
      root = change
    } else {
      let screen = FUIPasscodeCreateController.createInstanceFromStoryboard()
      screen.delegate = delegate
      if isOnFingerPage(role) {
        screen.fingerUnlock = FingerUnlock(sensor: sensor, store: FakeFingerPasscodeStore())
      }
      root = UINavigationController(rootViewController: screen)
    }
    let shown = Shown(
      screen: Screen(root, size: condition == .scrolled ? lowSize : size),
      keeps: [delegate, sensor, root])
    if isChange { submit("anything", in: shown) }
    if role.hasSuffix("doneItem") || role == "backButton" { submit("abcd1234", in: shown) }
    if role == "messageLabel" { submit("abc", in: shown) }
    if isOnFingerPage(role) {
      try await shown.screen.wait(until: "the offer") { shown.screen.has("primaryActionButton") }
    }
    if role == "statusLabel" || role == "notNowButton" {
      shown.press("primaryActionButton")
      try await shown.screen.wait(until: "the reader") { sensor.isWaiting }
    }
    finish(role, condition, shown)
    return shown
  }

  @MainActor private static func openInput(
    _ role: String, _ condition: Condition?
  ) async throws -> Shown {
    let delegate = Delegate()
    delegate.isStrict = true
    let sensor = FakeBiometricSensor()
    let store = FakeFingerPasscodeStore()
    try store.put(
      "abcd1234",
      facts: FingerPasscode(enrolment: FakeBiometricSensor.enrolment, isGenerated: false), for: "")
    let screen = FUIPasscodeInputController.createInstanceFromStoryboard()
    screen.delegate = delegate
    screen.isToShowCancelBarItem = true
    let asksForFinger = ["fingerImageView", "statusLabel", "usePasscodeButton"].contains(role)
    if asksForFinger || role == "useFingerButton" {
      screen.fingerUnlock = FingerUnlock(sensor: sensor, store: store)
    }
    let isBare = role == "primaryActionButton"
    let root = isBare ? screen : UINavigationController(rootViewController: screen)
    let shown = Shown(
      screen: Screen(root, size: condition == .scrolled ? lowSize : size),
      keeps: [delegate, sensor, root])
    if role == "messageLabel" { submit("wrong", in: shown) }
    if asksForFinger || role == "useFingerButton" {
      try await shown.screen.wait(until: "the reader") { sensor.isWaiting }
    }
    if role == "useFingerButton" {
      sensor.end(.timedOut)
      try await shown.screen.wait(until: "the button") { shown.screen.has(role) }
    }
    finish(role, condition, shown)
    return shown
  }

  @MainActor private static func openMultiUser(
    _ role: String, _ condition: Condition?
  ) async throws -> Shown {
    let delegate = Delegate()
    delegate.isStrict = true
    let users = Users()
    let screen = FUIMultiUserPasscodeController()
    screen.delegate = delegate
    screen.dataSource = users
    screen.titleLabel.text = Words.title
    screen.logoImageView.image = UIImage(systemName: "camera")
    let isAlone = role == "cancelButton"
    let root = isAlone ? screen : UINavigationController(rootViewController: screen)
    let shown = Shown(
      screen: Screen(root, size: condition == .scrolled ? lowSize : size),
      keeps: [delegate, users, root])
    if role == "messageLabel" { submit("wrong", in: shown) }
    if ["searchTextField", "noUserLabel", "userRow", "addUserButton", "cancelButton"].contains(role)
    {
      shown.press("switchUserButton")
      shown.screen.settle()
    }
    if role == "noUserLabel" {
      let field = shown.views("searchTextField").first as? FUITextField
      field?.text = "nobody"
      field?.onChangeHandler?("nobody")
    }
    finish(role, condition, shown)
    return shown
  }

  private final class Users: FUIMultiUserPasscodeControllerDataSource {
    struct Person: FUIUser {
      var image: UIImage?
      var name = "Maria Keller"
      var infoString: String? = "maria@example.com"
      var id = "maria"
    }

    let onboardedUsers: [any FUIUser] = [Person()]
    var currentUserId = "maria"
    isolated deinit {}
  }

  private static func isOnFingerPage(_ role: String) -> Bool {
    ["fingerImageView", "statusLabel", "notNowButton", "learnMoreButton", "primaryActionButton"]
      .contains(role)
  }

  /// Types a passcode and presses Return.
  @MainActor private static func submit(_ passcode: String, in shown: Shown) {
    shown.screen.settle()
    guard let field = shown.view(UITextField.self) else { return }
    field.text = passcode
    field.sendActions(for: .editingChanged)
    _ = field.delegate?.textFieldShouldReturn(field)
    shown.screen.settle()
  }

  /// Puts long words into the labels, and the part into its condition.
  @MainActor private static func finish(_ role: String, _ condition: Condition?, _ shown: Shown) {
    shown.screen.settle()
    let prefix = role == "requirementLabel" ? "requirement." : role
    for case let label as UILabel in shown.views({ $0 is UILabel })
    where label.accessibilityIdentifier?.hasPrefix(prefix) == true {
      // Two letters have their place in a circle.
      if label.accessibilityIdentifier != "userInitialsLabel" { label.text = Words.text }
    }
    let parts =
      role == "userRow"
      ? shown.views { $0.accessibilityIdentifier?.hasPrefix("user.") == true } : shown.views(role)
    for case let button as UIButton in parts {
      button.setTitle(Words.action, for: .normal)
      button.isEnabled = true
    }
    let field = shown.view(UITextField.self)
    field?.text = condition == .empty ? "" : "abcd1234"
    if condition == .focused {
      field?.becomeFirstResponder()
    } else {
      field?.resignFirstResponder()
    }
    let items = (shown.view(UINavigationBar.self)?.topItem).map {
      ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? [])
    }
    for item in items ?? [] where item.accessibilityIdentifier == role {
      item.isEnabled = condition != .disabled
    }
    for case let control as UIControl in parts {
      switch condition {
      case .highlighted: control.isHighlighted = true
      case .selected: control.isSelected = true
      case .disabled: control.isEnabled = false
      case .focused, .empty, .scrolled, nil: break
      }
    }
    if condition == .scrolled {
      shown.view(UIScrollView.self)?.contentOffset = CGPoint(x: 0, y: 60)
    }
  }

  /// Lets a wrong passcode be one where it is strict.
  private final class Delegate: FUIPasscodeControllerDelegate {
    var isStrict = false
    isolated deinit {}

    func shouldTryPasscode(
      _ passcode: String, forInputMode inputMode: FUIPasscodeInputMode,
      fromController passcodeController: FUIPasscodeController
    ) throws {
      guard isStrict else { return }
      throw FUIPasscodeControllerError.invalidPasscode(code: passcode, triesRemaining: 3)
    }

    func passcodePolicy() -> FUIPasscodePolicy {
      var policy = FUIPasscodePolicy()
      policy.noPasscodeRequired = true
      return policy
    }
  }
}

extension Shown {
  fileprivate func press(_ role: String) {
    for case let control as UIControl in views(role) {
      control.sendActions(for: .primaryActionTriggered)
    }
  }
}
