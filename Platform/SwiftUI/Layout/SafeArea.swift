import Layout

/// Kinds of room that is not free for content.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What the window itself takes.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// All there is.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension ItemCanvas {
  /// The parts of the insets around the safe area that a frame in this canvas touches: what bars of
  /// the app's take, and then what the window takes.
  func unsafeRoom(beside frame: CGRect) -> UIEdgeInsets {
    room(beside: frame) { ground in
      switch ground {
      case let canvas as BesideBarCanvas: canvas.insets
      case let canvas as HostingCanvas: canvas.safeAreaInsets
      default: nil
      }
    }
  }

  /// The room behind bars of the app's that a frame in this canvas touches.
  func roomBehindBars(beside frame: CGRect) -> UIEdgeInsets {
    room(beside: frame) { ($0 as? BesideBarCanvas)?.insets }
  }

  /// The sum of insets of the grounds around, the nearest first, where a frame that has been made
  /// larger by those before touches them.
  private func room(
    beside frame: CGRect, _ insets: (UIView) -> UIEdgeInsets?
  ) -> UIEdgeInsets {
    var room = UIEdgeInsets.zero
    var ground: UIView? = self
    while let current = ground {
      if let insets = insets(current) {
        let inner = current is HostingCanvas ? current.bounds.inset(by: insets) : current.bounds
        let safe = convert(inner, from: current)
        func touching(_ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
          distance <= 0.5 ? inset : 0
        }
        room = UIEdgeInsets(
          top: room.top + touching(frame.minY - room.top - safe.minY, insets.top),
          left: room.left + touching(frame.minX - room.left - safe.minX, insets.left),
          bottom: room.bottom + touching(safe.maxY - frame.maxY - room.bottom, insets.bottom),
          right: room.right + touching(safe.maxX - frame.maxX - room.right, insets.right))
      }
      if current is HostingCanvas { break }
      ground = current.superview
    }
    return room
  }
}

/// An item that reaches into the insets that it touches; its room among the others stays the same.
final class UnsafeAreaItem: WrapperItem {
  var edges: Edge.Set { didSet { invalidate() } }
  var direction = ReadingDirection.leftToRight

  init(_ inner: LayoutItem, _ edges: Edge.Set) {
    self.edges = edges
    super.init(inner)
  }

  override func place(_ placement: Placement) {
    var room = canvas?.unsafeRoom(beside: CGRect(placement.frame)) ?? .zero
    let isLeading = direction == .leftToRight
    if !edges.contains(.top) { room.top = 0 }
    if !edges.contains(.bottom) { room.bottom = 0 }
    if !edges.contains(isLeading ? .leading : .trailing) { room.left = 0 }
    if !edges.contains(isLeading ? .trailing : .leading) { room.right = 0 }
    guard room != .zero else { return inner.place(placement) }
    let frame = placement.frame
    let wide = Rect(
      x: frame.minX - room.left, y: frame.minY - room.top,
      width: frame.width + room.left + room.right, height: frame.height + room.top + room.bottom)
    let proposal = ProposedSize(wide.size)
    let size = inner.sizeThatFits(proposal)
    let place = Rect(
      x: wide.minX + (wide.width - size.width) / 2, y: wide.minY + (wide.height - size.height) / 2,
      width: size.width, height: size.height)
    inner.place(Placement(frame: place, proposal: proposal))
  }
}

struct UnsafeAreaModifier: ItemModifier {
  let edges: Edge.Set

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> UnsafeAreaItem {
    let outer = UnsafeAreaItem(item, edges)
    outer.direction = environment.layoutDirection.reading
    return outer
  }

  func update(_ item: UnsafeAreaItem, in environment: EnvironmentValues) {
    item.direction = environment.layoutDirection.reading
    if item.edges != edges { item.edges = edges }
  }
}

extension View {
  /// Lets the view reach to the edges of the window where it touches the insets of the safe area.
  ///
  /// Keyboards of Linux take no room in a window, so there is one kind of region.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(UnsafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }
}
