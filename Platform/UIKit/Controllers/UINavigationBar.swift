import GTK

/// The bar above a screen: way back, title, items.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  private var titleView: UIView?
  private var item: UINavigationItem?
  private weak var backItem: UINavigationItem?
  private let line = UIView()
  var onBack: (() -> Void)?

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    addSubview(titleLabel)
    promptLabel.font = .preferredFont(forTextStyle: .footnote)
    promptLabel.adjustsFontForContentSizeCategory = true
    promptLabel.textAlignment = .center
    promptLabel.isHidden = true
    addSubview(promptLabel)
    line.backgroundColor = .separator
    addSubview(line)
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Colour of the bar; nil shows what lies below.
  open var barTintColor: UIColor? { didSet { applyAppearance() } }
  /// Looks of the title; font and colour are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { applyAppearance() } }

  /// How the bar looks where the item says nothing.
  open var standardAppearance = UINavigationBarAppearance() { didSet { applyAppearance() } }

  private func applyAppearance() {
    let look = item?.standardAppearance ?? standardAppearance
    backgroundColor = barTintColor ?? look.backgroundColor
    line.backgroundColor = look.shadowColor
    line.isHidden = look.shadowColor == nil
    let attributes = look.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
    titleLabel.font = attributes[.font] as? UIFont ?? .preferredFont(forTextStyle: .headline)
    titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? .label
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { item }

  override var accessibleRole: AccessibleRole { .navigation }

  func show(_ item: UINavigationItem?, back: UINavigationItem?) {
    self.item?.onChange = nil
    self.item?.onLookChange = nil
    backItem?.onBackChange = nil
    self.item = item
    backItem = back
    back?.onBackChange = { [weak self, weak back] in self?.rebuild(back: back) }
    item?.onChange = { [weak self, weak back] in self?.rebuild(back: back) }
    item?.onLookChange = { [weak self] in self?.applyAppearance() }
    rebuild(back: back)
  }

  private func rebuild(back: UINavigationItem?) {
    for view in leading + trailing { view.removeFromSuperview() }
    titleView?.removeFromSuperview()
    leading = []
    trailing = []
    titleView = item?.titleView
    promptLabel.text = item?.prompt
    promptLabel.isHidden = (item?.prompt ?? "").isEmpty
    titleLabel.text = item?.title
    titleLabel.isHidden = titleView != nil || (item?.title ?? "").isEmpty
    applyAppearance()
    let left = item?.leftBarButtonItems ?? []
    if let back, item?.hidesBackButton == false,
      left.isEmpty || item?.leftItemsSupplementBackButton == true
    {
      leading.append(backButton(to: back))
    }
    leading += left.map { $0.makeView() }
    trailing = (item?.rightBarButtonItems ?? []).map { $0.makeView() }
    for view in leading + trailing { addSubview(view) }
    if let titleView { addSubview(titleView) }
    setNeedsLayout()
    // The bar may have another height.
    superview?.setNeedsLayout()
  }

  private func backButton(to item: UINavigationItem) -> UIView {
    let title =
      item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? UIKitText.back
    let button = BarButton(item: nil)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.setImage(backImage, for: .normal)
    shownBackButton = button
    button.accessibilityLabel = title
    button.accessibilityIdentifier = "back"
    button.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .primaryActionTriggered)
    return button
  }

  private weak var shownBackButton: UIButton?

  /// As large as the text beside it.
  private static var chevron: UIImage? {
    UIImage(
      systemName: "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
  }

  private var backImage: UIImage? { backItem?.backBarButtonItem?.image ?? Self.chevron }

  override func applyTraits() {
    super.applyTraits()
    shownBackButton?.setImage(backImage, for: .normal)
  }

  private var promptHeight: CGFloat {
    guard !promptLabel.isHidden else { return 0 }
    return promptLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).height + 8
  }

  /// 44 points, or more where large text or a prompt needs it.
  var preferredHeight: CGFloat {
    let text = titleLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).height
    let items = (leading + trailing).map { $0.fittingSize(for: .unspecified).height }.max() ?? 0
    return max(44, text + 16, min(items, 96)) + promptHeight
  }

  /// Puts the items at the sides and the title in the middle of what they leave.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset: CGFloat = 8
    let top = promptHeight
    promptLabel.frame = CGRect(
      x: inset, y: 4, width: max(0, bounds.width - 2 * inset), height: max(0, top - 8))
    var left = inset
    var right = bounds.width - inset
    func put(_ view: UIView, onLeft: Bool) {
      var size = view.fittingSize(for: .unspecified)
      if size.width == 0 { size.width = view.bounds.width }
      size.width = min(max(size.width, 44), bounds.width * 0.45)
      view.frame = CGRect(
        x: onLeft ? left : right - size.width, y: top, width: size.width,
        height: bounds.height - top)
      if onLeft { left += size.width } else { right -= size.width }
    }
    for view in leading { put(view, onLeft: !isRightToLeft) }
    for view in trailing { put(view, onLeft: isRightToLeft) }
    layoutTitle(between: left + 4, and: right - 4, below: top)
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }

  private func layoutTitle(between left: CGFloat, and right: CGFloat, below top: CGFloat) {
    let room = max(0, right - left)
    let view = titleView ?? titleLabel
    let wanted = view.fittingSize(for: .unspecified)
    let width = min(max(wanted.width, titleView == nil ? 0 : 1), room)
    // In the bar's middle where it fits, else in the middle of what the items leave.
    let centered = (bounds.width - width) / 2
    let x = min(max(centered, left), right - width)
    view.frame = CGRect(x: x, y: top, width: width, height: bounds.height - top)
  }
}

/// A bar of items below a screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private var views: [(view: UIView, item: UIBarButtonItem)] = []
  private let line = UIView()

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The items, from the side where reading begins.
  open var items: [UIBarButtonItem]? {
    didSet {
      for entry in views { entry.view.removeFromSuperview() }
      views = (items ?? []).map { ($0.makeView(), $0) }
      for entry in views { addSubview(entry.view) }
      setNeedsLayout()
    }
  }

  /// Colour of the bar; nil is the system's ground.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }

  /// Sets the items, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override var accessibleRole: AccessibleRole { .toolbar }

  var preferredHeight: CGFloat {
    max(49, views.map { $0.view.fittingSize(for: .unspecified).height }.max() ?? 0)
  }

  /// Puts the items in a row; flexible spaces share what is left over.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset: CGFloat = 16
    let widths = views.map { entry -> CGFloat in
      if entry.item.isSpace { return entry.item.width }
      return max(44, entry.view.fittingSize(for: .unspecified).width)
    }
    let flexible = views.count { $0.item.systemItem == .flexibleSpace }
    let left = max(0, bounds.width - 2 * inset - widths.reduce(0, +))
    var x = inset
    for (entry, width) in zip(views, widths) {
      let isFlexible = entry.item.systemItem == .flexibleSpace
      let length = width + (isFlexible && flexible > 0 ? left / CGFloat(flexible) : 0)
      entry.view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - length : x, y: 0, width: length, height: bounds.height
      )
      x += length
    }
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
  }
}
