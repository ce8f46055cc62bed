/// Views in columns, one row after another, as wide as the room.
///
/// ```swift
/// ScrollView {
///   LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///     ForEach(1..<20) { Text("\($0)") }
///   }
/// }
/// ```
/// Header and footer of a `Section` have a row of their own. On Linux all views are made at once, not
/// only those that are seen.
public struct LazyVGrid<Content: View>: View {
  private let layout: TrackLayout
  private let content: Content

  /// Puts views into columns. Points between rows are 8 unless given.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = TrackLayout(
      axis: .vertical, items: columns, spacing: spacing ?? defaultStackSpacing,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    self.content = content()
  }

  /// The grid.
  public var body: some View { layout { content } }
}

/// Views in rows, one column after another, as high as the room.
///
/// Header and footer of a `Section` have a column of their own. On Linux all views are made at once,
/// not only those that are seen.
public struct LazyHGrid<Content: View>: View {
  private let layout: TrackLayout
  private let content: Content

  /// Puts views into rows. Points between columns are 8 unless given.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = TrackLayout(
      axis: .horizontal, items: rows, spacing: spacing ?? defaultStackSpacing,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    self.content = content()
  }

  /// The grid.
  public var body: some View { layout { content } }
}

/// Puts views into tracks that run along an axis, line after line.
private struct TrackLayout: Layout {
  let axis: Axis
  let items: [GridItem]
  let spacing: CGFloat
  let alignment: Alignment

  /// Where a view lies: along the axis, and across it.
  private struct Place {
    let view: LayoutSubview
    let along: (start: CGFloat, length: CGFloat)
    let across: (start: CGFloat, length: CGFloat)
    let alignment: Alignment
  }

  private func proposal(across: CGFloat, along: CGFloat? = nil) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: across, height: along)
      : ProposedViewSize(width: along, height: across)
  }

  private func length(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  private func plan(_ room: CGFloat, _ subviews: Subviews) -> (places: [Place], end: CGFloat) {
    let tracks = GridTrack.divide(room, into: items)
    let whole = [GridTrack(start: 0, length: room, alignment: nil)]
    // Tracks that do not fill the room lie in it as the grid says.
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    let share: CGFloat =
      axis == .vertical
      ? alignment.horizontal.share : alignment.vertical.share
    let shift = max(0, room - used) * share
    var places: [Place] = []
    var end: CGFloat = 0
    var line: [LayoutSubview] = []
    func endLine(_ tracks: [GridTrack], shift: CGFloat) {
      guard !line.isEmpty else { return }
      if end > 0 { end += spacing }
      let lengths = zip(line, tracks).map {
        length($0.sizeThatFits(proposal(across: $1.length)))
      }
      let most = lengths.max() ?? 0
      for (view, track) in zip(line, tracks) {
        places.append(
          Place(
            view: view, along: (end, most), across: (track.start + shift, track.length),
            alignment: track.alignment ?? .center))
      }
      end += most
      line = []
    }
    for view in subviews {
      if let trait = view.item.trait(RowTrait.self) as? RowTrait, trait.kind != .row {
        endLine(tracks, shift: shift)
        line = [view]
        endLine(whole, shift: 0)
      } else {
        line.append(view)
        if line.count == tracks.count { endLine(tracks, shift: shift) }
      }
    }
    endLine(tracks, shift: shift)
    return (places, end)
  }

  /// The least room that the tracks need where nothing is offered.
  private var ideal: CGFloat {
    items.reduce(0) { total, item in
      let size: CGFloat =
        switch item.size {
        case .fixed(let size): size
        case .flexible(let least, _), .adaptive(let least, _): least
        }
      return total + size
    } + items.dropLast().reduce(0) { $0 + ($1.spacing ?? defaultStackSpacing) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let room = (axis == .vertical ? proposal.width : proposal.height) ?? ideal
    let end = plan(room, subviews).end
    return axis == .vertical
      ? CGSize(width: room, height: end) : CGSize(width: end, height: room)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let room = axis == .vertical ? bounds.width : bounds.height
    for place in plan(room, subviews).places {
      let offer = self.proposal(across: place.across.length, along: place.along.length)
      let cell =
        axis == .vertical
        ? CGRect(
          x: bounds.minX + place.across.start, y: bounds.minY + place.along.start,
          width: place.across.length, height: place.along.length)
        : CGRect(
          x: bounds.minX + place.along.start, y: bounds.minY + place.across.start,
          width: place.along.length, height: place.across.length)
      let anchor = UnitPoint(
        x: place.alignment.horizontal.share, y: place.alignment.vertical.share)
      place.view.place(
        at: CGPoint(
          x: cell.minX + anchor.x * cell.width, y: cell.minY + anchor.y * cell.height),
        anchor: anchor, proposal: offer)
    }
  }
}

extension HorizontalAlignment {
  /// How much of the room that is left lies before a view.
  fileprivate var share: CGFloat {
    switch self {
    case .leading: 0
    case .trailing: 1
    default: 0.5
    }
  }
}

extension VerticalAlignment {
  /// How much of the room that is left lies above a view.
  fileprivate var share: CGFloat {
    switch self {
    case .top, .firstTextBaseline: 0
    case .bottom, .lastTextBaseline: 1
    default: 0.5
    }
  }
}
