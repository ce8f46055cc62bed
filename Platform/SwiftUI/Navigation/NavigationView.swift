/// A stack of pages, by the name that it had before iOS 16.
@available(*, deprecated, message: "Use NavigationStack.")
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Makes a stack with a first page.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The stack.
  public var body: some View { NavigationStack { content } }
}

/// How a `NavigationView` looks.
public protocol NavigationViewStyle: Sendable {}

/// Pages on one another.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// What suits the device: pages on one another.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// Not there: a `NavigationView` is a stack.
@available(*, unavailable, message: "Pages do not stand side by side on Linux: use .stack.")
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Pages on one another.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// What suits the device: pages on one another.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Sets how each `NavigationView` in the view looks. Both styles show pages on one another, which
  /// is what it does anyway.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
