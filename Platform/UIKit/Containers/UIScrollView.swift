import GTK
import Layout

/// Hears about scrolling.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A person is about to drag. Never called on Linux: GTK tells only that content moves.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The content has come to rest. Never called on Linux: GTK tells only that content moves.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A move that was asked for with `animated: true` is over: called soon after it, since the content
  /// moves at once on Linux.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// A person has stopped dragging. Never called on Linux: GTK tells only that content moves.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
}

/// Shows a part of something larger.
///
/// Set ``contentSize`` to how much there is. Fingers, wheel, keys and moving focus scroll it.
open class UIScrollView: UIView {
  /// Hears about scrolling. Not kept alive.
  open weak var delegate: (any UIScrollViewDelegate)?
  private var area: ScrollArea? { host as? ScrollArea }
  private lazy var content: Container = {
    let container = Container(kind: .plain, role: .group)
    container.delegate = self
    return container
  }()
  private weak var shownIn: ScrollArea?
  /// Called when the content has moved; for the toolkit above.
  package final var onMove: (@MainActor () -> Void)?
  private var pendingOffset: CGPoint?

  /// How much there is, in points.
  open var contentSize = CGSize.zero {
    didSet {
      let tame = CGRect(origin: .zero, size: contentSize).finite.size
      if tame != contentSize { contentSize = tame }
      guard oldValue != contentSize else { return }
      applyPolicy()
      if host != nil { content.queueResize() }
      window?.queueLayout()
    }
  }

  /// How far the content has moved, in points.
  open var contentOffset: CGPoint {
    get {
      guard let area, pendingOffset == nil else { return pendingOffset ?? .zero }
      return CGPoint(x: area.offset.x - contentInset.left, y: area.offset.y - contentInset.top)
    }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Moves the content. On Linux it moves at once.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    let offset = CGRect(origin: offset, size: .zero).finite.origin
    if animated {
      DispatchQueue.main.async { [weak self] in
        if let self { self.delegate?.scrollViewDidEndScrollingAnimation(self) }
      }
    }
    guard let area, area.extent.width > 0 else {
      pendingOffset = offset
      return
    }
    area.offset = (offset.x + contentInset.left, offset.y + contentInset.top)
  }

  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if host != nil { content.queueResize() }
      takeOrigin()
      setNeedsPlacement()
    }
  }

  /// Whether a person can scroll.
  open var isScrollEnabled = true { didSet { applyPolicy() } }
  /// Whether a bar shows where in the content one is, from top to bottom.
  open var showsVerticalScrollIndicator = true { didSet { applyPolicy() } }
  /// Whether a bar shows where in the content one is, from side to side.
  open var showsHorizontalScrollIndicator = true { didSet { applyPolicy() } }

  /// Moves the content until a part of it is seen. On Linux it moves at once.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    // What lies behind a bar, in the room around the content, is not seen.
    let (inset, size) = (contentInset, bounds.size)
    var offset = contentOffset
    offset.x = max(offset.x, rect.maxX - (size.width - inset.right))
    offset.x = min(offset.x, rect.minX - inset.left)
    offset.y = max(offset.y, rect.maxY - (size.height - inset.bottom))
    offset.y = min(offset.y, rect.minY - inset.top)
    setContentOffset(offset, animated: animated)
  }

  override func makeHost() -> Widget {
    let area = ScrollArea()
    area.isFocusable = isStop
    if let shownIn {
      // The widget is made anew: the content moves over, and stays where it was scrolled to.
      if bounds.origin != .zero { pendingOffset = bounds.origin }
      shownIn.content = nil
    }
    shownIn = area
    area.content = content
    area.onScroll = { [weak self] in self?.scrolled() }
    return area
  }

  override func configureHost() {
    super.configureHost()
    applyPolicy()
  }

  override var contentHost: Widget? { host == nil ? nil : content }
  override var placementOrigin: CGPoint { CGPoint(x: -contentInset.left, y: -contentInset.top) }

  /// An offset that was set before the view had a place: GTK would forget it while it gives that.
  private func applyPendingOffset() {
    guard let offset = pendingOffset, let area, !bounds.isEmpty else { return }
    pendingOffset = nil
    let inset = contentInset
    area.expect(
      width: contentSize.width + inset.left + inset.right,
      height: contentSize.height + inset.top + inset.bottom, pageWidth: bounds.width,
      pageHeight: bounds.height)
    setContentOffset(offset, animated: false)
  }

  /// Whether Tab stops here.
  private var isStop = false {
    didSet {
      area?.isFocusable = isStop
      if isStop || oldValue { applyAccessibility() }
    }
  }

  /// Whoever comes here by Tab hears where that is.
  override var accessibleName: String? {
    accessibilityLabel ?? (isStop ? window?.native?.title : nil)
  }

  private func applyPolicy() {
    let room = bounds.inset(by: contentInset).size
    let isWide = contentSize.width > room.width + 0.5
    let overflows = isWide || contentSize.height > room.height + 0.5
    // Keys scroll it while it has the focus, so where all is seen it is no stop for Tab.
    isStop = isScrollEnabled && overflows
    area?.setPolicy(
      horizontal: isWide,
      indicators: (showsHorizontalScrollIndicator, showsVerticalScrollIndicator),
      isLocked: !isScrollEnabled)
  }

  override func hostMeasure(horizontal: Bool) -> (minimum: Double, natural: Double) {
    let inset = contentInset
    let length =
      horizontal
      ? contentSize.width + inset.left + inset.right : contentSize.height + inset.top + inset.bottom
    return (max(0, length), max(0, length))
  }

  override func hostAllocated(_ size: CGSize) {
    super.hostAllocated(size)
    if let offset = pendingOffset {
      pendingOffset = nil
      setContentOffset(offset, animated: false)
    }
  }

  /// What is seen begins where the content has moved to, in the content's coordinates: before it, by
  /// the room around the content, when nothing has been scrolled yet.
  private func takeOrigin() {
    guard let area, pendingOffset == nil else { return }
    model.bounds.origin = CGPoint(
      x: area.offset.x - contentInset.left, y: area.offset.y - contentInset.top)
  }

  /// The content has moved.
  func contentMoved() {
    // What is held to the frame does not move with it.
    if constraintState?.systemGuides[.frame] != nil { constraintRoot.setNeedsLayout() }
  }

  private func scrolled() {
    takeOrigin()
    contentMoved()
    onMove?()
    delegate?.scrollViewDidScroll(self)
  }

  /// Subviews of a scroll view keep their places in the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    applyPolicy()
    applyPendingOffset()
    takeOrigin()
  }
}
