import Layout

/// The views that a `Layout` arranges.
@preconcurrency @MainActor public struct LayoutSubviews: @preconcurrency RandomAccessCollection {
  /// The direction in which reading goes in the container.
  public let layoutDirection: LayoutDirection
  let items: [LayoutItem]
  let places: PlaceList

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { items.count }
  /// One view.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(item: items[position], index: position, places: places)
  }
}

/// The places that a layout has given.
@MainActor final class PlaceList {
  var placements: [Int: Placement] = [:]
}

/// One view that a `Layout` arranges.
@preconcurrency @MainActor public struct LayoutSubview: @preconcurrency Equatable {
  let item: LayoutItem
  let index: Int
  let places: PlaceList

  /// Whether both are the same view.
  public static func == (one: Self, other: Self) -> Bool { one.item === other.item }

  /// The size that the view takes when it is offered a size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = item.sizeThatFits(proposal.engine)
    return CGSize(width: size.width, height: size.height)
  }

  /// The size and the guides of the view when it is offered a size.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    item.dimensions(item.sizeThatFits(proposal.engine), .horizontal)
  }

  /// Gives the view its place: `anchor` of it is put at `position`, in the space of the bounds.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = item.sizeThatFits(proposal.engine)
    let frame = Rect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
    places.placements[index] = Placement(frame: frame, proposal: proposal.engine)
  }

  /// What `layoutPriority(_:)` gave the view; 0 unless given.
  public var priority: Double { item.priority.division }

  /// The distances that the view would like to keep.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// What the view tells, by `layoutValue(key:value:)`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    item.trait(key) as? Key.Value ?? Key.defaultValue
  }
}

/// The distances that a view would like to keep from others: 8 points on Linux, whatever they are.
public struct ViewSpacing: Sendable {
  /// The ordinary distances.
  public init() {}

  /// The distance to a view that follows along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { defaultStackSpacing }
}

extension ProposedViewSize {
  /// The offer in the layout engine's terms.
  var engine: ProposedSize {
    ProposedSize(width: width.map { Double($0) }, height: height.map { Double($0) })
  }

  init(_ proposal: ProposedSize) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }
}
