extension View {
  /// Keeps room free inside the safe area, in points. Content of Linux does not scroll on behind it.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Keeps room free inside the safe area on some sides: 16 points unless given.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Keeps room free inside the safe area on all sides, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
