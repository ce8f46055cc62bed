import GTK

/// A view of a collection that is used again for another place.
open class UICollectionReusableView: UIView {
  /// The name under which the view was registered.
  open internal(set) var reuseIdentifier: String?

  /// Makes a view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The ground that collections stand on, not for apps: items of a registered class are made by it,
  /// and a subclass has it that overrides no initialiser, or those that it inherits.
  public required convenience init(_registered identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Called before the view is used for another place.
  open func prepareForReuse() {}
}

/// An item of a collection. Put views into ``contentView``.
open class UICollectionViewCell: UICollectionReusableView, RowView {
  /// Holds what the item shows.
  public let contentView = UIView()
  /// Where the item is, while it is in a collection.
  var place: IndexPath?
  weak var collection: UICollectionView?
  var owner: (any RowOwner)? { collection }

  /// Makes an item with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Whether the item is selected. Set it through the collection.
  open var isSelected = false {
    didSet { if oldValue != isSelected { showSelection() } }
  }
  /// Whether the item is pressed.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { showSelection() } }
  }
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// A view behind the content, over ``backgroundView``, while the item is pressed or selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      }
      showSelection()
    }
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    applyAccessibility()
    queueOuterDraw()
  }

  /// Gives content and backgrounds their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = CGRect(origin: .zero, size: bounds.size)
    for view in [contentView, backgroundView, selectedBackgroundView] { view?.frame = bounds }
  }

  // MARK: - Widget

  override func makeHost() -> Widget { makeRowHost() }
  override func configureHost() {
    super.configureHost()
    host?.onStateChange { [weak self] in self?.queueOuterDraw() }
  }
  override var accessibleRole: AccessibleRole { .listItem }
  override var impliedIsAccessibilityElement: Bool { true }
  override var impliedAccessibilityLabel: String? { contentView.wordsForReaders }
  override var accessibleStates: Set<AccessibleState> {
    var states = super.accessibleStates
    if isSelected { states.insert(.selected) }
    return states
  }
  override func hostActivated() { if let place { collection?.personSelects(place) } }

  /// Whether the item may have keyboard focus: where items of the collection can be selected.
  open override var canBecomeFirstResponder: Bool { collection?.allowsSelection ?? false }
  /// Whether the item has keyboard focus.
  open override var isFirstResponder: Bool { host?.hasFocus ?? false }
  /// Takes keyboard focus.
  @discardableResult open override func becomeFirstResponder() -> Bool { takeKeyboard() }
  /// Gives keyboard focus up.
  @discardableResult open override func resignFirstResponder() -> Bool {
    if isFirstResponder { window?.clearFocus() }
    return true
  }

  override var hasOwnEdge: Bool { true }
  override func paintOwnEdge(_ snapshot: Snapshot, _ box: PaintRect) { paintRing(snapshot, box) }
}
