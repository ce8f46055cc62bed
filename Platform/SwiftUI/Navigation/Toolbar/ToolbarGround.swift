/// What a page says about the ground of one of its bars.
struct BarGround: Equatable {
  var color: UIColor?
  var visibility = Visibility.automatic

  /// Takes over what a view further out says, where this says nothing.
  mutating func complete(with other: BarGround) {
    color = color ?? other.color
    if visibility == .automatic { visibility = other.visibility }
  }
}

enum NavigationBarGroundKey: PreferenceKey {
  static var defaultValue: BarGround { BarGround() }
  static func reduce(value: inout BarGround, nextValue: () -> BarGround) {
    value.complete(with: nextValue())
  }
}

enum BottomBarGroundKey: PreferenceKey {
  static var defaultValue: BarGround { BarGround() }
  static func reduce(value: inout BarGround, nextValue: () -> BarGround) {
    value.complete(with: nextValue())
  }
}

/// Adds to what a page says about its bars.
private struct GroundModifier: ViewModifier {
  let style: AnyShapeStyle?
  let visibility: Visibility
  let bars: [ToolbarPlacement]
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    let color = style?._resolve(in: _ShapeContext(tint: environment.tintColor))
    let ground = BarGround(color: color, visibility: visibility)
    let above = bars.isEmpty || bars.contains { $0.bar != .bottom }
    let below = bars.isEmpty || bars.contains { $0.bar != .navigation }
    return
      content
      .transformPreference(NavigationBarGroundKey.self) { if above { $0.complete(with: ground) } }
      .transformPreference(BottomBarGroundKey.self) { if below { $0.complete(with: ground) } }
  }
}

extension View {
  /// Gives bars of the page a ground of a colour; both bars unless given. Of a gradient it is the
  /// first colour.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(GroundModifier(style: AnyShapeStyle(style), visibility: .automatic, bars: bars))
  }

  /// Shows the ground of bars of the page, with the line at its edge, or what lies behind them; both
  /// bars unless given.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(GroundModifier(style: nil, visibility: visibility, bars: bars))
  }

  /// Not there: bars are light or dark as the window is.
  @available(
    *, unavailable, message: "Bars are light or dark as the window is on Linux: leave it out."
  )
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
}

extension UIViewController {
  /// Gives the bars the grounds that the views want; what they say nothing about stays as it is, or
  /// is the default on a page.
  func showGrounds(above: BarGround, below: BarGround) {
    if let page = self as? PageController {
      if page.barGround != above {
        page.barGround = above
        navigationItem.standardAppearance = above.appearance
      }
      page.toolbarGround = below
    } else if above != BarGround() {
      navigationItem.standardAppearance = above.appearance
    }
    if !(self is PageController), below != BarGround(),
      let navigation = navigationController, navigation.topViewController === self
    {
      navigation.toolbar.barTintColor = below.shown
    }
  }
}

extension BarGround {
  /// The colour of the bar; nil for that of the system.
  @MainActor var shown: UIColor? { visibility == .hidden ? .clear : color }

  /// The looks of a bar above a page; nil for those of the system.
  @MainActor fileprivate var appearance: UINavigationBarAppearance? {
    guard self != BarGround(), color != nil || visibility == .hidden else { return nil }
    let appearance = UINavigationBarAppearance()
    if visibility == .hidden {
      appearance.configureWithTransparentBackground()
    } else {
      appearance.backgroundColor = color
    }
    return appearance
  }
}
