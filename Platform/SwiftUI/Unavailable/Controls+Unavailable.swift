/// Not there: there is no choice of colours.
@available(*, unavailable, message: "There is no choice of colours on Linux yet: use a Picker.")
public struct ColorPicker<Label: View>: View {
  /// Not there.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == Text {}
  /// Not there.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == Text {}
  /// Not there.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: there is no gauge.
@available(*, unavailable, message: "There is no gauge on Linux: use a ProgressView.")
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
  /// Not there.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {}
  /// Not there.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: controls do not join.
@available(*, unavailable, message: "Controls do not join on Linux: use an HStack.")
public struct ControlGroup<Content: View>: View {
  /// Not there.
  public init(@ViewBuilder content: () -> Content) {}
  /// Not there.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: desktops do not share.
@available(*, unavailable, message: "Desktops do not share: use a Link, or a Button.")
public struct ShareLink<Data>: View {
  /// Not there.
  public init(item: Data, subject: Text? = nil, message: Text? = nil) {}
  /// Not there.
  public init(
    _ titleKey: LocalizedStringKey, item: Data, subject: Text? = nil, message: Text? = nil
  ) {}
  /// Not there.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: Data, subject: Text? = nil, message: Text? = nil
  ) {}
  /// Not there.
  public init<L: View>(
    item: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> L
  ) {}
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
  /// Not there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) {}
  /// Not there.
  public init<Content: View>(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not there: pictures are not fetched.
@available(
  *, unavailable, message: "Pictures are not fetched on Linux: load a UIImage in a task(_:)."
)
public enum AsyncImagePhase {
  /// Not there.
  case empty
  /// Not there.
  case success(Image)
  /// Not there.
  case failure(any Error)
  /// Not there.
  public var image: Image? { nil }
  /// Not there.
  public var error: (any Error)? { nil }
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
  public init(sortDescriptors: [Foundation.SortDescriptor<Result>]) {}
}

/// Not there: there is no button that pastes.
@available(
  *, unavailable, message: "There is no such button on Linux: let people paste in a TextField."
)
public struct PasteButton: View {
  /// Not there.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
