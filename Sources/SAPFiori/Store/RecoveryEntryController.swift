import FioriThemeManager
import Onboarding
import UIKit

/// The field for a recovery code, in the look of the screen that asks for a passcode.
final class RecoveryEntryController: FUIPasscodeController {
  /// A code was handed in; nil is more than any code can be.
  var onSubmit: ((Secret?) -> Void)?
  /// The person has changed what is in the field.
  var onEdit: (() -> Void)?
  private var step = PasscodeRecovery.Step.code(nil)

  override var component: PartTable { .passcodeInputScreen }

  override func viewDidLoad() {
    super.viewDidLoad()
    name(cancelItem, "cancelItem")
    name(nextItem, "doneItem")
    // So many signs that somebody has written down are hard to type unseen.
    column.field.isFioriStyleSecureTextEntry = true
    column.field.accessibilityLabel = texts[.recoveryTitle]
    column.field.setPlaceholder(texts[.recoveryTitle])
  }

  override func begin() { show(step) }

  /// Shows the code being asked for, or looked at.
  func show(_ step: PasscodeRecovery.Step) {
    self.step = step
    var page = PasscodePage(
      title: texts[.recoveryEnterAction], detail: texts[.recoveryEnterDetail])
    page.field = PasscodePage.Field(isEnabled: canSubmit)
    if case .code(let problem?) = step { page.message = texts.text(for: problem) }
    nextItem.isEnabled = canSubmit && column.field.hasText
    show(page, cancel: true, leadingOn: nextItem)
  }

  private var canSubmit: Bool { if case .code = step { true } else { false } }

  override func fieldEdited() {
    onEdit?()
    show(step)
  }

  override func perform(_ role: PasscodeRole) {
    guard canLead, role == .primary, canSubmit, column.field.hasText else { return }
    column.field.hideSecureText()
    // The field keeps the code until it is right: a slip is mended, and not all of it typed again.
    do {
      onSubmit?(Secret(try column.field.copySecret()))
    } catch {
      onSubmit?(nil)
    }
  }
}
