import GTK
import Layout

/// One way out of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What a way out means.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// Text for people.
  public let title: String?
  /// What the way out means.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?
  /// Whether it can be chosen.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }

  /// Makes a way out.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// Says or asks something that must be answered first.
///
/// Escape is the way out of style `.cancel`; Return is the preferred one, or else the last of style
/// `.default`.
open class UIAlertController: UIViewController {
  /// Where an alert comes from. Both are shown in the middle here.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// The sentence below the title.
  open var message: String?
  /// Where the alert comes from.
  public let preferredStyle: Style
  /// The ways out.
  public private(set) var actions: [UIAlertAction] = []
  /// The way out that Return takes.
  open var preferredAction: UIAlertAction?
  /// The fields of the alert.
  public private(set) var textFields: [UITextField]?
  private let scroll = UIScrollView()
  private let texts = UIStackView()
  private let choices = UIScrollView()
  private let buttons = UIStackView()
  private var isAnswered = false

  /// Makes an alert without ways out.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds a way out.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "An alert can have one action of style cancel only.")
    actions.append(action)
  }

  /// Adds a field; `configurationHandler` sets it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Makes the card.
  open override func loadView() { view = AlertView() }

  /// Fills the card.
  open override func viewDidLoad() {
    super.viewDidLoad()
    // In the dark a card of the ground's black would have no edge.
    view.backgroundColor = UIColor { traits in
      let ground: UIColor =
        traits.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
      return ground.resolvedColor(with: traits)
    }
    view.accessibilityLabel = title ?? message
    view.layer.shadowOpacity = 0.2
    view.layer.shadowRadius = 12
    texts.axis = .vertical
    texts.spacing = 8
    addLabel(title, .headline)
    addLabel(message, .subheadline)
    for field in textFields ?? [] { texts.addArrangedSubview(field) }
    scroll.addSubview(texts)
    view.addSubview(scroll)
    buttons.axis = .vertical
    buttons.spacing = 8
    for action in ordered { buttons.addArrangedSubview(button(for: action)) }
    choices.addSubview(buttons)
    view.addSubview(choices)
    strongAction?.button?.role = .primary
  }

  private func addLabel(_ text: String?, _ style: UIFont.TextStyle) {
    guard let text, !text.isEmpty else { return }
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    if style == .headline { label.accessibilityTraits = .header }
    texts.addArrangedSubview(label)
  }

  /// The way out that leaves everything as it is comes last.
  private var ordered: [UIAlertAction] {
    actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }

  private func button(for action: UIAlertAction) -> UIButton {
    let isStrong = action === strongAction
    var look: UIButton.Configuration = isStrong ? .filled() : .tinted()
    if action.style == .destructive { look.baseForegroundColor = isStrong ? .white : .systemRed }
    if action.style == .destructive, isStrong { look.baseBackgroundColor = .systemRed }
    look.contentInsets.top = 12
    look.contentInsets.bottom = 12
    let button = UIButton(configuration: look)
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: isStrong ? .headline : .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.isEnabled = action.isEnabled
    button.addAction(
      UIAction { [weak self, weak action] _ in
        if let action { self?.answer(action) }
      }, for: .primaryActionTriggered)
    action.button = button
    return button
  }

  /// The way out that Return takes.
  private var strongAction: UIAlertAction? {
    preferredAction
      ?? actions.last { $0.style == .default } ?? (actions.count == 1 ? actions.first : nil)
  }

  /// Gives the focus to the first field, or else to the way out that Return takes. Where not all can
  /// be seen at once and none is preferred, it is the first, so that they are read from the top.
  func focusFirstChoice() -> Bool {
    if let field = textFields?.first { return field.becomeFirstResponder() }
    let isScrolled = choices.contentSize.height > choices.bounds.height + 0.5
    let first =
      isScrolled && preferredAction == nil ? ordered.first { $0.style == .default } : nil
    return (first ?? strongAction)?.button?.becomeFirstResponder() ?? false
  }

  private func answer(_ action: UIAlertAction) {
    guard !isAnswered, storedPresenter != nil else { return }
    isAnswered = true
    guard let window = hostWindow, window.presentations.contains(where: { $0.controller === self })
    else { return }
    window.dismiss(self, animated: true) { action.handler?(action) }
  }

  /// Escape is the way out that leaves everything as it is.
  open override func accessibilityPerformEscape() -> Bool {
    if let action = actions.first(where: { $0.style == .cancel })
      ?? (actions.count == 1 ? actions.first : nil)
    {
      answer(action)
    }
    // An alert is not closed without an answer.
    return true
  }

  /// A closed alert can be presented again.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isAnswered = false
  }

  // MARK: - Layout

  private static let padding: CGFloat = 20
  /// Room for what shows the focus around a choice, in points.
  private static let ring: CGFloat = 4

  /// How high the texts and the choices are in a width, in points.
  private func heights(width: CGFloat) -> (texts: CGFloat, buttons: CGFloat) {
    let room = ProposedSize(width: width, height: nil)
    return (texts.fittingSize(for: room).height, buttons.fittingSize(for: room).height)
  }

  func frame(in bounds: CGRect) -> CGRect {
    loadViewIfNeeded()
    let width = min(340, bounds.width - 32)
    let wanted = heights(width: width - 2 * Self.padding)
    let height = wanted.texts + wanted.buttons + 3 * Self.padding
    let limited = min(height, bounds.height - 32)
    return CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - limited) / 2, width: width, height: limited
    )
  }

  /// Puts texts above choices. Where there is not room for both, the texts can be scrolled; so can the
  /// choices where they would leave less than a third of the room to the texts.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (padding, ring, bounds) = (Self.padding, Self.ring, view.bounds)
    let inner = bounds.width - 2 * padding
    let wanted = heights(width: inner)
    let room = max(0, bounds.height - 3 * padding)
    let forButtons = min(wanted.buttons, max(room - wanted.texts, room * 2 / 3))
    let forTexts = min(wanted.texts, room - forButtons)
    scroll.frame = CGRect(x: padding, y: padding, width: inner, height: forTexts)
    scroll.contentSize = CGSize(width: inner, height: wanted.texts)
    texts.frame = CGRect(x: 0, y: 0, width: inner, height: wanted.texts)
    choices.frame = CGRect(
      x: 0, y: bounds.height - padding - forButtons - ring, width: bounds.width,
      height: forButtons + 2 * ring)
    choices.contentSize = CGSize(width: bounds.width, height: wanted.buttons + 2 * ring)
    buttons.frame = CGRect(x: padding, y: ring, width: inner, height: wanted.buttons)
  }
}

/// The card of an alert.
private final class AlertView: UIView {
  override var accessibleRole: AccessibleRole { .alertDialog }
}
