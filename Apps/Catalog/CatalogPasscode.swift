import Foundation
import Onboarding
import OnboardingTesting
import SAPFiori
import UIKit

/// Takes passcodes on the pages, or refuses them.
final class CatalogPasscode: FUIPasscodeControllerDelegate {
  private let policy: FUIPasscodePolicy
  private let refusal: String?
  private let right: String?

  init(policy: FUIPasscodePolicy, refusal: String? = nil, right: String? = nil) {
    (self.policy, self.refusal, self.right) = (policy, refusal, right)
  }

  isolated deinit {}

  func shouldTryPasscode(
    _ passcode: String, forInputMode inputMode: FUIPasscodeInputMode,
    fromController passcodeController: FUIPasscodeController
  ) throws {
    if let refusal { throw FUIPasscodeControllerError.failedToMeetPolicy(message: refusal) }
    if let right, right != passcode {
      throw FUIPasscodeControllerError.invalidPasscode(
        code: passcode, triesRemaining: FUIPasscodePolicy.passcodePolicyNoLimit)
    }
  }

  func passcodePolicy() -> FUIPasscodePolicy { policy }

  func shouldResetPasscode(fromController passcodeController: FUIPasscodeController) {}

  func didCancelPasscodeEntry(fromController passcodeController: FUIPasscodeController) {}

  func didSkipPasscodeSetup(fromController passcodeController: FUIPasscodeController) {}

  static var policy: FUIPasscodePolicy {
    var policy = FUIPasscodePolicy()
    policy.hasDigit = true
    policy.hasSpecial = true
    policy.retryLimit = 3
    return policy
  }

  static var optional: FUIPasscodePolicy {
    var policy = policy
    policy.noPasscodeRequired = true
    return policy
  }

  /// A reader to which a wrong finger comes, and then none.
  static func wrongFinger() -> FakeBiometricSensor {
    let sensor = FakeBiometricSensor()
    sensor.scans = [.init(.noMatch)]
    return sensor
  }

  /// A reader to which no finger comes.
  static func noFinger() -> FakeBiometricSensor {
    let sensor = FakeBiometricSensor()
    sensor.scans = [.init(.timedOut)]
    return sensor
  }

  /// A store in which a passcode is kept for a finger.
  static func store() -> FakeFingerPasscodeStore {
    let store = FakeFingerPasscodeStore()
    let facts = FingerPasscode(enrolment: FakeBiometricSensor.enrolment, isGenerated: false)
    try? store.put("abcd!234", facts: facts, for: "")
    return store
  }
}

extension FUIPasscodeController {
  func typePasscode(_ passcode: String) {
    guard let field = view.control("passcodeTextField") as? UITextField else { return }
    field.text = passcode
    field.sendActions(for: .editingChanged)
  }

  func leadOn() {
    guard let field = view.control("passcodeTextField") as? UITextField else { return }
    _ = textFieldShouldReturn(field)
  }

  func submit(_ passcode: String) {
    typePasscode(passcode)
    leadOn()
  }

  func press(_ identifier: String) {
    view.control(identifier)?.sendActions(for: .primaryActionTriggered)
  }

  /// Does something once a control is there: what depends on a reader comes a little later.
  func whenThere(_ identifier: String, _ act: @escaping @MainActor (FUIPasscodeController) -> Void)
  {
    Task { [weak self] in
      for _ in 0..<1_000 {
        guard let self else { return }
        if view.control(identifier) != nil { return act(self) }
        await Task.yield()
      }
    }
  }
}
