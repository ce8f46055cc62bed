/// Rows one below another, which scroll.
///
/// ```swift
/// List {
///   Section("Account") { Text("rahel@example.com") }
///   Section("App") { Toggle("Notices", isOn: $hasNotices) }
/// }
/// ```
/// On Linux all rows are made at once.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: ListSelection?
  @Environment(\.listLook) private var look

  init(_ selection: ListSelection?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  /// The rows in a scroll view.
  public var body: some View {
    ScrollView {
      ListRows(look: look, selection: selection, content: content)
    }
    .background { Color(uiColor: look.ground).ignoresSafeArea() }
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of views.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

  /// Makes a list with a row for each element, told apart by a part of it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for each element, which knows its identity.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element of a binding, which changes the element.
  public init<Data, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Content == ForEach<[BoundElement<Data>], Data.Element.ID, Row>
  {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each number.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(nil, ForEach(data, content: rowContent))
  }
}

/// Controls in groups, for settings and for what a person enters.
public struct Form<Content: View>: View {
  private let content: Content

  /// Makes a form of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list of groups.
  public var body: some View {
    List { content }
  }
}

/// How a list looks.
public protocol ListStyle: Sendable {
  /// The looks. Lists call this; an app has no need to.
  var _look: _ListLook { get }
}

/// The looks that a list can have.
public enum _ListLook: Hashable, Sendable {
  /// Rows from edge to edge.
  case plain
  /// Groups with round corners, inside the edges.
  case insetGrouped

  @MainActor var ground: UIColor {
    self == .plain ? .systemBackground : .systemGroupedBackground
  }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// The looks.
  public var _look: _ListLook { .plain }
}

/// Groups with round corners, inside the edges.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// The looks.
  public var _look: _ListLook { .insetGrouped }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups with round corners, inside the edges.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

private struct ListLookKey: EnvironmentKey {
  static let defaultValue = _ListLook.insetGrouped
}

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of the lists in the view; groups with round corners unless given.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    environment(\.listLook, style._look)
  }
}
