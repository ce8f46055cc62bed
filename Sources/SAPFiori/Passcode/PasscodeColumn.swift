import FioriThemeManager
import Onboarding
import UIKit

/// The parts of a passcode screen, one below the other, and the way they show a ``PasscodePage``.
@MainActor final class PasscodeColumn {
  let imageView = UIImageView()
  let detailLabel: UILabel
  let field = PasscodeField()
  let statusLabel: UILabel
  let messageLabel: UILabel
  let list: PasscodeRequirementList
  private let buttonStack = UIStackView()
  private var buttons: [PasscodeRole: FUIOnboardingButton] = [:]
  private unowned let screen: FUIPasscodeController
  private var shown = PasscodePage(title: "", detail: "")
  /// A button was pressed.
  var onAction: ((PasscodeRole) -> Void)?

  init(_ screen: FUIPasscodeController) {
    self.screen = screen
    detailLabel = screen.makeLabel(.body, .secondaryLabel)
    statusLabel = screen.makeLabel(.body, .primaryLabel)
    messageLabel = screen.makeLabel(.footnote, .negativeLabel)
    list = PasscodeRequirementList(screen.texts)
    imageView.image = UIImage(
      systemName: "touchid", withConfiguration: UIImage.SymbolConfiguration(pointSize: 72))
    imageView.tintColor = .preferredFioriColor(forStyle: .tintColor)
    imageView.contentMode = .scaleAspectFit
    field.accessibilityLabel = screen.texts[.passcodeLabel]
    field.setPlaceholder(screen.texts[.passcodeLabel])
    field.delegate = screen
    buttonStack.axis = .vertical
    buttonStack.spacing = 12
  }

  isolated deinit {}

  /// Puts the parts into the screen's column that its table has.
  func arrange() {
    let parts: [(UIView, role: String, font: UIFont.FioriTextStyle?)] = [
      (imageView, "fingerImageView", nil), (detailLabel, "detailLabel", .body),
      (field, "passcodeTextField", .body), (statusLabel, "statusLabel", .body),
      (messageLabel, "messageLabel", .footnote),
    ]
    let roles = Set(screen.component.parts.map(\.role))
    for part in parts where roles.contains(part.role) {
      screen.name(part.0, part.role, font: part.font)
      screen.contentStack.addArrangedSubview(part.0)
    }
    list.nameLabel = { [weak screen] label in
      guard let screen else { return }
      StyledParts.shared.add(
        label, as: "requirementLabel", of: screen.component, font: .subheadline)
    }
    if roles.contains("requirementLabel") { screen.contentStack.addArrangedSubview(list) }
    screen.contentStack.addArrangedSubview(buttonStack)
  }

  /// What belongs together stands close; the buttons stand apart, whatever is above them.
  private func setSpacings() {
    let gaps: [(UIView, CGFloat)] = [
      (imageView, 24), (detailLabel, 24), (field, 8), (statusLabel, 8), (messageLabel, 20),
      (list, 24),
    ]
    let stack = screen.contentStack
    let last = gaps.map(\.0).last { $0.superview === stack && !$0.isHidden }
    for (view, gap) in gaps { stack.setCustomSpacing(view === last ? 24 : gap, after: view) }
  }

  /// The button of a role, once it has been shown.
  func button(_ role: PasscodeRole) -> FUIOnboardingButton? { buttons[role] }

  /// Shows a page. What has been news since the page before is announced.
  func show(_ page: PasscodePage) {
    let before = shown
    shown = page
    imageView.isHidden = !page.showsFinger
    set(detailLabel, page.detail)
    set(statusLabel, page.status)
    set(messageLabel, page.message)
    field.isHidden = page.field == nil
    if let look = page.field { field.show(look) }
    field.isMarkedInvalid = page.message != nil
    field.accessibilityHint = page.message
    list.show(page.list)
    showButtons(page.actions)
    setSpacings()
    screen.view.setNeedsLayout()
    announce(page, since: before)
  }

  private func set(_ label: UILabel, _ text: String?) {
    if label.text != text { label.text = text }
    label.isHidden = (text ?? "").isEmpty
  }

  private func showButtons(_ actions: [PasscodePage.Action]) {
    for (role, button) in buttons {
      button.isHidden = !actions.contains { $0.role == role }
    }
    for action in actions {
      let button = buttons[action.role] ?? makeButton(action.role)
      if button.title(for: .normal) != action.title { button.setTitle(action.title, for: .normal) }
      button.isEnabled = action.isEnabled
    }
    buttonStack.isHidden = actions.isEmpty
  }

  private func makeButton(_ role: PasscodeRole) -> FUIOnboardingButton {
    let button = FUIOnboardingButton(rank: role.rank)
    button.addAction(
      UIAction { [weak self] _ in self?.onAction?(role) }, for: .primaryActionTriggered)
    screen.name(button, role.rawValue, font: .body)
    buttons[role] = button
    // Buttons stand in the order of their roles, whichever was needed first.
    let order = PasscodeRole.allCases.filter { buttons[$0] != nil }
    buttonStack.insertArrangedSubview(button, at: order.firstIndex(of: role) ?? order.count)
    return button
  }

  private func announce(_ page: PasscodePage, since before: PasscodePage) {
    var news: [String] = []
    if page.title != before.title, !before.title.isEmpty { news += [page.title, page.detail] }
    for (now, then) in [(page.message, before.message), (page.status, before.status)] {
      if let now, now != then { news.append(now) }
    }
    guard !news.isEmpty else { return }
    UIAccessibility.post(notification: .announcement, argument: news.joined(separator: " "))
  }

  /// Says what was said before once more: the person has done again what led to it.
  func repeatMessage() {
    guard let message = shown.message else { return }
    UIAccessibility.post(notification: .announcement, argument: message)
  }
}
