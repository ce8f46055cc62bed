import Layout

/// Views that know how large the room is in which they stand. The reader takes all it is offered;
/// its views stand at the top where reading begins.
///
/// ```swift
/// GeometryReader { room in
///   Text("Half").frame(width: room.size.width / 2)
/// }
/// ```
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the views for a size.
  public var content: (GeometryProxy) -> Content

  /// Makes views that know their room.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// A node that makes its views during the layout.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    GeometryNode(view, in: context)
  }
}

/// Size and place of a `GeometryReader`.
@preconcurrency @MainActor public struct GeometryProxy {
  /// The size of the reader in points.
  public let size: CGSize
  fileprivate weak var canvas: GeometryCanvas?

  /// How far the reader's room is from the edges of the window, on sides where it touches the safe
  /// area's end.
  public var safeAreaInsets: EdgeInsets {
    guard let canvas, let above = canvas.superview as? ItemCanvas else { return EdgeInsets() }
    let room = above.unsafeRoom(beside: canvas.frame)
    let isLeading = canvas.direction == .leftToRight
    return EdgeInsets(
      top: room.top, leading: isLeading ? room.left : room.right, bottom: room.bottom,
      trailing: isLeading ? room.right : room.left)
  }

  /// The reader's rectangle. Content that reads one of another space is made again when the layout, or
  /// scrolling, moves the reader in it.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let local = CGRect(origin: .zero, size: size)
    guard coordinateSpace != .local, let canvas else { return local }
    return canvas.place(in: coordinateSpace)
  }

  /// The reader's rectangle in a space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of a space around the reader, in the reader's coordinates; nil without one.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let canvas, let ground = canvas.ground(of: coordinateSpace.coordinateSpace) else {
      return nil
    }
    return ground.convert(ground.bounds, to: canvas)
  }
}

private final class GeometryCanvas: ItemCanvas, MovesWithScrolling {
  var direction = LayoutDirection.leftToRight
  /// Makes the content, for a size.
  final var make: @MainActor (CGSize) -> Void = { _ in }
  private var madeFor: CGSize?
  /// The places that the content has read.
  private var readPlaces: [CoordinateSpace: CGRect] = [:]

  var readsPlace: Bool { !readPlaces.isEmpty }

  func place(in space: CoordinateSpace) -> CGRect {
    let place = currentPlace(in: space)
    if readPlaces.isEmpty { ScrolledCanvases.add(self) }
    readPlaces[space] = place
    return place
  }

  private func currentPlace(in space: CoordinateSpace) -> CGRect {
    convert(bounds, to: ground(of: space))
  }

  private var hasMoved: Bool { readPlaces.contains { currentPlace(in: $0.key) != $0.value } }

  func scrolled() { if hasMoved { setNeedsLayout() } }

  override func layoutSubviews() {
    if madeFor != bounds.size || hasMoved {
      madeFor = bounds.size
      for space in readPlaces.keys { readPlaces[space] = currentPlace(in: space) }
      make(bounds.size)
    }
    super.layoutSubviews()
  }
}

private final class GeometryItem: LayoutItem {
  let ground = GeometryCanvas(frame: .zero)

  override init() {
    super.init()
    own(ground)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  override func place(_ placement: Placement) {
    let frame = CGRect(placement.frame)
    if ground.frame != frame || ground.readsPlace { ground.setNeedsLayout() }
    ground.frame = frame
  }

  override func collectViews(into views: inout [UIView]) { views.append(ground) }
}

private final class GeometryNode<Content: View>: _ViewNode<GeometryReader<Content>> {
  private let item = GeometryItem()
  private var child: _ViewNode<Content>?
  private var size: CGSize?

  override init(_ view: GeometryReader<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    let canvas = item.ground
    canvas.make = { [weak self] size in
      self?.size = size
      self?.rerun()
    }
    canvas.place = { [weak canvas] bounds, content in
      let proposal = ProposedSize(Size(bounds.size))
      let size = content.sizeThatFits(proposal)
      let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
      let isLeading = canvas?.direction != .rightToLeft
      return Placement(
        frame: isLeading ? frame : frame.mirrored(in: Rect(bounds)), proposal: proposal)
    }
    canvas.content.rule = OverlayLayout(alignment: .topLeading)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { [item] }
  override func itemsChanged() { item.ground.content.items = child?.items ?? [] }

  override func update(_ view: GeometryReader<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    rerun()
  }

  /// Makes the content anew, once the size is known.
  override func rerun() {
    guard let size, isMounted else { return }
    item.ground.direction = environment.layoutDirection
    item.ground.content.rule = OverlayLayout(
      alignment: .topLeading, direction: environment.layoutDirection.reading)
    let proxy = GeometryProxy(size: size, canvas: item.ground)
    let content = reader.read { view.content(proxy) }
    if let child {
      child.update(content, environment)
    } else {
      child = Content._makeNode(content, in: _NodeContext(under: self, environment))
      itemsChanged()
    }
  }
}
