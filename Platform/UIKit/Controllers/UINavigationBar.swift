import GTK
import Layout

/// The bar above a screen: way back, title, items.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  /// The font of a title that has all the room that it needs.
  private var titleFont = UIFont.preferredFont(forTextStyle: .headline) {
    didSet { if oldValue != titleFont { setNeedsLayout() } }
  }
  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  private var titleView: UIView?
  private var item: UINavigationItem?
  private weak var backItem: UINavigationItem?
  private let line = UIView()
  var onBack: (() -> Void)?
  /// The items where no navigation controller says what is shown.
  var ownItems: [UINavigationItem] = []

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
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
    titleFont = attributes[.font] as? UIFont ?? .preferredFont(forTextStyle: .headline)
    titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    for case let button as BarButton in leading + trailing { button.barColor = look.itemColor }
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
    let left = item?.leftBarButtonItems ?? []
    if let back, item?.hidesBackButton == false,
      left.isEmpty || item?.leftItemsSupplementBackButton == true
    {
      leading.append(backButton(to: back))
    }
    leading += left.map { $0.makeView() }
    trailing = (item?.rightBarButtonItems ?? []).map { $0.makeView() }
    applyAppearance()
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
    backTitle = title
    button.setTitle(title, for: .normal)
    button.setImage(backImage, for: .normal)
    shownBackButton = button
    button.accessibilityLabel = title
    button.accessibilityIdentifier = "back"
    button.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .primaryActionTriggered)
    return button
  }

  private weak var shownBackButton: UIButton?
  private var backTitle = ""

  /// As large as the text beside it.
  private static var chevron: UIImage? {
    UIImage(
      systemName: "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: BarButton.font(.current).pointSize))
  }

  private var backImage: UIImage? { backItem?.backBarButtonItem?.image ?? Self.chevron }

  override func applyTraits() {
    super.applyTraits()
    shownBackButton?.setImage(backImage, for: .normal)
    setNeedsLayout()
  }

  private var promptHeight: CGFloat {
    guard !promptLabel.isHidden else { return 0 }
    return promptLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).height + 8
  }

  /// 44 points, or more where large text, a title of several lines or a prompt needs it.
  func preferredHeight(forWidth width: CGFloat) -> CGFloat {
    fitTitles(in: width)
    let text = titleLabel.sizeThatFits(
      CGSize(width: titleRoom(in: width), height: .infinity)
    ).height
    guard isTitleBelow else { return max(44, text + 16, itemHeight(in: width)) + promptHeight }
    return itemRow(in: width) + text + Self.inset + promptHeight
  }

  /// The height of the items, some of which may have more lines where they have not all of their width.
  private func itemHeight(in width: CGFloat) -> CGFloat {
    let heights = (leading + trailing).map { item -> CGFloat in
      let room = ProposedSize(width: self.width(of: item, in: width), height: nil)
      return item.fittingSize(for: room).height
    }
    return min(heights.max() ?? 0, 144)
  }

  /// The height of the items where the title is below them.
  private func itemRow(in width: CGFloat) -> CGFloat { max(44, itemHeight(in: width)) }

  /// The width of `size`, and the height that the items need in it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight(forWidth: size.width))
  }

  private static let inset: CGFloat = 8

  /// Whether the title has a line of its own below the items: a word of it is wider than the room that
  /// they leave. An item without its words says nothing, so it is the title that gives way.
  private var isTitleBelow = false

  /// How much of the bar an item may take. Items on both sides leave something for a title between
  /// them.
  private var itemShare: CGFloat { leading.isEmpty || trailing.isEmpty ? 0.6 : 0.45 }

  private func ownWidth(of item: UIView) -> CGFloat {
    let wanted = item.fittingSize(for: .unspecified).width
    return max(wanted == 0 ? item.bounds.width : wanted, 44)
  }

  /// The width of all items with all of their words, beside one another.
  private var itemWidths: CGFloat { (leading + trailing).reduce(0) { $0 + ownWidth(of: $1) } }

  private func width(of item: UIView, in width: CGFloat) -> CGFloat {
    let own = ownWidth(of: item)
    let fits = titleView == nil && itemWidths <= width - 2 * Self.inset
    if fits { return own }
    return min(own, isTitleBelow ? widestItem(in: width) : width * itemShare)
  }

  /// How wide an item may be at most where all of them do not fit beside one another: those that need
  /// less leave the rest to the others.
  private func widestItem(in width: CGFloat) -> CGFloat {
    let own = (leading + trailing).map { ownWidth(of: $0) }.sorted()
    var room = width - 2 * Self.inset
    for (index, item) in own.enumerated() {
      let share = room / CGFloat(own.count - index)
      if item > share { return share }
      room -= item
    }
    return width
  }

  /// The room that the items leave.
  private func titleRoom(in width: CGFloat) -> CGFloat {
    let whole = max(0, width - 2 * (Self.inset + 4))
    if isTitleBelow { return whole }
    let items = (leading + trailing).reduce(0) { $0 + self.width(of: $1, in: width) }
    return max(0, whole - items)
  }

  /// Makes room for the title: the way back loses its words, then the title its size, as far as that
  /// of default text, and then it has more lines, at last below the items.
  private func fitTitles(in width: CGFloat) {
    isTitleBelow = false
    let full = titleFont.adjusted(to: traitCollection)
    let ruler = UILabel()
    ruler.text = titleLabel.isHidden ? "" : titleLabel.text
    ruler.font = full
    let wanted = ruler.intrinsicContentSize.width
    if let button = shownBackButton {
      var words = [backTitle, UIKitText.back, ""][...]
      // A word that is longer than that of the page below would make no room.
      if UIKitText.back.count >= backTitle.count { words.remove(at: 1) }
      while let word = words.popFirst() {
        let word = word.isEmpty ? nil : word
        if button.currentTitle != word { button.setTitle(word, for: .normal) }
        let isWhole = button.fittingSize(for: .unspecified).width <= width * itemShare
        if isWhole, wanted <= titleRoom(in: width) { break }
      }
    }
    let least = min(full.pointSize, titleFont.adjusted(to: UITraitCollection()).pointSize)
    isTitleBelow =
      wanted > titleRoom(in: width) && needsLineBelow(ruler, full.withSize(least), in: width)
    let room = titleRoom(in: width)
    let isTight = wanted > room && room > 0
    let size = isTight ? max(least, full.pointSize * room / wanted * 0.98) : full.pointSize
    let font = isTight ? full.withSize(size) : full
    if titleLabel.font != font { titleLabel.font = font }
    let lines = isTight && size == least ? 0 : 1
    if titleLabel.numberOfLines != lines { titleLabel.numberOfLines = lines }
  }

  /// Whether the items leave less room than a title in its smallest size must have.
  private func needsLineBelow(_ title: UILabel, _ font: UIFont, in width: CGFloat) -> Bool {
    guard titleView == nil, !titleLabel.isHidden, itemWidths > 0 else { return false }
    title.font = font
    title.numberOfLines = 0
    return title.leastWidthOfWords > width - 2 * (Self.inset + 4) - itemWidths
  }

  /// Puts the items at the sides and the title in the middle of what they leave.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fitTitles(in: bounds.width)
    let inset = Self.inset
    let top = promptHeight
    promptLabel.frame = CGRect(
      x: inset, y: 4, width: max(0, bounds.width - 2 * inset), height: max(0, top - 8))
    var left = inset
    var right = bounds.width - inset
    let row = isTitleBelow ? itemRow(in: bounds.width) : bounds.height - top
    func put(_ view: UIView, onLeft: Bool) {
      let width = width(of: view, in: bounds.width)
      view.frame = CGRect(
        x: onLeft ? left : right - width, y: top, width: width, height: row)
      if onLeft { left += width } else { right -= width }
    }
    for view in leading { put(view, onLeft: !isRightToLeft) }
    for view in trailing { put(view, onLeft: isRightToLeft) }
    if isTitleBelow {
      layoutTitle(between: inset + 4, and: bounds.width - inset - 4, below: top + row)
    } else {
      layoutTitle(between: left + 4, and: right - 4, below: top)
    }
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }

  private func layoutTitle(between left: CGFloat, and right: CGFloat, below top: CGFloat) {
    let room = max(0, right - left)
    let view = titleView ?? titleLabel
    let wanted =
      titleView == nil && titleLabel.numberOfLines == 0
      ? titleLabel.sizeThatFits(CGSize(width: room, height: .infinity))
      : view.fittingSize(for: .unspecified)
    let width = min(max(wanted.width, titleView == nil ? 0 : 1), room)
    // In the bar's middle where it fits, else in the middle of what the items leave.
    let centered = (bounds.width - width) / 2
    let x = min(max(centered, left), right - width)
    view.frame = CGRect(x: x, y: top, width: width, height: bounds.height - top)
  }
}
