extension View {
  /// Fills the room behind the view; where that touches the safe area's end, up to the window's edge.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills a shape behind the view with the ground's colour.
  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(.background, in: shape, fillStyle: fillStyle) }

  /// Fills a shape behind the view.
  public func background<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background { shape.fill(style, style: fillStyle) } }

  /// Fills the room before the view; where that touches the safe area's end, up to the window's edge.
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills a shape before the view.
  public func overlay<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { overlay { shape.fill(style, style: fillStyle) } }

  /// Draws a line inside the view's edges, in points.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
