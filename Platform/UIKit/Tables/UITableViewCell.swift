import GTK
import Layout

/// A row of a table.
///
/// Put views into ``contentView``, with constraints or not, or set ``contentConfiguration``. A row that
/// is no longer seen is used again for another place: whatever depends on the place is set in
/// `tableView(_:cellForRowAt:)` each time.
open class UITableViewCell: UIView, RowView {
  /// The usual contents.
  public enum CellStyle: Int, Sendable {
    case `default`
    /// A value at the other side.
    case value1
    /// As `value1`.
    case value2
    /// A smaller text below.
    case subtitle
  }
  /// What stands at the end of the row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// What of a row that is pressed or selected shows it.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What is done to a row in editing.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  let style: CellStyle
  /// The name under which the row was registered.
  public let reuseIdentifier: String?
  let parts = CellParts()
  /// Where the row is, while it is in a table.
  var place: IndexPath?
  weak var table: UITableView?
  var owner: (any RowOwner)? { table }
  var shape = CellShape()

  /// Makes a row of a usual content.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes an empty row.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// The ground that tables stand on, not for apps: rows of a registered class are made by it, and a
  /// subclass has it that overrides no initialiser, or those that it inherits.
  public required convenience init(_registered identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Called before the row is used for another place. The base class takes selection, accessory
  /// and editing looks back.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
    accessoryType = .none
    accessoryView = nil
  }

  // MARK: - Content

  /// Holds what the row shows.
  open var contentView: UIView { parts.content }

  /// What the row shows; setting it takes the place of what was in ``contentView`` before.
  open var contentConfiguration: UIContentConfiguration? {
    get { parts.shown?.configuration }
    set {
      showContent(newValue)
      applyAccessibility()
      invalidateIntrinsicContentSize()
    }
  }

  /// The usual content of the row's style, without words.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  private func showContent(_ configuration: UIContentConfiguration?) {
    guard let configuration else {
      parts.shown?.removeFromSuperview()
      parts.shown = nil
      return
    }
    if let shown = parts.shown, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    parts.shown?.removeFromSuperview()
    let view = configuration.makeContentView()
    parts.shown = view
    contentView.addSubview(view)
    setNeedsLayout()
  }

  private var usualContent: UIListContentView? {
    if parts.shown == nil { showContent(defaultContentConfiguration()) }
    return parts.shown as? UIListContentView
  }

  /// The label of the usual content; nil while another content is shown.
  open var textLabel: UILabel? { usualContent?.textLabel }
  /// The second label of the usual content; nil where the style has none.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : usualContent?.secondaryTextLabel
  }
  /// The picture of the usual content; nil while another content is shown.
  open var imageView: UIImageView? { usualContent?.imageView }

  // MARK: - Accessory

  /// What stands at the end of the row.
  open var accessoryType = AccessoryType.none {
    didSet { if oldValue != accessoryType { parts.showAccessory(of: self) } }
  }

  /// A view at the end of the row, in its own size, in place of ``accessoryType``.
  open var accessoryView: UIView? {
    didSet { if oldValue !== accessoryView { parts.showAccessory(of: self) } }
  }

  // MARK: - Selection

  /// What of a row that is pressed or selected shows it.
  open var selectionStyle = SelectionStyle.default { didSet { queueOuterDraw() } }

  /// A view behind the content while the row is pressed or selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
      showSelection()
    }
  }

  /// Whether the row is selected. Set it through the table.
  open var isSelected = false {
    didSet { if oldValue != isSelected { showSelection() } }
  }

  /// Whether the row is pressed.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { showSelection() } }
  }

  /// Shows whether the row is selected; override it for looks of your own.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Shows whether the row is pressed; override it for looks of your own.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  var isMarked: Bool { (isHighlighted || isSelected) && selectionStyle != .none }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !isMarked
    applyAccessibility()
    queueOuterDraw()
  }

  /// How far the line below the row stays away from its edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { queueOuterDraw() }
  }

  // MARK: - Size

  override func fittingSize(for proposal: ProposedSize) -> CGSize {
    let width = proposal.width ?? 0
    let inner = max(0, width - parts.accessoryRoom(of: self, in: width))
    var height: CGFloat = 0
    if let shown = parts.shown {
      height = shown.heedingSize(for: ProposedSize(width: inner, height: nil)).height
    } else {
      height =
        contentView.systemLayoutSizeFitting(
          CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    if let accessory = parts.accessory {
      height = max(height, accessory.heedingSize(for: .unspecified).height)
    }
    return CGSize(width: width, height: max(44, height.rounded(.up)))
  }

  /// The height that the content needs in the width of `size`, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(for: ProposedSize(width: size.width, height: nil))
  }

  /// Gives content and accessory their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut(self)
  }

  override func forgetSizes(becauseOf subview: UIView?) {
    super.forgetSizes(becauseOf: subview)
    table?.rowChangedSize(self)
  }

  // MARK: - Widget

  override func makeHost() -> Widget { makeRowHost() }

  override func configureHost() {
    super.configureHost()
    host?.onStateChange { [weak self] in self?.queueOuterDraw() }
  }

  override var accessibleRole: AccessibleRole { .listItem }
  override var impliedIsAccessibilityElement: Bool { true }
  override var impliedAccessibilityLabel: String? {
    (parts.shown as? UIListContentView)?.words ?? contentView.wordsForReaders
  }
  override var accessibleStates: Set<AccessibleState> {
    var states = super.accessibleStates
    if isSelected || accessoryType == .checkmark { states.insert(.selected) }
    return states
  }
  override func hostActivated() {
    if let place { table?.personSelects(place) }
  }

  // MARK: - Focus

  /// Whether the row may have keyboard focus: where rows of the table can be selected.
  open override var canBecomeFirstResponder: Bool { table?.allowsSelection ?? false }
  /// Whether the row has keyboard focus.
  open override var isFirstResponder: Bool { host?.hasFocus ?? false }
  /// Takes keyboard focus.
  @discardableResult open override func becomeFirstResponder() -> Bool { takeKeyboard() }
  /// Gives keyboard focus up.
  @discardableResult open override func resignFirstResponder() -> Bool {
    if isFirstResponder { window?.clearFocus() }
    return true
  }

  // MARK: - Looks

  override var hasOwnEdge: Bool { true }

  override func paintOwnGround(_ snapshot: Snapshot, _ box: PaintRect) {
    let traits = traitCollection
    if let ground = shape.ground { shape.fill(snapshot, box, ground.paint(with: traits)) }
    guard isMarked, selectedBackgroundView == nil else { return }
    shape.fill(snapshot, box, UIColor.systemGray4.paint(with: traits))
  }

  override func paintOwnEdge(_ snapshot: Snapshot, _ box: PaintRect) {
    let traits = traitCollection
    if let color = shape.separator {
      let isMirrored = isRightToLeft
      let left = isMirrored ? separatorInset.right : separatorInset.left
      let right = isMirrored ? separatorInset.left : separatorInset.right
      let line = PaintRect(
        x: left, y: box.height - 0.5, width: max(0, box.width - left - right), height: 0.5)
      snapshot.fill(line, color.paint(with: traits))
    }
    paintRing(snapshot, box)
  }
}
