import Layout

struct PaddingModifier: RuleModifier {
  let insets: EdgeInsets
  func rule(in environment: EnvironmentValues) -> any LayoutContainer {
    PaddingLayout(
      Insets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing),
      direction: environment.layoutDirection.reading)
  }
}

struct FixedFrameModifier: RuleModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  func rule(in environment: EnvironmentValues) -> any LayoutContainer {
    FrameLayout(
      width: width.map { Double($0) }, height: height.map { Double($0) },
      alignment: alignment.engine, direction: environment.layoutDirection.reading)
  }
}

struct FlexibleFrameModifier: RuleModifier {
  let minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
  let alignment: Alignment
  func rule(in environment: EnvironmentValues) -> any LayoutContainer {
    func points(_ length: CGFloat?) -> Double? { length.map { Double($0) } }
    return FrameLayout(
      minWidth: points(minWidth), idealWidth: points(idealWidth), maxWidth: points(maxWidth),
      minHeight: points(minHeight), idealHeight: points(idealHeight), maxHeight: points(maxHeight),
      alignment: alignment.engine, direction: environment.layoutDirection.reading)
  }
}

struct FixedSizeModifier: RuleModifier {
  let horizontal, vertical: Bool
  func rule(in environment: EnvironmentValues) -> any LayoutContainer {
    FixedSizeLayout(horizontal: horizontal, vertical: vertical)
  }
}

struct LayoutPriorityModifier: ItemModifier {
  let division: Double
  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> ContainerItem {
    let outer = ContainerItem(OverlayLayout(), isModifier: true)
    outer.items = [item]
    outer.division = division
    return outer
  }
  func update(_ item: ContainerItem, in environment: EnvironmentValues) {
    guard item.division != division else { return }
    item.division = division
    item.invalidate()
  }
}

struct OffsetModifier: RuleModifier {
  let x, y: CGFloat
  func rule(in environment: EnvironmentValues) -> any LayoutContainer {
    OffsetLayout(x: x, y: y, direction: environment.layoutDirection.reading)
  }
}

extension View {
  /// Keeps room free around the view, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Keeps room free on some sides: 16 points unless given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Keeps room free on all sides, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Gives the view a frame of a width, a height or both, in points.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Gives the view a frame between limits, in points. An infinite maximum takes all there is.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// A frame needs a width, a height or a limit.
  @available(*, unavailable, message: "Give frame() a width, a height or a limit.")
  public func frame() -> some View { self }

  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the view at its ideal width, height or both.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Says that a stack serves the view before others of a lower priority; 0 unless given.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(division: value))
  }

  /// Shows the view beside its place, which stays free, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(x: x, y: y))
  }

  /// Shows the view beside its place, which stays free, in points.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}
