import Layout

/// The ground of a view and of a bar beside it.
private final class BarredCanvas: ItemCanvas {}

/// The ground of a view that has a bar beside it: the part of a ``BarredCanvas`` that is safe.
final class BesideBarCanvas: ItemCanvas {
  /// How far the bar's edge is from that of the ground around both, in points.
  var insets: UIEdgeInsets {
    var above = superview
    while let view = above, !(view is BarredCanvas) { above = view.superview }
    guard let above else { return .zero }
    let (whole, safe) = (above.bounds, above.convert(bounds, from: self))
    return UIEdgeInsets(
      top: safe.minY - whole.minY, left: safe.minX - whole.minX, bottom: whole.maxY - safe.maxY,
      right: whole.maxX - safe.maxX)
  }
}

/// Gives a view one of the two grounds.
private struct GroundModifier: ItemModifier {
  let isBesideBar: Bool

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> LayerItem {
    LayerItem(
      item, layer: isBesideBar ? BesideBarCanvas(frame: .zero) : BarredCanvas(frame: .zero))
  }
  func update(_ item: LayerItem, in environment: EnvironmentValues) {}
}

/// A view beside another one, at an edge of the safe area.
private struct EdgeInsetModifier<Inset: View>: ViewModifier {
  let edge: Edge
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  let spacing: CGFloat?
  let inset: Inset

  func body(content: Content) -> some View {
    arranged(
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(GroundModifier(isBesideBar: true)),
      // What scrolls on behind the bar must not cover it.
      inset.zIndex(1)
    )
    .modifier(GroundModifier(isBesideBar: false))
  }

  @ViewBuilder private func arranged<Main: View, Bar: View>(_ main: Main, _ inset: Bar) -> some View
  {
    switch edge {
    case .top:
      VStack(alignment: horizontal, spacing: spacing) {
        inset.fixedSize(horizontal: false, vertical: true)
        main
      }
    case .bottom:
      VStack(alignment: horizontal, spacing: spacing) {
        main
        inset.fixedSize(horizontal: false, vertical: true)
      }
    case .leading:
      HStack(alignment: vertical, spacing: spacing) {
        inset.fixedSize(horizontal: true, vertical: false)
        main
      }
    case .trailing:
      HStack(alignment: vertical, spacing: spacing) {
        main
        inset.fixedSize(horizontal: true, vertical: false)
      }
    }
  }
}

extension View {
  /// Keeps a bar at the top or the bottom, and the view beside it. What scrolls there goes on behind
  /// the bar, and ends before it.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      EdgeInsetModifier(
        edge: edge == .top ? .top : .bottom, horizontal: alignment, vertical: .center,
        spacing: spacing ?? 0, inset: content()))
  }

  /// Keeps a bar at the leading or the trailing side, and the view beside it.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      EdgeInsetModifier(
        edge: edge == .leading ? .leading : .trailing, horizontal: .center, vertical: alignment,
        spacing: spacing ?? 0, inset: content()))
  }

  /// Lets the view reach to the edges of the window where it touches the insets of the safe area.
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:).")
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
