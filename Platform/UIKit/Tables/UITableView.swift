import GTK
import Layout

/// Rows one below another, in sections.
///
/// Rows are asked of ``dataSource`` as they come into sight, and those that leave it are used again,
/// so that the number of rows costs nothing. One row at a time can be reached with Tab; arrows, Home,
/// End and the page keys move on, Return and Space select.
///
/// ```swift
/// let table = UITableView(frame: .zero, style: .insetGrouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "user")
/// table.dataSource = self
/// table.delegate = self
/// ```
open class UITableView: UIScrollView, RowOwner {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, words above sections that stay in sight.
    case plain
    /// Sections with room between them.
    case grouped
    /// Sections that are cards.
    case insetGrouped
  }
  /// Where in the table a row is scrolled to.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// How changes are shown. On Linux all are at once.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// What kind of line lies between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// Stands for a height that the row says itself.
  public static let automaticDimension: CGFloat = -1

  /// How sections are set apart.
  public let style: Style
  /// Says what is shown. Not kept alive.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// The height of rows in points, where the delegate does not say; by default rows say it themselves.
  open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height that rows which have not been seen yet are taken to have, in points.
  open var estimatedRowHeight: CGFloat = 44 { didSet { reloadData() } }
  /// The height of what is above sections, where the delegate does not say.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of what is below sections, where the delegate does not say.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// Whether lines lie between rows.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { dressRows() } }
  /// The colour of the lines between rows.
  open var separatorColor: UIColor? = .separator { didSet { dressRows() } }
  /// How far lines between rows stay away from the edges, in points; rows that set their own keep it.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { reloadData() }
  }
  /// A view above all sections, which scrolls with them and keeps its height.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
  /// A view below all sections, which scrolls with them and keeps its height.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
  /// A view behind the rows, of the size of the table.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether rows can be selected.
  open var allowsSelection = true { didSet { dressRows() } }
  /// Whether several rows can be selected at a time.
  open var allowsMultipleSelection = false

  var registered: [String: UITableViewCell.Type] = [:]
  var registeredViews: [String: UITableViewHeaderFooterView.Type] = [:]
  var waiting: [String: [UITableViewCell]] = [:]
  var waitingViews: [String: [UITableViewHeaderFooterView]] = [:]
  var plan = TablePlan()
  /// The rows, and the words around sections, that are there now, by their places in the plan.
  var loaded: [Int: UIView] = [:]
  var selected: Set<IndexPath> = []
  /// The row that Tab leads to.
  var keyRow: IndexPath?
  var needsReload = true
  var isLayingOut = false
  var changes: TableChanges?
  /// The width in which rows were measured.
  var measuredWidth: CGFloat = 0

  /// Makes a table of a style, with a frame in its future superview's coordinates.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  override var accessibleRole: AccessibleRole { .list }
  override var impliedIsAccessibilityElement: Bool { true }

  // MARK: - Rows to use again

  /// Says which class rows of a name have.
  open func register(
    _ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) { registered[identifier] = cellClass }

  /// Says which class views of a name above and below sections have.
  open func register(
    _ viewClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { registeredViews[identifier] = viewClass }

  /// A row of a name that is no longer seen, or a new one of the class that was registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "Call register(_:forCellReuseIdentifier: \"\(identifier)\") before a row of it is taken.")
    }
    return cell
  }

  /// A row of a name that is no longer seen, or a new one; nil where no class was registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return registered[identifier]?.init(_registered: identifier)
  }

  /// A view of a name for above or below sections; nil where no class was registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = waitingViews[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return registeredViews[identifier]?.init(_registered: identifier)
  }

  // MARK: - What is there

  /// Asks the data source for everything anew. Nothing is selected then.
  open func reloadData() {
    needsReload = true
    selected = []
    setNeedsLayout()
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    planIfNeeded()
    return plan.counts.count
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    planIfNeeded()
    return plan.counts.indices.contains(section) ? plan.counts[section] : 0
  }

  /// The row at a place, while it is there.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    plan.index(of: indexPath).flatMap { loaded[$0] as? UITableViewCell }
  }

  /// Where a row is.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.table === self ? cell.place : nil
  }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    planIfNeeded()
    guard point.y >= top, point.y < top + plan.sums.total else { return nil }
    guard case .row(let path) = plan.element(at: plan.sums.index(at: point.y - top)) else {
      return nil
    }
    return path
  }

  /// The rows that are there.
  open var visibleCells: [UITableViewCell] {
    loaded.keys.sorted().compactMap { isSeen($0) ? loaded[$0] as? UITableViewCell : nil }
  }

  /// The places of the rows that are there.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap(\.place) }

  /// Where a row lies in the content.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    planIfNeeded()
    return plan.index(of: indexPath).map { rect(of: $0) } ?? .zero
  }

  /// The view above a section, while it is there.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    plan.starts.indices.contains(section)
      ? loaded[plan.starts[section]] as? UITableViewHeaderFooterView : nil
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: - Layout

  override func contentMoved() {
    super.contentMoved()
    if !isLayingOut { setNeedsLayout() }
  }

  /// Makes the rows that are seen, and gives them their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  override func applyTraits() {
    super.applyTraits()
    measuredWidth = 0
    dressRows()
    setNeedsLayout()
  }

  override var paintOrder: [UIView] {
    // Words that stay in sight lie over the rows.
    guard style == .plain else { return subviews }
    return subviews.filter { !($0 is UITableViewHeaderFooterView) }
      + subviews.filter { $0 is UITableViewHeaderFooterView }
  }
}
