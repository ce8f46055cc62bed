import Layout

/// A container's own way to arrange views.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     for (index, view) in subviews.enumerated() {
///       let corner = CGPoint(x: bounds.minX + 20 * CGFloat(index), y: bounds.minY)
///       view.place(at: corner, proposal: .unspecified)
///     }
///   }
/// }
/// ```
/// Where reading goes from right to left, places are mirrored in the container.
@preconcurrency @MainActor public protocol Layout {
  /// What is kept between the questions of one layout.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews
  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date when views have changed; makes it anew unless written otherwise.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size of the container for what it is offered.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Gives each view its place.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The layout with views in it.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// What a view tells the `Layout` that it stands in.
public protocol LayoutValueKey {
  /// The kind of value.
  associatedtype Value
  /// The value of views that say nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the `Layout` that the view stands in a value.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(TraitModifier(Key.self, value))
  }
}
