import Layout

/// A layout of the toolkit's own.
@MainActor protocol EngineLayout: Layout where Cache == Void {
  var rule: any LayoutContainer { get }
}

extension EngineLayout {
  /// The size of all views.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = rule.size(of: subviews.items, proposal: proposal.engine)
    return CGSize(width: size.width, height: size.height)
  }

  /// Gives each view its place.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let placements = rule.placements(
      of: subviews.items, in: Rect(bounds), proposal: proposal.engine)
    for (index, placement) in placements.enumerated() {
      subviews.places.placements[index] = placement
    }
  }
}

/// Views side by side, for `AnyLayout` and for layouts that are made of others.
public struct HStackLayout: EngineLayout {
  /// How views are aligned.
  public var alignment: VerticalAlignment
  /// Points between views; 8 unless given.
  public var spacing: CGFloat?

  /// Makes the layout of an `HStack`.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  var rule: any LayoutContainer {
    FlexibleStackLayout(
      axis: .horizontal,
      alignment: LayoutAlignment(horizontal: .center, vertical: alignment.line),
      spacing: spacing ?? defaultStackSpacing)
  }
}

/// Views one below another, for `AnyLayout` and for layouts that are made of others.
public struct VStackLayout: EngineLayout {
  /// How views are aligned.
  public var alignment: HorizontalAlignment
  /// Points between views; 8 unless given.
  public var spacing: CGFloat?

  /// Makes the layout of a `VStack`.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  var rule: any LayoutContainer {
    FlexibleStackLayout(
      axis: .vertical,
      alignment: LayoutAlignment(horizontal: alignment.line, vertical: .center),
      spacing: spacing ?? defaultStackSpacing)
  }
}

/// Views on one another, for `AnyLayout` and for layouts that are made of others.
public struct ZStackLayout: EngineLayout {
  /// How views are aligned.
  public var alignment: Alignment

  /// Makes the layout of a `ZStack`.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var rule: any LayoutContainer { OverlayLayout(alignment: alignment.engine) }
}

/// A layout whose type may change while the views in it keep their state.
public struct AnyLayout: Layout {
  /// What the hidden layout keeps.
  public struct Cache {
    fileprivate var value: Any
  }
  private let layout: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { self.layout = layout }

  /// Makes the hidden layout's cache.
  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Cache {
      Cache(value: layout.makeCache(subviews: subviews))
    }
    return make(layout)
  }

  /// Brings the hidden layout's cache up to date, or makes one where the layout is another.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func ask<L: Layout>(_ layout: L) {
      with(layout, &cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
    }
    ask(layout)
  }

  /// The hidden layout's size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func ask<L: Layout>(_ layout: L) -> CGSize {
      with(layout, &cache, subviews) {
        $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return ask(layout)
  }

  /// Gives each view its place.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func ask<L: Layout>(_ layout: L) {
      with(layout, &cache, subviews) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    ask(layout)
  }

  private func with<L: Layout, Answer>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ ask: (L, inout L.Cache) -> Answer
  ) -> Answer {
    var kept = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = Cache(value: kept) }
    return ask(layout, &kept)
  }
}
