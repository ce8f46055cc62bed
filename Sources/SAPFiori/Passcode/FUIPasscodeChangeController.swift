import Onboarding
import UIKit

/// Asks for the present passcode and then for another one. Where a finger stands for a passcode that
/// the kit made, the kit makes another one after a finger has matched.
///
/// ```swift
/// let change = FUIPasscodeChangeController.createInstanceFromStoryboard()
/// change.userIdentifier = "jane"
/// ```
///
/// The delegate is asked with the input mode `matchForChange`, and then with `change`, after which it
/// dismisses the controller. Whether a finger stands for the passcode stays as it was.
public class FUIPasscodeChangeController: UINavigationController {
  /// Makes the controller.
  public class func createInstanceFromStoryboard() -> FUIPasscodeChangeController {
    FUIPasscodeChangeController()
  }

  /// Takes passcodes. Not kept alive: the app must.
  public weak var passcodeControllerDelegate: (any FUIPasscodeControllerDelegate)? {
    didSet { input.delegate = passcodeControllerDelegate }
  }
  /// Looks at the new passcode once the policy allows it. Not kept alive: the app must.
  public weak var validationDelegate: (any FUIPasscodeValidationDelegate)?
  /// Whose passcode it is.
  public var userIdentifier = "" { didSet { input.userIdentifier = userIdentifier } }
  /// The reader and the store of what a finger stands for; nil asks for no finger.
  public var fingerUnlock = FingerUnlock.standard { didSet { input.fingerUnlock = fingerUnlock } }

  /// Not there: what keeps the secret has to make a key of the passcode.
  @available(
    *, unavailable,
    message:
      "Passcodes are handed over as they were typed: derive the key where you keep the secret."
  )
  public var hashUserPasscode: Bool {
    get { fatalError() }
    set { fatalError() }
  }

  private let input: FUIPasscodeInputController
  private var flow = PasscodeChange()

  /// Makes the controller; both arguments are nil.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    input = FUIPasscodeInputController.createInstanceFromStoryboard()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    input.isToShowCancelBarItem = true
    input.onMatched = { [weak self] in self?.matched($0, $1) }
    viewControllers = [input]
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { return nil }

  private func matched(_ secret: Secret, _ facts: FingerPasscode?) {
    switch flow.receive(.matched(isGenerated: facts?.isGenerated ?? false)) {
    case .new: showNew(in: FUIPasscodeCreateController.Replacement(current: secret, finger: facts))
    case .replacing: if let facts { replace(secret, facts) }
    case .current, .done: break
    }
  }

  private func showNew(in replacement: FUIPasscodeCreateController.Replacement) {
    let screen = FUIPasscodeCreateController.createInstanceFromStoryboard()
    screen.replacement = replacement
    screen.delegate = passcodeControllerDelegate
    screen.validationDelegate = validationDelegate
    screen.userIdentifier = userIdentifier
    screen.fingerUnlock = fingerUnlock
    screen.onReplaced = { [weak self] in self?.flow.receive(.changed) }
    screen.navigationItem.hidesBackButton = true
    pushViewController(screen, animated: true)
  }

  /// Makes a passcode in place of the one that the kit made before. It is kept before the app takes
  /// it, and the old one is kept again when the app does not: a finger always has a passcode that counts.
  private func replace(_ current: Secret, _ facts: FingerPasscode) {
    guard let fingerUnlock, let new = Secret.generated() else {
      return refuse(PasscodeNotHandled())
    }
    let user = userIdentifier
    Task { [weak self] in
      do {
        try await fingerUnlock.store.keep(new.bytes, facts: facts, for: user)
        guard let self else {
          return try await fingerUnlock.store.keep(current.bytes, facts: facts, for: user)
        }
        if let error = await input.handing(new, for: .change, from: .device) {
          try await fingerUnlock.store.keep(current.bytes, facts: facts, for: user)
          return refuse(error)
        }
        flow.receive(.replaced(true))
      } catch {
        self?.refuse(error)
      }
    }
  }

  private func refuse(_ error: any Error) {
    flow.receive(.replaced(false))
    input.showRefusal(error)
  }
}
