/// Pages one of which is shown, with a bar below that leads to the others.
///
/// ```swift
/// struct Start: View {
///   var body: some View {
///     TabView {
///       Text("Visits of today").tabItem { Label("Visits", systemImage: "person") }
///       Text("Settings").tabItem { Label("Settings", systemImage: "gearshape") }
///     }
///   }
/// }
/// ```
/// Each page keeps its state while another is shown. On Linux all pages are made at once.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var own: AnyHashable?

  /// Makes pages, the shown one of which is told by its `tag(_:)`, or the identity in a `ForEach`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The page, and the bar.
  public var body: some View {
    TabPages(
      content: content, selection: selection.map { AnyHashable($0.wrappedValue) } ?? own
    ) { tag in
      if let selection {
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      } else {
        own = tag
      }
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Makes pages, the first of which is shown at first.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// A page of a `TabView` with what leads to it.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label

  /// Makes a page that stands for a value, with a label of views.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// The page.
  @ViewBuilder public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}

extension Tab where Value == Never {
  /// Makes a page with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// Makes a page with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }

  /// Makes a page with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Makes a page that stands for a value, with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a page that stands for a value, with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
}

/// The looks of the bar of a `TabView`. An app uses those that there are.
public protocol TabViewStyle: Sendable {}

/// A bar below the pages.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

/// Not there: pages are not swiped.
@available(*, unavailable, message: "Pages are not swiped on Linux: leave tabViewStyle out.")
public struct PageTabViewStyle: TabViewStyle {
  /// Not there.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar below the pages.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// Not there: pages are not swiped.
  @available(*, unavailable, message: "Pages are not swiped on Linux: leave tabViewStyle out.")
  public static var page: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension View {
  /// Sets the looks of the bars of tab views: there is one, a bar below the pages.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
