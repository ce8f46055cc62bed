import Onboarding
import UIKit

/// What the screens to sign in by have in common: the fields, one check at a time, and the messages
/// that tell of it. What of it is shown and enabled is for the form's rule to say.
@MainActor final class AuthenticationProcess {
  let messageBanner = FUIBannerMessageView()
  let errorBanner = FUIBannerMessageView()
  private(set) var rows: [InformationFieldRow] = []
  private(set) var form = AuthenticationForm(fields: [])
  /// What is shown while a check goes on; nil is the kit's text.
  var verifyingMessage: String?
  /// The form is another one.
  var onChange: (() -> Void)?
  /// A person wants what was typed to be checked.
  var onSubmit: (() -> Void)?
  private let texts: OnboardingTexts
  private var checkNumber = 0

  init(texts: OnboardingTexts) {
    self.texts = texts
    errorBanner.isError = true
    errorBanner.onTimeOver = { [weak self] in
      self?.form.edit()
      self?.onChange?()
    }
  }

  isolated deinit {}

  // MARK: - Fields

  /// Puts other fields in place of those that are there. What was going on is ended.
  func setRows(_ rows: [InformationFieldRow], delegate: any UITextFieldDelegate) {
    leave()
    self.rows = rows
    for (index, row) in rows.enumerated() {
      row.field.delegate = delegate
      row.field.returnKeyType = index == rows.count - 1 ? .go : .next
      row.onEdit = { [weak self] in self?.edited() }
    }
    edited()
  }

  /// What was typed, in the order of the fields: trimmed, unless it is a secret.
  var strings: [String] { rows.map(\.string) }

  /// The field that a person most likely goes on with: the first empty one, or else the first.
  var firstField: FUITextField? {
    (rows.first { ($0.field.text ?? "").isEmpty } ?? rows.first)?.field
  }

  private func edited() {
    form.fields = rows.map(\.content)
    form.edit()
    showBanners()
    onChange?()
  }

  /// Return was pressed in a field: the next one is at hand, or what was typed is submitted.
  func goOn(from field: UITextField) {
    guard let index = rows.firstIndex(where: { $0.field === field }) else { return }
    if let next = form.field(after: index) {
      rows[next].field.becomeFirstResponder()
    } else if form.canSubmit {
      onSubmit?()
    }
  }

  // MARK: - The check

  /// Begins a check, if there is something to check and nothing is being checked.
  ///
  /// - Returns: What the app ends the check with; nil where none was begun.
  func begin() -> ((_ errorMessage: String?) -> Void)? {
    guard form.submit() else { return nil }
    for row in rows {
      row.field.resignFirstResponder()
      row.field.hideSecureText()
    }
    checkNumber += 1
    let number = checkNumber
    showBanners()
    onChange?()
    return AuthenticationCheck { [weak self] in self?.end(number, $0) }.completion
  }

  /// Ends a check that nobody does.
  func endUnchecked() { end(checkNumber, .forgotten) }

  /// The screen is left, or its fields are others: what comes of the check is of no interest any more.
  func leave() {
    checkNumber += 1
    let wasAccepted = form.phase == .accepted
    form = AuthenticationForm(fields: form.fields)
    if wasAccepted {
      for row in rows where row.field.isFioriStyleSecureTextEntry { row.field.text = "" }
    }
    showBanners()
    onChange?()
  }

  private func end(_ number: Int, _ outcome: AuthenticationCheck.Outcome) {
    guard number == checkNumber, form.phase == .verifying else { return }
    checkNumber += 1
    switch outcome {
    case .answered(let message):
      form.finish(errorMessage: message.map { $0.isEmpty ? texts[.informationUnchecked] : $0 })
    case .forgotten: form.finish(errorMessage: texts[.informationUnchecked])
    }
    showBanners()
    onChange?()
    guard case .refused = form.phase else { return }
    // The message takes room: a field is scrolled into what is left of it.
    rows.first?.window?.layoutIfNeeded()
    fieldToCorrect?.becomeFirstResponder()
  }

  /// The secret is what is most often wrong.
  private var fieldToCorrect: FUITextField? {
    (rows.first(where: \.field.isFioriStyleSecureTextEntry) ?? rows.first)?.field
  }

  // MARK: - Messages

  private var shown: AuthenticationForm.Banner?

  private func showBanners() {
    guard shown != form.banner else { return }
    shown = form.banner
    switch form.banner {
    case .verifying:
      errorBanner.dismiss()
      messageBanner.show(
        message: verifyingMessage ?? texts[.verifyingInformation], withDuration: nil)
    case .refused(let message):
      messageBanner.dismiss()
      errorBanner.show(message: message)
    case nil:
      messageBanner.dismiss()
      errorBanner.dismiss()
    }
  }

  /// Puts a message below the bar.
  ///
  /// - Returns: What is left of `area` for the rest of the screen.
  func layoutBanners(in area: CGRect) -> CGRect {
    var rest = area
    for banner in [messageBanner, errorBanner] where !banner.isHidden {
      let height = banner.sizeThatFits(area.size).height
      banner.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
      rest = area.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
    }
    return rest
  }
}
