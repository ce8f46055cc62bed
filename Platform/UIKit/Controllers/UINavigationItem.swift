/// What a navigation bar shows for one screen.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The screen's title.
  open var title: String? {
    didSet {
      onChange?()
      onBackChange?()
    }
  }
  /// A line above the title, over the whole width of the bar.
  open var prompt: String? { didSet { onChange?() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { onChange?() } }
  /// Items on the side where reading begins.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// Items on the side where reading ends, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// Whether there is no way back to the screen before.
  open var hidesBackButton = false { didSet { onChange?() } }
  /// What the way back to this screen is called.
  open var backButtonTitle: String? { didSet { onBackChange?() } }
  /// What the way back to this screen looks like; its title is used, and its picture, which takes
  /// the place of the arrow. Set it once the item is as it should be: later changes are not seen.
  open var backBarButtonItem: UIBarButtonItem? { didSet { onBackChange?() } }
  /// Whether the way back stays beside the items on its side.
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }

  /// How the bar looks while the item is shown; nil is the bar's own look.
  open var standardAppearance: UINavigationBarAppearance? { didSet { onLookChange?() } }

  var onChange: (() -> Void)?
  var onLookChange: (() -> Void)?
  var onBackChange: (() -> Void)?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }

  /// The first item on the side where reading begins.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost item on the side where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item on the side where reading begins, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the item on the side where reading ends, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets whether there is no way back, at once.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
}
