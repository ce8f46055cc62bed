/// A bar of a page.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Hashable { case automatic, navigation, bottom }
  let bar: Bar

  /// The bars that the page has.
  public static let automatic = ToolbarPlacement(bar: .automatic)
  /// The bar above the page.
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  /// The bar below the page.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  /// Not there: the bar of a `TabView` is always as it is.
  @available(
    *, unavailable, message: "The bar of a TabView keeps its looks on Linux: leave it out."
  )
  public static var tabBar: ToolbarPlacement { automatic }
}

extension View {
  /// Puts views into the bar above the page, where reading ends.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(views: AnyView(content())))
  }
}

extension View {
  /// Puts items into the bars of the page.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(views: content()._views))
  }

  /// Shows or hides bars of the page.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let hides: Bool? =
      switch visibility {
      case .hidden: true
      case .visible: false
      case .automatic: nil
      }
    let above = bars.isEmpty || bars.contains { $0.bar != .bottom }
    let below = bars.isEmpty || bars.contains { $0.bar != .navigation }
    // What is said further in, or about the other bar, stays.
    return transformPreference(NavigationBarHiddenKey.self) { if above { $0 = $0 ?? hides } }
      .transformPreference(BottomBarHiddenKey.self) { if below { $0 = $0 ?? hides } }
  }

  /// Puts views into the bar above the page: the form before iOS 14.
  @available(*, deprecated, message: "Use toolbar(content:).")
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view into the bar above the page, where reading begins: the form before iOS 14.
  @available(*, deprecated, message: "Use toolbar(content:).")
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view into the bar above the page, where reading ends: the form before iOS 14.
  @available(*, deprecated, message: "Use toolbar(content:).")
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
