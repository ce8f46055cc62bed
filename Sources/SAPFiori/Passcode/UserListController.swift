import FioriThemeManager
import Onboarding
import UIKit

/// The list of the persons who have set the app up, with a field to look for one, and a way to add one.
final class UserListController: FUIWelcomeController, UITextFieldDelegate,
  FUISolidNavigationBarProtocol, UIScrollViewDelegate
{
  /// What a person has chosen.
  enum Choice: Equatable {
    case user(id: String)
    case new
  }

  var onChoice: ((Choice) -> Void)?

  override var component: PartTable { .multiUserPasscodeScreen }

  private let users: [any FUIUser]
  private let current: String?
  private let searchField = FUIAutoResizingTextField()
  private let rows = UIStackView()
  private lazy var nobodyLabel = makeLabel(.body, .secondaryLabel)
  private let addButton = FUIOnboardingButton(rank: .secondary)

  init(_ users: [any FUIUser], current: String?) {
    (self.users, self.current) = (users, current)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = texts[.switchUserTitle]
    searchField.accessibilityLabel = texts[.searchUsers]
    searchField.setPlaceholder(texts[.searchUsers])
    searchField.autocorrectionType = .no
    searchField.delegate = self
    searchField.onChangeHandler = { [weak self] _ in self?.update() }
    nobodyLabel.text = texts[.noUsersFound]
    addButton.setTitle(texts[.addUserAction], for: .normal)
    addButton.addAction(
      UIAction { [weak self] _ in self?.choose(.new) }, for: .primaryActionTriggered)
    rows.axis = .vertical
    rows.spacing = 4
    for user in users { rows.addArrangedSubview(makeRow(user)) }
    name(searchField, "searchTextField", font: .body)
    name(nobodyLabel, "noUserLabel", font: .body)
    name(addButton, "addUserButton", font: .body)
    for part in [searchField, rows, nobodyLabel, addButton] as [UIView] {
      contentStack.addArrangedSubview(part)
    }
    contentStack.spacing = 16
    update()
  }

  private func makeRow(_ user: any FUIUser) -> UserRow {
    let row = UserRow(user, isCurrent: user.id == current, texts)
    name(row, "userRow", font: .body)
    row.accessibilityIdentifier = "user.\(user.id)"
    row.addAction(
      UIAction { [weak self] _ in self?.choose(.user(id: user.id)) }, for: .primaryActionTriggered)
    return row
  }

  private func choose(_ choice: Choice) {
    guard canLead else { return }
    onChoice?(choice)
  }

  private func update() {
    let words = (searchField.text ?? "").trimmingCharacters(in: .whitespaces)
    var hasSome = false
    for case let row as UserRow in rows.arrangedSubviews {
      row.isHidden = !row.matches(words)
      hasSome = hasSome || !row.isHidden
    }
    rows.isHidden = !hasSome
    nobodyLabel.isHidden = hasSome || users.isEmpty
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let metrics = OnboardingMetrics(availableHeight: view.bounds.height).activation
    contentStack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 0, bottom: 24, trailing: 0)
    layoutColumn(in: view.bounds.inset(by: view.safeAreaInsets), side: metrics.side)
  }
}

/// A person in the list.
final class UserRow: FUIButton {
  private let words: [String]

  init(_ user: any FUIUser, isCurrent: Bool, _ texts: OnboardingTexts) {
    words = [user.name, user.infoString].compactMap { $0 }.filter { !$0.isEmpty }
    super.init(frame: .zero)
    var look: UIButton.Configuration = .plain()
    look.image = UIImage(systemName: isCurrent ? "checkmark.circle.fill" : "person.circle")
    look.imagePadding = 12
    look.baseForegroundColor = .preferredFioriColor(
      forStyle: isCurrent ? .tintColor2 : .primaryLabel)
    look.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8)
    configuration = look
    contentHorizontalAlignment = .leading
    titleLabel?.font = .preferredFioriFont(forTextStyle: .body)
    titleLabel?.numberOfLines = 0
    titleLabel?.textAlignment = .natural
    setTitle(words.joined(separator: "\n"), for: .normal)
    let spoken = words.joined(separator: ", ")
    accessibilityLabel = isCurrent ? texts.text(.currentUser, spoken) : spoken
  }

  required init?(coder: NSCoder) { return nil }

  /// Whether the person is one who is looked for.
  func matches(_ search: String) -> Bool {
    search.isEmpty || words.contains { $0.localizedCaseInsensitiveContains(search) }
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width, height: max(size.height, 44))
  }
}
