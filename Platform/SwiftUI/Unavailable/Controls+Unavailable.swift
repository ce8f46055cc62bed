/// Not there: there is no choice of dates.
@available(
  *, unavailable,
  message: "There is no choice of dates on Linux yet: use a Picker, or a TextField with a format."
)
public struct DatePicker<Label: View>: View {
  /// Not there.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>) where Label == Text {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: there is no choice of colours.
@available(*, unavailable, message: "There is no choice of colours on Linux yet: use a Picker.")
public struct ColorPicker<Label: View>: View {
  /// Not there.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>) where Label == Text {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: there is no gauge.
@available(*, unavailable, message: "There is no gauge on Linux: use a ProgressView.")
public struct Gauge<Label: View>: View {
  /// Not there.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: there is no bar of tabs.
@available(
  *, unavailable,
  message:
    "There is no TabView with a bar on Linux: use a NavigationStack with a List, or a Picker."
)
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// Not there.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
  /// Not there.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: pages do not stand side by side.
@available(
  *, unavailable, message: "Pages do not stand side by side on Linux: use a NavigationStack."
)
public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
  /// Not there.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: controls do not join.
@available(*, unavailable, message: "Controls do not join on Linux: use an HStack.")
public struct ControlGroup<Content: View>: View {
  /// Not there.
  public init(@ViewBuilder content: () -> Content) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: lists have no edit mode.
@available(*, unavailable, message: "Lists cannot be edited on Linux: put a Button into the row.")
public struct EditButton: View {
  /// Not there.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: there are no columns.
@available(
  *, unavailable, message: "There are no columns of a list on Linux: use a Grid in a ScrollView."
)
public struct Table<Value: RandomAccessCollection, Columns>: View {
  /// Not there.
  public init(_ data: Value, columns: () -> Columns) {}
  /// Nothing.
  public var body: some View { EmptyView() }
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

/// Not there: views have no clock.
@available(*, unavailable, message: "Views have no clock on Linux: set a State from a task(_:).")
public struct TimelineView<Schedule, Content: View>: View {
  /// Not there.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Date) -> Content) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: desktops do not share.
@available(*, unavailable, message: "Desktops do not share: use a Link, or a Button.")
public struct ShareLink<Data>: View {
  /// Not there.
  public init(item: Data) {}
  /// Not there.
  public init(_ titleKey: LocalizedStringKey, item: Data) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: pictures are not fetched.
@available(
  *, unavailable, message: "Pictures are not fetched on Linux: load a UIImage in a task(_:)."
)
public struct AsyncImage: View {
  /// Not there.
  public init(url: URL?, scale: CGFloat = 1) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: there is no store of objects.
@available(
  *, unavailable,
  message: "There is no store of objects on Linux: use Observable models of your own."
)
@propertyWrapper public struct FetchRequest<Result> {
  /// Nothing.
  public var wrappedValue: [Result] { [] }
  /// Not there.
  public init(sortDescriptors: [Never]) {}
}
