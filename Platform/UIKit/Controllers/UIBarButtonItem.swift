/// What bars show.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Text for people.
  open var title: String? { didSet { changed() } }
  /// Picture for people.
  open var image: UIImage? { didSet { changed() } }
  /// Whether the item can be used.
  open var isEnabled = true { didSet { changed() } }
  /// A number for the app's own use.
  open var tag = 0
  var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// The name that a screen reader speaks, where it is not the title.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// What a screen reader adds.
  open var accessibilityHint: String? { didSet { changed() } }
  /// A name for tests.
  open var accessibilityIdentifier: String? { didSet { changed() } }

  /// Makes an empty item.
  public override init() { super.init() }

  func changed() {}
}

/// A button, or another view, in a bar.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///   title: "Done", primaryAction: UIAction { _ in })
/// ```
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// Whether an item is the one that completes something.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }
  /// Items with a meaning that everybody knows.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24
  }

  /// Whether the item is the one that completes something.
  open var style = Style.plain { didSet { changed() } }
  /// What the item does.
  open var primaryAction: UIAction? { didSet { changed() } }
  /// An object of the app's own. There are no selectors on Linux, so nothing calls it: the item
  /// does its ``primaryAction``.
  open weak var target: AnyObject?
  /// Always nil, since there are no selectors on Linux: the item does its ``primaryAction``.
  open var action: Selector?
  /// Whether the item is not shown. Its room in the bar stays free.
  open var isHidden = false { didSet { changed() } }
  /// A view that takes the place of the button.
  open var customView: UIView? { didSet { changed() } }
  /// Colour of title and picture; nil is the bar's tint.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Points that a fixed space takes; 0 is what the content needs.
  open var width: CGFloat = 0 { didSet { changed() } }
  let systemItem: SystemItem?
  weak var button: UIButton?

  /// Makes an item with a title, a picture and an action.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    style: Style = .plain
  ) {
    systemItem = nil
    super.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.style = style
  }

  /// Makes an item with a meaning that everybody knows.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    super.init()
    self.primaryAction = primaryAction
    if systemItem == .done || systemItem == .save { style = .done }
    switch systemItem {
    case .add: image = UIImage(systemName: "plus")
    case .close, .stop: image = UIImage(systemName: "xmark")
    case .search: image = UIImage(systemName: "magnifyingglass")
    case .camera: image = UIImage(systemName: "camera")
    case .action: image = UIImage(systemName: "square.and.arrow.up")
    case .trash: image = UIImage(systemName: "trash")
    case .refresh: image = UIImage(systemName: "arrow.clockwise")
    case .organize: image = UIImage(systemName: "folder")
    case .play: image = UIImage(systemName: "play.fill")
    case .pause: image = UIImage(systemName: "pause.fill")
    case .flexibleSpace, .fixedSpace: break
    default: title = Self.words[systemItem]
    }
    if image != nil { accessibilityLabel = Self.words[systemItem] }
  }

  /// Makes an item that shows a view.
  public init(customView: UIView) {
    systemItem = nil
    super.init()
    self.customView = customView
  }

  /// Space that takes what is left over.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private static let words: [SystemItem: String] = [
    .done: "Done", .cancel: "Cancel", .edit: "Edit", .save: "Save", .add: "Add", .reply: "Reply",
    .action: "Share", .organize: "Organize", .bookmarks: "Bookmarks", .search: "Search",
    .refresh: "Refresh", .stop: "Stop", .camera: "Camera", .trash: "Delete", .play: "Play",
    .pause: "Pause", .rewind: "Rewind", .fastForward: "Fast Forward", .undo: "Undo", .redo: "Redo",
    .close: "Close", .compose: "Compose",
  ]

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The view that the bar shows.
  func makeView() -> UIView {
    if let customView {
      customView.isHidden = isHidden
      return customView
    }
    if isSpace {
      let space = UIView()
      space.bounds.size.width = width
      return space
    }
    let button = BarButton(item: self)
    self.button = button
    return button
  }

  override func changed() {
    super.changed()
    if let customView, customView.isHidden != isHidden { customView.isHidden = isHidden }
    (button as? BarButton)?.update()
  }
}

/// The button of an item in a bar.
final class BarButton: UIButton {
  private weak var item: UIBarButtonItem?
  /// The colour that the bar has for items without one.
  var barColor: UIColor? {
    didSet { if oldValue != barColor { tintColor = item?.tintColor ?? barColor } }
  }

  init(item: UIBarButtonItem?) {
    self.item = item
    super.init(frame: .zero)
    contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    titleLabel?.adjustsFontSizeToFitWidth = true
    addAction(
      UIAction { [weak item] action in item?.primaryAction?.perform(from: item) },
      for: .primaryActionTriggered)
    update()
  }

  required init?(coder: NSCoder) { return nil }

  override var minimumHeight: CGFloat { 44 }

  /// The font of an item. Beyond 23 points it would leave a title no room, so there it stops growing,
  /// as bars do on iOS.
  static func font(_ traits: UITraitCollection, _ style: UIFont.TextStyle = .body) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    return font.pointSize > 23 ? font.withSize(23) : font
  }

  private func applyFont() {
    titleLabel?.font =
      item?.titleAttributes[.normal]?[.font] as? UIFont
      ?? Self.font(traitCollection, item?.style == .done ? .headline : .body)
  }

  override func applyTraits() {
    applyFont()
    super.applyTraits()
  }

  func update() {
    applyFont()
    guard let item else { return }
    tintColor = item.tintColor ?? barColor
    setTitle(item.image == nil ? item.title : nil, for: .normal)
    setImage(item.image, for: .normal)
    isEnabled = item.isEnabled
    isHidden = item.isHidden
    applyTitleAttributes(of: item)
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityHint = item.accessibilityHint
    accessibilityIdentifier = item.accessibilityIdentifier
  }
}
