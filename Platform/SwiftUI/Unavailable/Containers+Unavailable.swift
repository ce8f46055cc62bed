/// Not there: pages do not stand side by side.
@available(
  *, unavailable, message: "Pages do not stand side by side on Linux: use a NavigationStack."
)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// Not there.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {}
  /// Not there.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: there are no columns.
@available(
  *, unavailable, message: "There are no columns of a list on Linux: use a Grid in a ScrollView."
)
public struct Table<Value: RandomAccessCollection>: View {
  /// Not there.
  public init<Columns>(
    _ data: Value, @TableColumnBuilder columns: () -> Columns
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: there are no columns.
@available(
  *, unavailable, message: "There are no columns of a list on Linux: use a Grid in a ScrollView."
)
@resultBuilder public enum TableColumnBuilder {
  /// Not there.
  public static func buildBlock<each Column>(_ columns: repeat each Column) {}
}

/// Not there: there are no columns.
@available(
  *, unavailable, message: "There are no columns of a list on Linux: use a Grid in a ScrollView."
)
public struct TableColumn<Root, Content: View> {
  /// Not there.
  public init(_ title: LocalizedStringKey, value: KeyPath<Root, String>) where Content == Text {}
  /// Not there.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (Root) -> Content) {}
}

/// Not there: lists have no branches.
@available(
  *, unavailable, message: "Lists have no branches on Linux: use a DisclosureGroup in a ForEach."
)
public struct OutlineGroup<Data: RandomAccessCollection, Leaf: View>: View {
  /// Not there.
  public init(
    _ root: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension List {
  /// Not there: lists have no branches.
  @available(
    *, unavailable, message: "Lists have no branches on Linux: use a DisclosureGroup in a ForEach."
  )
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == EmptyView, SelectionValue == Never {
    fatalError()
  }
}
