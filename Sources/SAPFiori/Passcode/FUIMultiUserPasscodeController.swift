import FioriThemeManager
import Onboarding
import UIKit

/// Asks for the passcode of one of several persons, and lets another one take the turn.
///
/// ```swift
/// let screen = FUIMultiUserPasscodeController()
/// screen.titleLabel.text = "Field Service"
/// ```
///
/// Show it in a navigation controller. The delegate compares passcodes with the input mode `match`, and
/// hears of other persons in `switchUser(_:passcodeController:)` and `addNewUser(_:)`. Fingers are not
/// offered, since a device does not tell whose they are. The cells of the original's data source are
/// left out: rows are the kit's.
open class FUIMultiUserPasscodeController: FUIPasscodeController {
  /// A picture at the top; Foyer's mark unless the app sets another.
  public let logoImageView = UIImageView()
  /// The size of ``logoImageView`` in points, at most 256 × 54, which is also the default.
  public var logoImageViewSize: CGSize? { didSet { logoFrame.wanted = logoImageViewSize } }
  /// The name of the app, or a greeting. Empty unless the app sets its text.
  public private(set) lazy var titleLabel = makeLabel(.title2, .primaryLabel, weight: .bold)
  /// The persons. Not kept alive: the app must.
  public weak var dataSource: (any FUIMultiUserPasscodeControllerDataSource)? {
    didSet { if isViewLoaded { showUser() } }
  }

  override var component: PartTable { .multiUserPasscodeScreen }
  override var canCancel: Bool { false }

  private lazy var logoFrame = HeadlineImageFrame(logoImageView)
  private let card = UIStackView()
  private let picture = UserPicture(frame: .zero)
  private lazy var nameLabel = makeLabel(.headline, .primaryLabel, weight: .semibold)
  private lazy var infoLabel = makeLabel(.subheadline, .secondaryLabel)
  private var flows: [String: PasscodeEntry] = [:]
  private var secret: Secret?

  // MARK: - Parts

  override func arrangeParts() {
    logoImageView.image = KitImages.logo
    titleLabel.accessibilityTraits = .header
    name(logoImageView, "logoImageView")
    name(titleLabel, "titleLabel", font: .title2)
    // A round picture has no shadow and no corners of a sheet: it has no style class.
    picture.initialsLabel.accessibilityIdentifier = "userInitialsLabel"
    name(nameLabel, "userNameLabel", font: .headline)
    name(infoLabel, "userInfoLabel", font: .subheadline)
    let pictureRow = UIStackView(arrangedSubviews: [picture])
    pictureRow.axis = .vertical
    pictureRow.alignment = .center
    card.axis = .vertical
    card.spacing = 6
    card.setCustomSpacing(12, after: pictureRow)
    for part in [pictureRow, nameLabel, infoLabel] as [UIView] { card.addArrangedSubview(part) }
    for part in [logoFrame, titleLabel, card] as [UIView] { contentStack.addArrangedSubview(part) }
    contentStack.setCustomSpacing(20, after: logoFrame)
    contentStack.setCustomSpacing(28, after: titleLabel)
    contentStack.setCustomSpacing(24, after: card)
    super.arrangeParts()
    showUser()
  }

  private var user: (any FUIUser)? {
    dataSource.flatMap { source in source.onboardedUsers.first { $0.id == source.currentUserId } }
  }

  private func showUser() {
    let user = user
    card.isHidden = user == nil
    picture.show(user)
    nameLabel.text = user?.name
    infoLabel.text = user?.infoString
    infoLabel.isHidden = (user?.infoString ?? "").isEmpty
    column.field.accessibilityHint = user?.name
    view.setNeedsLayout()
  }

  /// Hides a title that has no text.
  open override func viewDidLayoutSubviews() {
    titleLabel.isHidden = (titleLabel.text ?? "").isEmpty
    logoFrame.isHidden = logoImageView.image == nil
    super.viewDidLayoutSubviews()
  }

  // MARK: - Flow

  private var flow: PasscodeEntry {
    get { flows[userIdentifier] ?? PasscodeEntry(retryLimit: policy.retryLimit) }
    set { flows[userIdentifier] = newValue }
  }

  override func begin() {
    if let dataSource { userIdentifier = dataSource.currentUserId }
    showUser()
    flow.restart()
    receive(.begin(.none))
    update()
  }

  private func receive(_ event: PasscodeEntry.Event) {
    let before = flow.step
    flow.receive(event)
    guard flow.refusal == nil else { return }
    if flow.step != before, event != .edited { column.field.text = "" }
    update()
    switch flow.step {
    case .trying: tryPasscode()
    case .locked: sayLocked()
    case .start, .finger, .fetching, .passcode, .done: break
    }
  }

  private func tryPasscode() {
    guard let secret else { return receive(.tried(.failed(reason: nil))) }
    self.secret = nil
    let user = userIdentifier
    hand(secret, for: .match, from: .user) { [weak self] error in
      // The answer is about the one whose turn it was.
      guard let self, userIdentifier == user else { return }
      receive(.tried(error.map { PasscodeErrors.answer(for: $0) } ?? .right))
    }
  }

  override func forgetSecrets() { secret = nil }

  // MARK: - What a person does

  override func fieldEdited() {
    flow.receive(.edited)
    update()
  }

  override func perform(_ role: PasscodeRole) {
    guard canLead else { return }
    switch role {
    case .primary:
      guard case .passcode = flow.step, column.field.hasText else { return }
      secret = column.field.takeSecret()
      receive(.submitted)
    case .reset: reset()
    case .switchUser: showUsers()
    case .useFinger, .usePasscode, .notNow, .learnMore, .back, .skip: break
    }
  }

  private func showUsers() {
    let list = UserListController(
      dataSource?.onboardedUsers ?? [], current: dataSource?.currentUserId)
    list.onChoice = { [weak self, weak list] choice in
      guard let self, let list else { return }
      leave(list)
      take(choice)
    }
    lead(to: list)
  }

  private func leave(_ list: UIViewController) {
    if let navigationController, navigationController.topViewController === list {
      navigationController.popViewController(animated: true)
    } else {
      list.dismiss(animated: true)
    }
  }

  private func take(_ choice: UserListController.Choice) {
    switch choice {
    case .user(let id):
      guard id != dataSource?.currentUserId else { return }
      dataSource?.currentUserId = id
      begin()
      delegate?.switchUser(id, passcodeController: self)
        ?? reportUnhandled("switchUser(_:passcodeController:)")
    case .new: delegate?.addNewUser(self) ?? reportUnhandled("addNewUser(_:)")
    }
  }

  // MARK: - Page

  private func update() {
    let texts = texts
    var page = PasscodePage(title: texts[.passcodeEnterTitle], detail: "")
    page.field = PasscodePage.Field(isDigitsOnly: policy.isDigitsOnly)
    var canSubmit = column.field.hasText
    switch flow.step {
    case .passcode(let message): page.message = message.map { texts.text(for: $0) }
    case .locked:
      page.message = Self.enterCredentialsMessageString
      fallthrough
    case .start, .finger, .fetching, .trying, .done:
      page.field?.isEnabled = false
      canSubmit = false
    }
    page.actions = [
      PasscodePage.Action(role: .primary, title: texts[.signInAction], isEnabled: canSubmit),
      PasscodePage.Action(role: .reset, title: Self.resetPasscodeButtonString),
      PasscodePage.Action(role: .switchUser, title: texts[.switchUserAction]),
    ]
    show(page, cancel: false, leadingOn: nil)
  }
}
