import Onboarding
import OnboardingTesting
import SAPFiori
import UIKit

/// A passcode screen in a window, a delegate that writes down, a reader, and what a person does there.
@MainActor struct PasscodeStory<Controller: UIViewController> {
  let screen: Controller
  let delegate: PasscodeRecorder
  let sensor: FakeBiometricSensor
  let store: FakeFingerPasscodeStore
  let display: Screen
  let root: UIViewController

  init(
    _ screen: Controller, _ delegate: PasscodeRecorder, _ sensor: FakeBiometricSensor,
    _ store: FakeFingerPasscodeStore, root: UIViewController, size: ScreenSize, look: ScreenLook
  ) {
    (self.screen, self.delegate, self.sensor, self.store) = (screen, delegate, sensor, store)
    self.root = root
    display = Screen(root, size: size, look: look)
  }

  func text(_ name: String) throws -> String? { (try display.find(name) as? UILabel)?.text }

  /// The title in the bar.
  var title: String? {
    ((root as? UINavigationController)?.topViewController ?? root).title
  }

  /// Types a passcode and presses the item of the bar that leads on.
  func enter(_ passcode: String, then item: String) throws {
    try display.type(passcode, into: "passcodeTextField")
    try display.tap(item)
  }

  /// Waits for a page.
  func wait(for title: String) async throws {
    try await display.wait(until: "the page \(title)") { self.title == title }
  }
}

/// What is done to a screen before it is shown.
@MainActor struct PasscodeSetting {
  var policy: (inout FUIPasscodePolicy) -> Void = { _ in }
  var hasFinger = false
  var state = BiometricState.ready(FakeBiometricSensor.enrolment)
  var isEmbedded = true
  var size = ScreenSize.handheld
  var look = ScreenLook.standard
  var prepare: (FakeBiometricSensor, FakeFingerPasscodeStore) throws -> Void = { _, _ in }
}

extension PasscodeStory where Controller == FUIPasscodeCreateController {
  /// Shows the screen on which a passcode is chosen.
  static func create(
    _ setting: PasscodeSetting = PasscodeSetting(),
    set: (FUIPasscodeCreateController, PasscodeRecorder) -> Void = { _, _ in }
  ) throws -> Self {
    try make(FUIPasscodeCreateController.createInstanceFromStoryboard(), setting) {
      $0.validationDelegate = $1
      set($0, $1)
    }
  }
}

extension PasscodeStory where Controller == FUIPasscodeInputController {
  /// Shows the screen on which a passcode is entered.
  static func input(
    _ setting: PasscodeSetting = PasscodeSetting(),
    set: (FUIPasscodeInputController, PasscodeRecorder) -> Void = { _, _ in }
  ) throws -> Self {
    try make(FUIPasscodeInputController.createInstanceFromStoryboard(), setting, set: set)
  }
}

extension PasscodeStory where Controller: FUIPasscodeController {
  static func make(
    _ screen: Controller, _ setting: PasscodeSetting,
    set: (Controller, PasscodeRecorder) -> Void
  ) throws -> Self {
    let delegate = PasscodeRecorder()
    let sensor = FakeBiometricSensor(setting.state)
    let store = FakeFingerPasscodeStore()
    setting.policy(&delegate.policy)
    try setting.prepare(sensor, store)
    screen.delegate = delegate
    screen.userIdentifier = "jane"
    if setting.hasFinger { screen.fingerUnlock = FingerUnlock(sensor: sensor, store: store) }
    set(screen, delegate)
    let root = setting.isEmbedded ? UINavigationController(rootViewController: screen) : screen
    return Self(
      screen, delegate, sensor, store, root: root, size: setting.size, look: setting.look)
  }
}

extension PasscodeStory where Controller == FUIPasscodeChangeController {
  /// Shows the screens on which a passcode is replaced.
  static func change(_ setting: PasscodeSetting = PasscodeSetting()) throws -> Self {
    let screen = FUIPasscodeChangeController.createInstanceFromStoryboard()
    let delegate = PasscodeRecorder()
    let sensor = FakeBiometricSensor(setting.state)
    let store = FakeFingerPasscodeStore()
    setting.policy(&delegate.policy)
    try setting.prepare(sensor, store)
    screen.passcodeControllerDelegate = delegate
    screen.validationDelegate = delegate
    screen.userIdentifier = "jane"
    if setting.hasFinger { screen.fingerUnlock = FingerUnlock(sensor: sensor, store: store) }
    return Self(
      screen, delegate, sensor, store, root: screen, size: setting.size, look: setting.look)
  }
}
