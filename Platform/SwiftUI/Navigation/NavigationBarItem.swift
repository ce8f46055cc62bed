/// What the bar above a page is like.
public struct NavigationBarItem: Hashable, Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As suits: in the bar.
    case automatic
    /// In the bar.
    case inline
    /// Not there: bars have titles of one size.
    @available(
      *, unavailable,
      message: "Bars have titles of one size on Linux: use .inline, and a large Text on the page."
    )
    case large
  }
}

extension View {
  /// Says how the page's title is shown: in the bar, which both modes mean.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Gives the page a title: the form before iOS 14.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Gives the page a title: the form before iOS 14.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Gives the page a title: the form before iOS 14.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Gives the page a title: the form before iOS 14.
  @available(*, deprecated, message: "Use navigationTitle(_:).")
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

  /// Gives the page a title: the form before iOS 14.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use navigationTitle(_:).")
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
}
