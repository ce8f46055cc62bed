/// A view beside another one, at an edge of the safe area.
private struct EdgeInsetModifier<Inset: View>: ViewModifier {
  let edge: Edge
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  let spacing: CGFloat?
  let inset: Inset

  func body(content: Content) -> some View {
    let main = content.frame(maxWidth: .infinity, maxHeight: .infinity)
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
  /// Keeps a bar at the top or the bottom, and the view beside it. Content of Linux does not scroll
  /// on behind the bar.
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
