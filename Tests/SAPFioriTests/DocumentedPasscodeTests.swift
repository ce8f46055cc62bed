import Onboarding
import OnboardingTesting
import SAPFiori
import Testing
import UIKit

// What `Documentation/Passcode.md` shows, as it is printed there.

private final class SampleVault {
  private var passcode: String?
  private(set) var triesRemaining = 5
  private(set) var isErased = false

  func setPasscode(_ passcode: String) { self.passcode = passcode }

  func open(with passcode: String) -> Bool {
    triesRemaining -= 1
    guard passcode == self.passcode else { return false }
    triesRemaining = 5
    return true
  }

  func erase() { isErased = true }
}

private final class Gate: FUIPasscodeControllerDelegate {
  private let vault: SampleVault

  init(vault: SampleVault) { self.vault = vault }

  func shouldTryPasscode(
    _ passcode: String, forInputMode inputMode: FUIPasscodeInputMode,
    fromController passcodeController: FUIPasscodeController
  ) throws {
    switch inputMode {
    case .create, .change: vault.setPasscode(passcode)
    case .match, .matchForChange:
      guard vault.open(with: passcode) else {
        throw FUIPasscodeControllerError.invalidPasscode(
          code: passcode, triesRemaining: vault.triesRemaining)
      }
    }
    if inputMode != .matchForChange { passcodeController.dismiss(animated: true) }
  }

  func passcodePolicy() -> FUIPasscodePolicy {
    var policy = FUIPasscodePolicy()
    policy.minLength = 6
    policy.hasDigit = true
    policy.retryLimit = 5
    return policy
  }

  func shouldResetPasscode(fromController passcodeController: FUIPasscodeController) {
    vault.erase()
    passcodeController.dismiss(animated: true)
  }
}

private final class Home: UIViewController {
  var passcodeControllerDelegate: (any FUIPasscodeControllerDelegate)?

  func choose() {
    let passcodeVC = FUIPasscodeCreateController.createInstanceFromStoryboard()
    passcodeVC.delegate = passcodeControllerDelegate
    let navController = UINavigationController(rootViewController: passcodeVC)
    present(navController, animated: true)
  }
}

@MainActor @Suite("The samples of the page about passcodes", .onScreen)
struct DocumentedPasscodeTests {
  @Test("choose a passcode, refuse a wrong one, and take the right one")
  func gate() throws {
    let vault = SampleVault()
    let gate = Gate(vault: vault)
    let home = Home()
    home.passcodeControllerDelegate = gate
    let display = Screen(home)
    home.choose()
    for item in ["nextItem", "doneItem"] {
      try display.type("abcde1", into: "passcodeTextField")
      try display.tap(item)
    }
    #expect(home.presentedViewController == nil)

    let screen = FUIPasscodeInputController.createInstanceFromStoryboard()
    screen.delegate = gate
    home.present(UINavigationController(rootViewController: screen), animated: false)
    try display.type("wrong", into: "passcodeTextField")
    try display.tap("doneItem")
    #expect(
      (try display.find("messageLabel") as? UILabel)?.text?.hasSuffix("Tries left: 4") == true)
    try display.type("abcde1", into: "passcodeTextField")
    try display.tap("doneItem")
    #expect(home.presentedViewController == nil)
  }

  @Test("name the reader and the store for all screens")
  func finger() {
    let (reader, store) = (FakeBiometricSensor(), FakeFingerPasscodeStore())
    defer { FingerUnlock.standard = nil }
    FingerUnlock.standard = FingerUnlock(sensor: reader, store: store)
    #expect(FUIPasscodeInputController().fingerUnlock?.sensor === reader)
  }
}
