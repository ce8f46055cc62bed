import Onboarding
import UIKit

/// The look-up of the welcome and the activation screen: the field, the wheel, the way to end it,
/// and whether one is going on. What of it is shown is for the screen's rule to say.
@MainActor final class EmailLookUp {
  let form: EmailForm
  let indicator = FUILoadingIndicatorView()
  private(set) var isRunning = false
  /// The text is another one, or a look-up has begun or ended.
  var onChange: (() -> Void)?
  /// A person ends the look-up.
  var onCancel: (() -> Void)?
  private let texts: OnboardingTexts
  private lazy var cancel = LookUpCancel(title: texts[.cancelAction]) { [weak self] in
    self?.onCancel?()
  }

  init(texts: OnboardingTexts) {
    self.texts = texts
    form = EmailForm(texts: texts)
    form.onChange = { [weak self] in self?.onChange?() }
  }

  isolated deinit {}

  /// Hands a valid address to the delegate, once until the look-up has ended.
  func start(on screen: FUIWelcomeController, delegate: (any FUIWelcomeControllerDelegate)?) {
    guard !isRunning, screen.canLead, let address = form.validAddress() else { return }
    screen.view.endEditing(true)
    guard let delegate else {
      screen.reportUnhandled("welcomeController(_:shouldTryUserEmail:)")
      return
    }
    isRunning = true
    onChange?()
    delegate.welcomeController(screen, shouldTryUserEmail: address.text)
  }

  /// Ends a look-up; the address can be put right at once. Without one nothing happens.
  func end() {
    if stop() { form.field.becomeFirstResponder() }
  }

  /// Ends the look-up of a screen that was left for the next one; below an alert it goes on.
  func leave(_ screen: UIViewController) {
    if screen.presentedViewController == nil { stop() }
  }

  /// - Returns: Whether there was one to stop.
  @discardableResult private func stop() -> Bool {
    guard isRunning else { return false }
    isRunning = false
    onChange?()
    return true
  }

  /// Shows the wheel and the way to end the look-up, or takes them away.
  func show(
    indicator showsIndicator: Bool, text: String?, cancel showsCancel: Bool,
    on screen: FUIWelcomeController
  ) {
    indicator.text = text
    if showsIndicator == indicator.isHidden {
      if showsIndicator { indicator.show() } else { indicator.dismiss() }
    }
    cancel.show(showsCancel, on: screen, below: indicator)
  }
}
