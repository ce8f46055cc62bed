import Layout

/// A view with its middle at a point of all the room that is offered.
struct PositionLayout: LayoutContainer, Hashable {
  let x, y: Double
  let direction: ReadingDirection

  func size(of elements: [any LayoutElement], proposal: ProposedSize) -> Size {
    let ideal = elements.first?.sizeThatFits(proposal) ?? .zero
    return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  func placements(
    of elements: [any LayoutElement], in bounds: Rect, proposal: ProposedSize
  ) -> [Placement] {
    elements.map { element in
      let size = element.sizeThatFits(proposal)
      let frame = Rect(
        x: bounds.minX + x - size.width / 2, y: bounds.minY + y - size.height / 2,
        width: size.width, height: size.height)
      return Placement(
        frame: direction == .leftToRight ? frame : frame.mirrored(in: bounds), proposal: proposal)
    }
  }
}

struct PositionModifier: RuleModifier {
  let x, y: CGFloat
  func rule(in environment: EnvironmentValues) -> any LayoutContainer {
    PositionLayout(x: x, y: y, direction: environment.layoutDirection.reading)
  }
}

struct AspectRatioModifier: RuleModifier {
  let ratio: CGFloat?
  let mode: ContentMode
  func rule(in environment: EnvironmentValues) -> any LayoutContainer {
    AspectRatioLayout(ratio: ratio.map { Double($0) }, mode == .fit ? .fit : .fill)
  }
}

extension View {
  /// Puts the view's middle at a point of the room that it is offered, all of which it takes.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(x: x, y: y))
  }

  /// Puts the view's middle at a point of the room that it is offered, all of which it takes.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Offers the view a size of a ratio of width to height; its own ratio unless given.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Offers the view a size of the ratio of another size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as it can be inside the room, in its own ratio.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Makes the view as small as it can be around the room, in its own ratio.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

  /// Not there: containers do not tell their size to what is in them.
  @available(*, unavailable, message: "Use GeometryReader to learn the size of what is around.")
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { self }
}
