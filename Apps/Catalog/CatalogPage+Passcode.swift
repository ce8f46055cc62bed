import Onboarding
import OnboardingTesting
import SAPFiori
import UIKit

extension CatalogPage {
  /// The passcode screens in their states.
  static let passcodeScreenPages = createPages + fingerPages + inputPages + changePages

  private static let good = "abcd!234"

  private static let createPages = [
    create("passcode-create"),
    create("passcode-create-typed") { $0.typePasscode("abc!") },
    create("passcode-create-early") {
      $0.typePasscode("abc!")
      $0.leadOn()
    },
    create("passcode-create-mismatch") {
      $0.submit(good)
      $0.submit("other")
    },
    create("passcode-create-confirm") { $0.submit(good) },
    create("passcode-create-refused", refusal: "This passcode was used before.") {
      $0.submit(good)
      $0.submit(good)
    },
    create("passcode-create-skip", policy: CatalogPasscode.optional),
    create("passcode-create-no-bar", isEmbedded: false) { $0.typePasscode(good) },
  ]

  private static let fingerPages = [
    create("passcode-finger", sensor: FakeBiometricSensor()),
    create("passcode-finger-waiting", sensor: FakeBiometricSensor()) {
      $0.whenThere("primaryActionButton") { $0.press("primaryActionButton") }
    },
    create("passcode-finger-refused", sensor: CatalogPasscode.wrongFinger()) {
      $0.whenThere("primaryActionButton") { $0.press("primaryActionButton") }
    },
    create("passcode-finger-not-enrolled", sensor: FakeBiometricSensor(.notEnrolled)),
    create("passcode-finger-settings", sensor: FakeBiometricSensor(.notEnrolled)) {
      $0.whenThere("primaryActionButton") { $0.press("primaryActionButton") }
    },
    create("passcode-finger-busy", sensor: FakeBiometricSensor(.unavailable(.busy))),
    create("passcode-finger-last", sensor: FakeBiometricSensor(), placement: .last) {
      $0.submit(good)
      $0.submit(good)
    },
  ]

  private static let inputPages = [
    input("passcode-enter"),
    input("passcode-enter-wrong") { $0.submit("wrong") },
    input("passcode-enter-locked") { screen in
      for _ in 0..<3 { screen.submit("wrong") }
    },
    input("passcode-enter-finger", sensor: FakeBiometricSensor()),
    input("passcode-enter-finger-given-up", sensor: CatalogPasscode.noFinger()),
    input("passcode-enter-finger-changed", sensor: FakeBiometricSensor(.notEnrolled)),
  ]

  private static let changePages = [
    change("passcode-change-current") { _ in },
    change("passcode-change-new") { $0.submit("anything") },
  ]

  private static func create(
    _ name: String, policy: FUIPasscodePolicy = CatalogPasscode.policy, refusal: String? = nil,
    sensor: FakeBiometricSensor? = nil, placement: PasscodeCreation.FingerPlacement = .first,
    isEmbedded: Bool = true, steps: @escaping @MainActor (FUIPasscodeController) -> Void = { _ in }
  ) -> CatalogPage {
    let delegate = CatalogPasscode(policy: policy, refusal: refusal)
    return CatalogPage(
      name, sensor == nil ? "Passcode" : "Fingerprint",
      make: {
        let screen = FUIPasscodeCreateController.createInstanceFromStoryboard()
        screen.delegate = delegate
        screen.fingerPlacement = placement
        screen.fingerUnlock = sensor.map {
          FingerUnlock(sensor: $0, store: FakeFingerPasscodeStore())
        }
        return isEmbedded ? UINavigationController(rootViewController: screen) : screen
      },
      steps: { controller in
        // What the screen does not keep alive is kept here.
        withExtendedLifetime(delegate) {
          if let screen = controller as? FUIPasscodeController { steps(screen) }
        }
      })
  }

  private static func input(
    _ name: String, sensor: FakeBiometricSensor? = nil,
    steps: @escaping @MainActor (FUIPasscodeController) -> Void = { _ in }
  ) -> CatalogPage {
    let delegate = CatalogPasscode(policy: CatalogPasscode.policy, right: good)
    return CatalogPage(
      name, sensor == nil ? "Passcode" : "Fingerprint",
      make: {
        let screen = FUIPasscodeInputController.createInstanceFromStoryboard()
        screen.delegate = delegate
        screen.isToShowCancelBarItem = true
        screen.fingerUnlock = sensor.map {
          FingerUnlock(sensor: $0, store: CatalogPasscode.store())
        }
        return UINavigationController(rootViewController: screen)
      },
      steps: { controller in
        withExtendedLifetime(delegate) {
          if let screen = controller as? FUIPasscodeController { steps(screen) }
        }
      })
  }

  private static func change(
    _ name: String, steps: @escaping @MainActor (FUIPasscodeController) -> Void
  ) -> CatalogPage {
    let delegate = CatalogPasscode(policy: CatalogPasscode.policy)
    return CatalogPage(
      name, "Passcode",
      make: {
        let screen = FUIPasscodeChangeController.createInstanceFromStoryboard()
        screen.passcodeControllerDelegate = delegate
        return screen
      },
      steps: { controller in
        withExtendedLifetime(delegate) {
          if let screen = controller as? FUIPasscodeController { steps(screen) }
        }
      })
  }
}
