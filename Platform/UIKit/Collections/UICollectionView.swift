import GTK

/// Items that a layout arranges.
///
/// Items are asked of ``dataSource`` as they come into sight, and those that leave it are used again.
/// One item at a time can be reached with Tab; arrows, Home and End move on, Return and Space select.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 96, height: 96)
/// let photos = UICollectionView(frame: .zero, collectionViewLayout: layout)
/// photos.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
/// ```
open class UICollectionView: UIScrollView, RowOwner {
  /// Which way one scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// Where in the collection an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// To the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Says what is shown. Not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
  /// Says where items lie.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutInvalidated()
    }
  }
  /// Whether items can be selected.
  open var allowsSelection = true { didSet { chooseKeyItem() } }
  /// Whether several items can be selected at a time.
  open var allowsMultipleSelection = false
  /// A view behind the items, of the size of the collection.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  private var registered: [String: UICollectionViewCell.Type] = [:]
  private var waiting: [String: [UICollectionViewCell]] = [:]
  private var counts: [Int] = []
  private var needsReload = true
  private var needsPreparation = true
  private var preparedBounds = CGRect.null
  private var isLayingOut = false
  var loaded: [IndexPath: UICollectionViewCell] = [:]
  var selected: Set<IndexPath> = []
  var keyRow: IndexPath?

  /// Makes a collection with a frame in its future superview's coordinates.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  override var accessibleRole: AccessibleRole { .list }
  override var impliedIsAccessibilityElement: Bool { true }

  // MARK: - Items to use again

  /// Says which class items of a name have.
  open func register(
    _ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) { registered[identifier] = cellClass }

  /// An item of a name that is no longer seen, or a new one of the class that was registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = waiting[identifier]?.popLast() {
      cell.isHighlighted = false
      cell.isSelected = false
      cell.prepareForReuse()
      return cell
    }
    guard let type = registered[identifier] else {
      preconditionFailure(
        "Call register(_:forCellWithReuseIdentifier: \"\(identifier)\") before an item is taken.")
    }
    return type.init(_registered: identifier)
  }

  // MARK: - What is there

  /// Asks the data source for everything anew. Nothing is selected then.
  open func reloadData() {
    needsReload = true
    needsPreparation = true
    selected = []
    setNeedsLayout()
  }

  /// Says that items have come; the data source has them already.
  open func insertItems(at indexPaths: [IndexPath]) { reloadKeepingPlace() }
  /// Says that items have gone; the data source has them no more.
  open func deleteItems(at indexPaths: [IndexPath]) {
    selected.subtract(indexPaths)
    reloadKeepingPlace()
  }
  /// Asks for items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadKeepingPlace() }

  private func reloadKeepingPlace() {
    let before = selected
    reloadData()
    selected = before
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    countIfNeeded()
    return counts.count
  }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    countIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The item at a place, while it is there.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { loaded[indexPath] }
  /// Where an item is.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.collection === self ? cell.place : nil
  }
  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let here = CGRect(x: point.x, y: point.y, width: 0.1, height: 0.1)
    return collectionViewLayout.layoutAttributesForElements(in: here)?
      .first { $0.frame.contains(point) }?.indexPath
  }
  /// The items that are there.
  open var visibleCells: [UICollectionViewCell] {
    let seen = CGRect(origin: contentOffset, size: bounds.size)
    return loaded.keys.sorted().compactMap { loaded[$0] }.filter { $0.frame.intersects(seen) }
  }
  /// The places of the items that are there.
  open var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap(\.place) }
  /// Where an item lies.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  private func countIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    for path in Array(loaded.keys) { unload(path) }
    keyRow = nil
    counts =
      dataSource.map { source in
        (0..<max(0, source.numberOfSections(in: self))).map {
          max(0, source.collectionView(self, numberOfItemsInSection: $0))
        }
      } ?? []
    selected = selected.filter { isThere($0) }
  }

  func isThere(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  // MARK: - Layout

  func layoutInvalidated() {
    needsPreparation = true
    setNeedsLayout()
  }

  override func applyTraits() {
    super.applyTraits()
    layoutInvalidated()
  }

  override func contentMoved() {
    super.contentMoved()
    if !isLayingOut { setNeedsLayout() }
  }

  func prepareIfNeeded() {
    countIfNeeded()
    let seen = CGRect(origin: contentOffset, size: bounds.size)
    if preparedBounds.size != seen.size
      || (preparedBounds != seen
        && collectionViewLayout.shouldInvalidateLayout(forBoundsChange: seen))
    {
      needsPreparation = true
    }
    guard needsPreparation, seen.width > 0, seen.height > 0 else { return }
    needsPreparation = false
    preparedBounds = seen
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Makes the items that are seen, and gives them their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  func layOutItems() {
    guard bounds.width > 0, bounds.height > 0, !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    prepareIfNeeded()
    let seen = CGRect(origin: contentOffset, size: bounds.size)
    backgroundView?.frame = seen
    let found =
      collectionViewLayout.layoutAttributesForElements(in: seen.insetBy(dx: -100, dy: -100)) ?? []
    let needed = Set(found.map(\.indexPath))
    for (path, cell) in loaded where !needed.contains(path) && cell.host?.containsFocus != true {
      unload(path)
    }
    for attributes in found.sorted(by: { $0.indexPath < $1.indexPath }) {
      guard isThere(attributes.indexPath), let cell = load(attributes.indexPath) else { continue }
      cell.frame = attributes.frame
      if cell.alpha != attributes.alpha { cell.alpha = attributes.alpha }
      cell.isHidden = attributes.isHidden
    }
    chooseKeyItem()
  }

  @discardableResult func load(_ path: IndexPath) -> UICollectionViewCell? {
    if let cell = loaded[path] { return cell }
    guard let dataSource else { return nil }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    cell.collection = self
    cell.place = path
    cell.isSelected = selected.contains(path)
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    loaded[path] = cell
    // In the order of reading, which is that of the keyboard too.
    let next = loaded.keys.filter { $0 > path }.min().flatMap { loaded[$0] }
    insertSubview(cell, at: next.flatMap { subviews.firstIndex(of: $0) } ?? subviews.count)
    return cell
  }

  private func unload(_ path: IndexPath) {
    guard let cell = loaded.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    cell.collection = nil
    cell.place = nil
    if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
    itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }
}
