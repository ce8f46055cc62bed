import OnboardingTesting
import SAPFiori
import Testing
import UIKit

// The two samples of the documentation, as they are printed there.

private final class SegueController: UIViewController {
  var passcodeControllerDelegate: FUIPasscodeControllerDelegate?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let destination = segue.destination as! UINavigationController
    let vc0 = destination.viewControllers[0]
    let vc = vc0 as! FUIPasscodeCreateController
    //assigning a `FUIPasscodeControllerDelegate` delegate is a must
    vc.delegate = passcodeControllerDelegate
  }
}

private final class CodeController: UIViewController {
  var passcodeControllerDelegate: FUIPasscodeControllerDelegate?

  func showPasscode() {
    let passcodeVC = FUIPasscodeCreateController.createInstanceFromStoryboard()

    //assigning a `FUIPasscodeControllerDelegate` delegate is a must
    passcodeVC.delegate = passcodeControllerDelegate

    // present the passcode view
    let navController = UINavigationController(rootViewController: passcodeVC)
    self.navigationController?.present(navController, animated: true, completion: nil)
  }
}

@MainActor @Suite("The documented ways to a passcode screen", .onScreen)
struct PasscodeStoryboardTests {
  private let delegate = PasscodeRecorder()

  @Test("a segue, whose destination is a navigation controller")
  func segue() throws {
    UIStoryboard.registerSegue(
      "createPasscode", from: SegueController.self, to: "FUIPasscodeCreateController")
    let start = SegueController()
    start.passcodeControllerDelegate = delegate
    let display = Screen(start)
    start.performSegue(withIdentifier: "createPasscode", sender: nil)
    try display.type("abcd1234", into: "passcodeTextField")
    try display.tap("nextItem")
    try display.type("abcd1234", into: "passcodeTextField")
    try display.tap("doneItem")
    #expect(delegate.attempts == [.attempt("abcd1234", .create, .user)])
  }

  @Test("code, which makes the navigation controller itself")
  func code() throws {
    let start = CodeController()
    start.passcodeControllerDelegate = delegate
    let display = Screen(UINavigationController(rootViewController: start))
    start.showPasscode()
    try display.tap("cancelItem")
    #expect(delegate.events == [.cancel])
  }

  @Test("storyboards, by their names and those of their screens")
  func names() {
    for (name, identifier) in [
      ("FUIPasscodeCreateController", "PasscodeCreateFirstViewController"),
      ("FUIPasscodeInputController", "PasscodeInputViewController"),
    ] {
      let board = UIStoryboard(
        name: name, bundle: Bundle(identifier: "com.sap.cp.sdk.ios.SAPFiori"))
      let navigation = board.instantiateInitialViewController() as? UINavigationController
      #expect(navigation?.viewControllers.map { "\(type(of: $0))" } == [name])
      let bare = board.instantiateViewController(withIdentifier: identifier)
      #expect("\(type(of: bare))" == name)
    }
    let change = UIStoryboard(name: "FUIPasscodeChangeController", bundle: nil)
    #expect(change.instantiateInitialViewController() is FUIPasscodeChangeController)
  }
}
